import { isDeepStrictEqual } from 'node:util'
import type { EditPath } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { isOfUnit } from '../../mirror-words.ts'
import { type Choose, type MergedValue, mergedMapping, mergedValue, type States, settled } from './merge-values.ts'

const withoutText = (entry: object) => ({ ...entry, text: undefined })

/**
 * A translation that both sides have changed. Its text, the source that it translates and who wrote it belong together: the text of
 * one side beside the source of the other would pass for a translation of that. So only texts of one source are merged, and all else
 * is one question.
 */
function mergedUnit(states: States, path: EditPath, choose: Choose): MergedValue {
  const { base, mine, theirs } = states
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return { value: mine, conflicts: [] }
  if (isDeepStrictEqual(base, mine)) return { value: theirs, conflicts: [] }
  if (!isMapping(mine) || !isMapping(theirs)) return settled(states, path, choose)
  // Both say the same: it has been read if one of them has read it.
  if (mine['text'] !== undefined && mine['text'] === theirs['text'])
    return { value: 'by' in mine ? theirs : mine, conflicts: [] }
  const isOfOneSource = isDeepStrictEqual(withoutText(mine), withoutText(theirs))
  return isOfOneSource ? mergedValue(states, path, choose) : settled(states, path, choose)
}

const groupOf = (value: unknown): Readonly<Record<string, unknown>> => (isMapping(value) ? value : {})

/** Merges a mirror: its translations one by one, everything else by field. */
export function mergedMirror({ base, mine, theirs }: States, choose: Choose): MergedValue {
  const groups = { base: groupOf(base), mine: groupOf(mine), theirs: groupOf(theirs) }
  return mergedMapping(groups, [], (states, path) => {
    if (!isOfUnit([...path, ''])) return mergedValue(states, path, choose)
    const units = { base: groupOf(states.base), mine: groupOf(states.mine), theirs: groupOf(states.theirs) }
    return mergedMapping(units, path, (unit, at) => mergedUnit(unit, at, choose))
  })
}
