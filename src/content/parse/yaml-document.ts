import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap } from 'yaml'
import type { EditPath } from '../../../schema/edit.ts'
import { memoize, memoizeObjects } from '../../cache/memoize.ts'
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

/**
 * The same for positions alone, where the values could be read: a key that is there twice is looked for by comparing each key with
 * all others, which takes seconds in a file of thousands of keys.
 */
const nodesOf = memoize(
  ({ text }: Source): Document.Parsed =>
    parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: 'error', uniqueKeys: false }),
  cachedDocuments,
)

/** The entries of a mapping by their keys; of two alike the first. */
const pairsOf = memoizeObjects(
  ({ items }: YAMLMap<Node, Node | null>) =>
    new Map(items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [])).reverse()),
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
  let node: Node | null = nodesOf(source).contents
  let key: Range | undefined
  for (const segment of path) {
    key = undefined
    if (isSeq<Node | null>(node)) node = node.items[Number(segment)] ?? null
    else if (isMap<Node, Node | null>(node)) {
      const pair = pairsOf(node).get(String(segment))
      if (pair === undefined) return undefined
      key = rangeOf(pair.key)
      node = pair.value
    } else return undefined
  }
  if (key === undefined) return rangeOf(node)
  return { ...(node ? rangeOf(node) : { start: key.end, end: key.end }), key }
}
