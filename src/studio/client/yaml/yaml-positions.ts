import { isMap, isPair, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml'
import { formatPath } from '../../../../schema/diagnostic.ts'
import type { EditPath } from '../../../../schema/edit.ts'
import { isWithin } from '../../../content/edit/edit-path.ts'
import { documentOf, type Range, rangesAt } from '../../../content/parse/yaml-document.ts'
import type { PageModel } from '../../wire/page.ts'
import { placeOf } from '../problems/page-diagnostics.ts'
import type { Selection } from '../store/state.ts'

type Source = { file: string; text: string }

/** Where the content of the line at an offset begins: after its indentation and dashes. */
function contentStart(text: string, offset: number): number {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return start + (/^[ \t]*(?:- +)*/.exec(text.slice(start))?.[0].length ?? 0)
}

/** The path of the value at an offset of a text, which need not be valid. */
export function pathAt(source: Source, offset: number): EditPath {
  const at = Math.max(offset, contentStart(source.text, offset))
  const path: (string | number)[] = []
  const startOf = (node: Node | null) => node?.range?.[0] ?? Number.POSITIVE_INFINITY
  let node: Node | null = documentOf(source).contents
  for (;;) {
    if (isMap<Node, Node | null>(node)) {
      const pair = node.items.findLast(({ key }) => startOf(key) <= at)
      if (pair === undefined || !isScalar(pair.key)) return path
      path.push(String(pair.key.value))
      node = pair.value
    } else if (isSeq<Node | null>(node)) {
      const index = node.items.findLastIndex((item) => startOf(item) <= at)
      if (index === -1) return path
      path.push(index)
      node = node.items[index] ?? null
    } else return path
  }
}

/** The range of the value at a path, with its key; of the closest value around it if there is none. */
export function rangeAt(source: Source, path: EditPath): Range {
  for (let length = path.length; length > 0; length--) {
    const found = rangesAt(source, path.slice(0, length))
    if (found) return { start: found.key?.start ?? found.start, end: found.end }
  }
  return { start: 0, end: 0 }
}

/** The block and the field of a page, or of its head, that a path in its own file leads to. */
export function selectionAt(page: PageModel, path: EditPath): Selection {
  const found = placeOf(page, { file: page.file, path: formatPath(path) })
  if (found.block !== 'head') return found
  const block = page.blocks.findLastIndex(({ entry }) => isWithin(path, entry))
  return block === -1 ? found : { block }
}

/** The path of the selected value in the file of a page; of the block that shows it, if it is in another file. */
export const pathOfSelection = (
  page: PageModel,
  origin: { file: string; path: EditPath },
  entry: EditPath = [],
): EditPath => (origin.file === page.file ? origin.path : entry)

/** A name that no file uses. */
const placeholder = '__caret__'

/** Where a person types: the path of the mapping that gets a field, or of the value, and the values of the file. */
export type CaretPosition = { path: EditPath; values: unknown }

/** The position of a name or a value that would replace a range of a text. */
export function caretPosition(text: string, { start, end }: Range, isName: boolean): CaretPosition | undefined {
  const written = isName ? `${placeholder}: 0` : placeholder
  const doc = parseDocument(text.slice(0, start) + written + text.slice(end), { logLevel: 'silent', stringKeys: true })
  let path: (string | number)[] | undefined
  visit(doc, {
    Scalar(key, node, ancestors) {
      if (node.value !== placeholder || (key === 'key') !== isName) return undefined
      path = ancestors.flatMap((one, index): (string | number)[] => {
        const child: unknown = ancestors[index + 1] ?? node
        if (isSeq(one)) return [one.items.indexOf(child)]
        return isPair(one) && isScalar(one.key) && !(isName && one === ancestors.at(-1)) ? [String(one.key.value)] : []
      })
      return visit.BREAK
    },
  })
  return path && { path, values: doc.toJS() }
}
