import { isDeepStrictEqual } from 'node:util'
import { valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { editText } from '../../../content/edit/edit-text.ts'
import { parse } from '../../../content/parse/parse.ts'
import { mergeTexts } from '../../merge-texts.ts'
import { isOfUnit, mirrorPathWords } from '../../mirror-words.ts'
import { pathWords } from '../../path-words.ts'
import { type EntryText, entryTextIn, mergeEdits } from './list-edits.ts'
import { mergedMirror } from './merge-mirror.ts'
import { type Choose, mergedValue, type States, type ValueConflict } from './merge-values.ts'

/** `base` is missing for a file that both sides have created. */
type Texts = { base: string | undefined; mine: string; theirs: string }

/** `conflicts` are questions, each with its place in words: then the text has mine in these places. */
export type MergedYaml = { text: string; conflicts: readonly (ValueConflict & { place: string })[] }

/** The value of a text; `undefined` if it is no valid YAML. */
function readValue(text: string): unknown {
  const { value, diagnostics } = parse({ file: '', text })
  return diagnostics.length === 0 ? value : undefined
}

/** Whether a text says nothing beside comments. */
const isEmpty = (text = '') => parse({ file: '', text }).diagnostics.some(({ code }) => code === 'empty-file')

/** Where a conflict is, in words: “Answer of question 2 of FAQ”. */
function placeOf({ path }: ValueConflict, { mine, theirs }: States, isMirror: boolean): string {
  const root = valueIn(mine, path) === undefined ? theirs : mine
  return isMirror ? mirrorPathWords(root, path) : pathWords(root, path)
}

/** A translation as a person reads it in a question. */
const unitText = (value: unknown) => (isMapping(value) ? (value['text'] ?? '') : value)

/** A question about a translation with its texts alone: those that both translate stay in the file. */
const asTexts = (conflict: ValueConflict): ValueConflict =>
  isOfUnit(conflict.path) ? { ...conflict, mine: unitText(conflict.mine), theirs: unitText(conflict.theirs) } : conflict

/** A text with another value; `undefined` if edits cannot say that. */
function textWith(text: string, value: unknown, textOf: EntryText): string | undefined {
  const now = readValue(text)
  if (now === undefined) return undefined
  if (isDeepStrictEqual(now, value)) return text
  try {
    return editText(text, mergeEdits(now, value, textOf))
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    return undefined
  }
}

/**
 * Merges the changes of two texts of a YAML file with the same `base`: values by field and by entry, comments and layout by
 * line. `undefined` if they can only count as a whole.
 */
export function mergeYaml(
  { base, mine, theirs }: Texts,
  choose: Choose,
  { isMirror = false }: { isMirror?: boolean } = {},
): MergedYaml | undefined {
  const values = { base: readValue(base ?? ''), mine: readValue(mine), theirs: readValue(theirs) }
  if (values.mine === undefined || values.theirs === undefined) return undefined
  if (isMirror && values.base === undefined) values.base = {}
  // Two lists without a common beginning have entries of both; two new pages at one address are two pages.
  if (values.base === undefined && !(isEmpty(base) && Array.isArray(values.mine) && Array.isArray(values.theirs)))
    return undefined
  const { value, conflicts } = isMirror ? mergedMirror(values, choose) : mergedValue(values, [], choose)
  const texts: EntryText[] = [entryTextIn(theirs, values.theirs), entryTextIn(mine, values.mine)]
  const textOf: EntryText = (list, entry) => texts.map((find) => find(list, entry)).find((one) => one !== undefined)
  // The merge by line has the comments of both sides. Its values are right only where no entry came between.
  for (const from of [mergeTexts(base ?? '', mine, theirs).text, mine, theirs]) {
    const text = textWith(from, value, textOf)
    if (text !== undefined)
      return {
        text,
        conflicts: conflicts.map((one) => ({
          ...(isMirror ? asTexts(one) : one),
          place: placeOf(one, values, isMirror),
        })),
      }
  }
  return undefined
}
