import { stringify } from 'yaml'
import { type EditPath, valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { parseEditPath } from '../../../content/edit/edit-path.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import type { ChangeWords } from '../../publish-model.ts'
import { singular } from '../../singular.ts'
import { inSentence, inWords } from '../../words.ts'
import type { ValueChange } from './value-changes.ts'

/** A value as a person reads it; a mapping or a list as YAML. */
function shownValue(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === null || value === undefined ? '' : stringify(value, { lineWidth: 0 }).trimEnd()
}

/** A block by its type, or by the fragment that it names; `undefined` for other values. */
function blockWords(value: unknown): string | undefined {
  if (!isMapping(value)) return undefined
  if (typeof value['type'] === 'string') return inWords(value['type'])
  return typeof value['use'] === 'string' ? `fragment ${inWords(value['use'])}` : undefined
}

/** The path of an override as the path in the page: `overrides` and `blocks[hero].title`. */
function withoutOverride([first, key, ...rest]: EditPath): EditPath | undefined {
  if (first !== 'overrides' || typeof key !== 'string') return undefined
  try {
    return [...parseEditPath(key), ...rest]
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
}

/** The parts of a path in words, from the outside in: blocks, entries and fields. */
function partsOf(root: unknown, path: EditPath): string[] {
  const parts = path.flatMap((key, at): string[] => {
    const [list, next] = [path[at - 1], path[at + 1]]
    if (typeof key === 'number') {
      const block =
        list === undefined || list === 'blocks' ? blockWords(valueIn(root, path.slice(0, at + 1))) : undefined
      return [block ?? `${singular(inWords(String(list ?? 'entries')))} ${key + 1}`]
    }
    // The name of a block, as in an override.
    if (list === 'blocks') return [inWords(key)]
    // A list is said by its entry.
    const isSaid = typeof next === 'number' || (key === 'blocks' && next !== undefined)
    return isSaid ? [] : [inSentence(inWords(key))]
  })
  const whole = blockWords(root)
  return whole === undefined ? parts : [whole, ...parts]
}

const capitalized = (words: string) => words.replace(/^./, (first) => first.toUpperCase())

/** Where a value is, in words: “Answer of question 2 of FAQ”. */
function pathWords(root: unknown, path: EditPath): string {
  const overridden = withoutOverride(path)
  const words = partsOf(overridden ? undefined : root, overridden ?? path)
    .toReversed()
    .join(' of ')
  return capitalized(words === '' ? 'whole file' : words)
}

/** A change in words, with the values before and after it. `before` and `after` are the values of the file. */
export function changeWords(change: ValueChange, [before, after]: readonly [unknown, unknown]): ChangeWords {
  const where = pathWords(change.kind === 'deleted' ? before : after, change.path)
  switch (change.kind) {
    case 'added':
      return { words: `${where} added`, after: shownValue(change.value) }
    case 'deleted':
      return { words: `${where} deleted`, before: shownValue(change.value) }
    case 'moved': {
      const [from, to] = [change.from, Number(change.path.at(-1))].map((index) => `Place ${index + 1}`) as [
        string,
        string,
      ]
      return { words: `${where} moved`, before: from, after: to }
    }
    case 'set':
      return {
        words: where,
        ...(change.before !== undefined && { before: shownValue(change.before) }),
        ...(change.after !== undefined && { after: shownValue(change.after) }),
      }
  }
}
