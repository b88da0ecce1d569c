import { Fragment, type Node } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { textSchema } from './text-schema.ts'

/** Whether a name is that of a token with a value, which is edited as a whole. Others are text: a name can be corrected. */
export type IsToken = (name: string) => boolean

const sharedToken = /\{([A-Za-z][\w.]*)\}/g
const tokenType = textSchema.nodes['token']

type Found = { from: number; to: number; node: Node }

/** The tokens in a text node, as nodes. Code stays as it is written. */
function tokensIn({ text = '', marks }: Node, isToken: IsToken): Found[] {
  if (marks.some(({ type }) => type.spec.code)) return []
  return [...text.matchAll(sharedToken)].flatMap((match) => {
    const [written, name = ''] = match
    if (!tokenType || !isToken(name)) return []
    return { from: match.index, to: match.index + written.length, node: tokenType.create({ name }, null, marks) }
  })
}

/** A copy of a node whose inline nodes are replaced by others. */
export function mapInline(node: Node, map: (inline: Node) => readonly Node[]): Node {
  if (node.type.spec.code) return node
  const children = node.children.flatMap((child) => (child.isInline ? map(child) : mapInline(child, map)))
  return node.copy(Fragment.fromArray(children))
}

/** A document with a node for each token. */
export const withTokenNodes = (doc: Node, isToken: IsToken): Node =>
  mapInline(doc, (inline) => {
    const tokens = inline.isText ? tokensIn(inline, isToken) : []
    const cuts = [0, ...tokens.flatMap(({ from, to }) => [from, to]), inline.nodeSize]
    return tokens.length === 0
      ? [inline]
      : cuts.slice(1).flatMap((to, index) => {
          const from = cuts[index] ?? 0
          const token = tokens.find((one) => one.from === from && one.to === to)
          return token ? token.node : from === to ? [] : inline.cut(from, to)
        })
  })

/** A node with its tokens as they are written. */
export const withTokenTexts = (node: Node): Node =>
  mapInline(node, (inline) =>
    inline.type === tokenType ? [textSchema.text(`{${inline.attrs['name']}}`, inline.marks)] : [inline],
  )

/** Turns a token into its node as soon as all of it is typed or pasted. */
export const typedTokens = (isToken: IsToken): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, state: EditorState): Transaction | null {
      // An input method has not decided yet.
      if (!transactions.some(({ docChanged }) => docChanged) || transactions.some((one) => one.getMeta('composition')))
        return null
      const found: Found[] = []
      state.doc.descendants((node, position, parent) => {
        if (node.isText && !parent?.type.spec.code)
          for (const { from, to, node: token } of tokensIn(node, isToken))
            found.push({ from: position + from, to: position + to, node: token })
      })
      if (found.length === 0) return null
      const { tr } = state
      for (const { from, to, node } of found.reverse()) tr.replaceWith(from, to, node)
      return tr
    },
  })
