import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import type { EditPath } from '../../../schema/edit.ts'
import { memoize } from '../../cache/memoize.ts'
import type { Source } from './source.ts'

/** A range of a text: offsets of its first character and after its last. */
export type Range = { start: number; end: number }

/** How many documents are cached: whoever needs one position in a file usually needs more. */
const cachedDocuments = 4

/** The nodes of a file with their positions. Parsing them takes ten times as long as reading only the values. */
export const documentOf = memoize(
  ({ text }: Source): Document.Parsed =>
    parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: 'error' }),
  cachedDocuments,
)

/** The range of a node, without comments after it. */
export const rangeOf = (node: Node | null | undefined): Range => ({
  start: node?.range?.[0] ?? 0,
  end: node?.range?.[1] ?? 0,
})

/**
 * The range of the value at `path`, and of its key if it has one. A key without a value has the empty range after it.
 * `undefined` if nothing is at the path.
 */
export function rangesAt(source: Source, path: EditPath): (Range & { key?: Range }) | undefined {
  let node: Node | null = documentOf(source).contents
  let key: Range | undefined
  for (const segment of path) {
    key = undefined
    if (isSeq<Node | null>(node)) node = node.items[Number(segment)] ?? null
    else if (isMap<Node, Node | null>(node)) {
      const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === segment)
      if (pair === undefined) return undefined
      key = rangeOf(pair.key)
      node = pair.value
    } else return undefined
  }
  if (key === undefined) return rangeOf(node)
  return { ...(node ? rangeOf(node) : { start: key.end, end: key.end }), key }
}
