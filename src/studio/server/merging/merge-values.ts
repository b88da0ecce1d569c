import { isDeepStrictEqual } from 'node:util'
import { formatPath } from '../../../../schema/diagnostic.ts'
import type { EditPath } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { kindOf, nameOf } from '../../../content/edit/entry-identity.ts'
import { mergeTexts } from '../../merge-texts.ts'
import { joinedOrder, type ListNode, type Lists, leadingSide, listNodes } from './list-nodes.ts'

/** A value in three states; `undefined` where it is not there. */
export type States = { base: unknown; mine: unknown; theirs: unknown }

/** Which version counts: `both` writes both entries of a list, theirs first. */
export type Side = 'mine' | 'theirs' | 'both'

/** A value that both sides have changed in two ways. Its path leads there in `mine`, or in `theirs` where it was deleted. */
export type ValueConflict = {
  id: string
  path: EditPath
  mine: unknown
  theirs: unknown
  /** Whether it is an entry of a list that may stand there twice. */
  canKeepBoth: boolean
}

export type MergedValue = { value: unknown; conflicts: readonly ValueConflict[] }

/** The side that counts in a conflict; `undefined` if it is a question yet. */
export type Choose = (conflict: ValueConflict) => Side | undefined

const isSame = isDeepStrictEqual

/** The result of a conflict: what was chosen, else the version of this side and the question. */
export function settled(states: States, path: EditPath, choose: Choose): MergedValue {
  const { mine, theirs } = states
  const conflict = { id: formatPath(path), path, mine, theirs, canKeepBoth: false }
  const side = choose(conflict)
  return { value: side === 'theirs' ? theirs : mine, conflicts: side === undefined ? [conflict] : [] }
}

/** The same value for any question. */
const always =
  (side: Side): Choose =>
  () =>
    side

/**
 * An entry of a list that both sides have changed. It is one question, whatever fields differ: without a name of its own it may
 * also stand there twice. Returns one entry or two.
 */
function mergedEntry(
  states: States,
  path: EditPath,
  choose: Choose,
): { values: unknown[]; conflicts: readonly ValueConflict[] } {
  const { mine, theirs } = states
  const once = mergedValue(states, path, choose)
  const mayBeTwice = kindOf(mine) === undefined && nameOf(mine) === undefined && nameOf(theirs) === undefined
  const isAsked = mergedValue(states, path, () => undefined).conflicts.length > 0
  if (!mayBeTwice || !isAsked) return { values: [once.value], conflicts: once.conflicts }
  const conflict = { id: formatPath(path), path, mine, theirs, canKeepBoth: true }
  const side = choose(conflict)
  const versions = {
    mine: mergedValue(states, path, always('mine')).value,
    theirs: mergedValue(states, path, always('theirs')).value,
  }
  if (side === 'both') return { values: [versions.theirs, versions.mine], conflicts: [] }
  return { values: [versions[side ?? 'mine']], conflicts: side === undefined ? [conflict] : [] }
}

/** Merges a group field by field, each by `mergedPart`. */
export function mergedMapping(
  states: Record<keyof States, Readonly<Record<string, unknown>>>,
  path: EditPath,
  mergedPart: (states: States, path: EditPath) => MergedValue,
): MergedValue {
  const { base, mine, theirs } = states
  const conflicts: ValueConflict[] = []
  const value: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = mergedPart({ base: base[key], mine: mine[key], theirs: theirs[key] }, [...path, key])
    conflicts.push(...merged.conflicts)
    if (merged.value !== undefined) value[key] = merged.value
  }
  return { value, conflicts }
}

/** The values that a list has for an entry in the end: none if it was deleted. */
function valuesOf(node: ListNode, { base, mine, theirs }: Lists, path: EditPath, choose: Choose) {
  const at = (list: readonly unknown[], index: number | undefined) => (index === undefined ? undefined : list[index])
  const states = { base: at(base, node.base), mine: at(mine, node.mine), theirs: at(theirs, node.theirs) }
  const own = [...path, node.mine ?? node.theirs ?? 0]
  if (node.mine !== undefined && node.theirs !== undefined) return mergedEntry(states, own, choose)
  const only = node.mine === undefined ? states.theirs : states.mine
  if (node.base === undefined) return { values: [only], conflicts: [] }
  // Deleted on one side, or on both.
  if (only === undefined || isSame(only, states.base)) return { values: [], conflicts: [] }
  const { value, conflicts } = settled(states, own, choose)
  return { values: value === undefined ? [] : [value], conflicts }
}

/** Merges a list by its entries: both sides may add, change, delete and move different ones. */
function mergedList(lists: Lists, path: EditPath, choose: Choose): MergedValue {
  const nodes = listNodes(lists)
  const conflicts: ValueConflict[] = []
  let lead = leadingSide(nodes)
  if (lead === undefined) {
    const order = settled(lists, path, choose)
    conflicts.push(...order.conflicts)
    lead = order.value === lists.theirs ? 'theirs' : 'mine'
  }
  const value = joinedOrder(nodes, lead).flatMap((node) => {
    const { values, conflicts: own } = valuesOf(node, lists, path, choose)
    conflicts.push(...own)
    return values
  })
  return { value, conflicts }
}

/** Whether a value of both sides can be merged part by part: what was something else before cannot. */
const areBoth = <Kind>({ base, mine, theirs }: States, is: (value: unknown) => value is Kind): boolean =>
  is(mine) && is(theirs) && (base === undefined || is(base))

const isLong = (value: unknown): value is string => typeof value === 'string' && value.includes('\n')

/**
 * Merges the changes of both sides to a value: groups by field, lists by entry, long texts by line. What only one side has
 * changed is as there, and what both have changed in two ways is a question.
 */
export function mergedValue(states: States, path: EditPath, choose: Choose): MergedValue {
  const { base, mine, theirs } = states
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  if (areBoth(states, isMapping) && kindOf(mine) === kindOf(theirs)) {
    const groups = { base: base ?? {}, mine, theirs } as Record<keyof States, Readonly<Record<string, unknown>>>
    return mergedMapping(groups, path, (part, at) => mergedValue(part, at, choose))
  }
  if (areBoth(states, Array.isArray)) return mergedList({ base: base ?? [], mine, theirs } as Lists, path, choose)
  if (isLong(base) && isLong(mine) && isLong(theirs)) {
    const { text, conflict } = mergeTexts(base, mine, theirs)
    if (!conflict) return { value: text, conflicts: [] }
  }
  return settled(states, path, choose)
}
