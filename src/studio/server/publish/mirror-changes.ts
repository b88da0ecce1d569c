import { isDeepStrictEqual } from 'node:util'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { type ValueChange, valueChanges } from '../../../content/compare/value-changes.ts'
import { isOfUnit, mirrorPathWords } from '../../mirror-words.ts'
import type { ChangeWords } from '../../wire/history.ts'
import { say } from '../../words/say.ts'
import { changeWords } from './change-words.ts'

type Entry = { source?: unknown; text?: unknown; by?: unknown }

const mappingOf = (value: unknown): Readonly<Record<string, unknown>> => (isMapping(value) ? value : {})

const textOf = ({ text }: Entry) => (typeof text === 'string' ? text : undefined)

/** The differences between two states of a mirror: each translation as a whole, everything else field by field. */
export function mirrorChanges(before: unknown, after: unknown): ValueChange[] {
  const [{ texts: textsBefore, unused: unusedBefore, ...from }, { texts, unused, ...to }] = [before, after].map(
    mappingOf,
  ) as [Record<string, unknown>, Record<string, unknown>]
  const entries = (part: 'texts' | 'unused', old: unknown, now: unknown) => {
    const [own, other] = [mappingOf(old), mappingOf(now)]
    return [...new Set([...Object.keys(other), ...Object.keys(own)])].flatMap((key): ValueChange[] =>
      isDeepStrictEqual(own[key], other[key])
        ? []
        : [{ kind: 'set', path: [part, key], before: own[key], after: other[key] }],
    )
  }
  return [
    ...valueChanges(from, to),
    ...entries('texts', textsBefore, texts),
    ...entries('unused', unusedBefore, unused),
  ]
}

/** How many translations say something else. */
export const changedTexts = (changes: readonly ValueChange[]): number =>
  changes.filter(
    (one) =>
      one.kind === 'set' && one.path[0] === 'texts' && textOf(mappingOf(one.before)) !== textOf(mappingOf(one.after)),
  ).length

/** A change of a mirror in words: of a translation its text before and after it. The source text shows where only that is another. */
export function mirrorChangeWords(change: ValueChange, values: readonly [unknown, unknown]): ChangeWords {
  if (change.kind !== 'set' || !isOfUnit(change.path)) return changeWords(change, values)
  const words = say().server.changes
  const where = mirrorPathWords(undefined, change.path)
  const [from, to]: Entry[] = [mappingOf(change.before), mappingOf(change.after)]
  const [before, after] = [textOf(from ?? {}), textOf(to ?? {})]
  const isUnused = change.path[0] === 'unused'
  if (before !== after)
    return {
      words: isUnused ? words.unused(where) : where,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    }
  if (change.before === undefined) return { words: words.toTranslate(where), after: String(to?.source ?? '') }
  if (change.after === undefined) return { words: words.deleted(where) }
  if (from?.source === to?.source) return { words: words.wasRead(where) }
  return { words: words.stillRight(where), before: String(from?.source ?? ''), after: String(to?.source ?? '') }
}
