import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown'
import type { Mark, Node } from 'prosemirror-model'
import { markdownParser } from '../../../components/prose/markdown-parser.ts'
import { textSchema } from './text-schema.ts'
import { type IsToken, mapInline, withTokenNodes, withTokenTexts } from './token-nodes.ts'
import { wrapped } from './wrapped.ts'

/** Reads the same signs as the renderer of the site. */
const tokenizer = markdownParser()

const { tokens } = defaultMarkdownParser
const parser = new MarkdownParser(textSchema, tokenizer, {
  ...tokens,
  bullet_list: {
    block: 'bullet_list',
    getAttrs: (token, all, index) => ({
      ...tokens['bullet_list']?.getAttrs?.(token, all, index),
      bullet: token.markup || '-',
    }),
  },
  s: { mark: 'strike' },
  table: { block: 'table' },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: 'table_row' },
  th: { block: 'table_header' },
  td: { block: 'table_cell' },
})

/** Tokens of shared data, which are written as they are. */
const sharedToken = /(\{[A-Za-z][\w.]*\})/

const cellText = (cell: Node): string =>
  serializer
    .serialize(textSchema.node('doc', null, textSchema.node('paragraph', null, cell.content)))
    .replaceAll(/\\?\n/g, ' ')
    .replaceAll('|', '\\|')

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const serializer: MarkdownSerializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    text(state, node) {
      // Every other part is a token. The box of a checklist is no link.
      for (const [index, part] of (node.text ?? '').split(sharedToken).entries())
        state.text(index % 2 === 1 ? part : state.esc(part, index === 0).replaceAll('\\[ \\]', '[ ]'), false)
    },
    table(state, node) {
      node.forEach((line, _offset, index) => {
        const cells = Array.from({ length: line.childCount }, (_, at) => cellText(line.child(at)))
        state.write(row(cells))
        state.ensureNewLine()
        if (index === 0) {
          state.write(row(cells.map(() => '---')))
          state.ensureNewLine()
        }
      })
      state.closeBlock(node)
    },
  },
  {
    ...defaultMarkdownSerializer.marks,
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
  },
)

/** A document of Markdown that stood in no text yet. */
export const parseMarkdown = (markdown: string): Node => parser.parse(markdown)

const words = (node: Node) => node.textContent.replaceAll(/\s/g, '')

/**
 * A block as Markdown. Signs of emphasis that Markdown would show, such as those in front of a sign within a word, are left
 * out with their emphasis: the page says the words.
 */
function blockMarkdown(block: Node): string {
  const write = (node: Node) => serializer.serialize(textSchema.node('doc', null, node)).trimEnd()
  const isRight = (text: string) => words(parser.parse(text)) === words(block)
  const marked = new Set<Node>()
  const isEmphasis = ({ type }: Mark) => ['em', 'strong', 'strike'].includes(type.name)
  block.descendants((node) => void (node.marks.some(isEmphasis) && marked.add(node)))
  const without = (nodes: ReadonlySet<Node>) =>
    mapInline(block, (inline) => [
      nodes.has(inline) ? inline.mark(inline.marks.filter((mark) => !isEmphasis(mark))) : inline,
    ])
  const text = write(block)
  if (marked.size === 0 || isRight(text)) return text
  const tries = [...[...marked].map((one) => new Set([one])), marked].map((nodes) => write(without(nodes)))
  return tries.find(isRight) ?? text
}

/** A top-level block as it is written: its lines, and what stands behind it, up to the next one. */
type Slice = { index: number; text: string; behind: string }

/** Cuts a text at its top-level blocks. */
function slicesOf(markdown: string): { before: string; slices: Slice[] } {
  const lines = markdown.split('\n')
  const offsets = [0]
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + line.length + 1)
  const ranges = tokenizer
    .parse(markdown, {})
    .filter(({ level, nesting, type }) => level === 0 && nesting >= 0 && type !== 'inline')
    .map(({ map }) => {
      const [first = 0, end = 0] = map ?? []
      let last = end
      while (last > first + 1 && lines[last - 1]?.trim() === '') last -= 1
      return { start: offsets[first] ?? 0, end: Math.min(markdown.length, (offsets[last] ?? 1) - 1) }
    })
  return {
    before: markdown.slice(0, ranges[0]?.start ?? markdown.length),
    slices: ranges.map(({ start, end }, index) => ({
      index,
      text: markdown.slice(start, end),
      behind: markdown.slice(end, ranges[index + 1]?.start ?? markdown.length),
    })),
  }
}

/** The longest line of blocks whose lines are broken; `undefined` if none is. */
function widthOf(slices: readonly Slice[]): number | undefined {
  const lines = slices.flatMap(({ text }) => (text.includes('\n') ? text.split('\n') : []))
  const broken = lines.filter((line) => !/^\s*(?:[-*+|#>]|\d+[.)]|```)/.test(line))
  return broken.length < 2 ? undefined : Math.max(60, ...broken.map(({ length }) => length))
}

/** Whether what stands behind a block stays: the next block is the same one, or it is more than blank lines. */
const isKept = ({ index, behind }: Slice, next: Slice | undefined) =>
  next?.index === index + 1 || (next === undefined && behind.trim() !== '')

/**
 * Markdown as a document that can be edited, and back: blocks that were not touched keep every byte. The names for which
 * `isToken` is true become tokens.
 */
export function readMarkdown(markdown: string, isToken: IsToken = () => false) {
  const doc = withTokenNodes(parser.parse(markdown), isToken)
  const { before, slices } = slicesOf(markdown)
  const width = widthOf(slices)
  const sliceOf = new Map<Node, Slice>()
  // What the document cannot hold, such as a text without blocks, has no slices.
  if (slices.length === doc.childCount) for (const slice of slices) sliceOf.set(doc.child(slice.index), slice)

  const written = (node: Node) => {
    const text = blockMarkdown(withTokenTexts(node))
    return width === undefined ? text : wrapped(text, width)
  }

  /** The Markdown of the document after it was edited. */
  function write(edited: Node): string {
    const blocks = edited.children.filter((node) => node.type.name !== 'paragraph' || node.content.size > 0)
    if (blocks.length === 0) return ''
    let text = ''
    blocks.forEach((node, index) => {
      const slice = sliceOf.get(node)
      const next = blocks[index + 1]
      text += slice?.text ?? written(node)
      if (next) text += slice && isKept(slice, sliceOf.get(next)) ? slice.behind : '\n\n'
    })
    const first = blocks[0] && sliceOf.get(blocks[0])
    // The definitions of links stand between blocks.
    const definitions = slices.flatMap(({ behind }) =>
      behind.trim() === '' || text.includes(behind) ? [] : [behind.trim()],
    )
    const start = first?.index === 0 || before.trim() !== '' ? before : ''
    const end = markdown.slice(markdown.trimEnd().length).replace(/[^\n]/g, '')
    return start + [text.trimEnd(), ...definitions].join('\n\n') + end
  }

  return { doc, write: (edited: Node) => (edited.eq(doc) ? markdown : write(edited)) }
}
