import { isSeq } from 'yaml'
import type { Splice } from '../../../schema/edit.ts'
import type { Entry, YamlCollection } from './yaml-layout.ts'
import { flowText } from './yaml-text.ts'

/** A new entry of a flow collection: `a` in a list, `a: 1` in a mapping. */
const entryText = (value: unknown, name: string | undefined) =>
  name === undefined ? flowText(value) : `${flowText(name)}: ${flowText(value)}`

export function setInFlow(entry: Entry, value: unknown): Splice {
  const [start, end] = entry.value?.range ?? [0, 0]
  if (start < end) return { start, end, text: flowText(value, entry.value) }
  const lacksColon = entry.key !== undefined && entry.headEnd === entry.key.end
  return { start: entry.headEnd, end: entry.headEnd, text: `${lacksColon ? ':' : ''} ${flowText(value)}` }
}

/** What stands between the entries of a list: a line break with its indentation where each has a line of its own. */
function between(text: string, { entries, node }: YamlCollection, index: number): string {
  const [before, entry] = [entries[index - 1], entries[index]]
  const gap = isSeq(node) && before && entry ? text.slice(before.end, entry.start) : ''
  return /^,[ \t]*\r?\n[ \t]*$/.test(gap) ? gap : ', '
}

export function insertInFlow(
  text: string,
  collection: YamlCollection,
  index: number,
  { value, name }: { value: unknown; name: string | undefined },
): Splice {
  const { entries } = collection
  const written = entryText(value, name)
  const next = entries[index]
  if (next) return { start: next.start, end: next.start, text: written + between(text, collection, index || 1) }
  const at = entries.at(-1)?.end ?? 0
  return { start: at, end: at, text: between(text, collection, entries.length - 1) + written }
}

export function deleteInFlow({ entries }: YamlCollection, index: number): Splice {
  const next = entries[index + 1]
  const entry = entries[index] as Entry
  const before = entries[index - 1]
  if (next) return { start: entry.start, end: next.start, text: '' }
  return { start: before?.end ?? entry.start, end: entry.end, text: '' }
}

export function moveInFlow(text: string, { entries }: YamlCollection, from: number, to: number): Splice[] {
  const order = entries.map((_, index) => index)
  order.splice(to, 0, ...order.splice(from, 1))
  return order.flatMap((source, place) => {
    const { start, end } = entries[place] as Entry
    const moved = entries[source] as Entry
    return source === place ? [] : [{ start, end, text: text.slice(moved.start, moved.end) }]
  })
}
