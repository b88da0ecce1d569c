import { splitAtValues, type Tokens } from '../tokens.ts'

/** The attribute of a chip: the name of its token. */
const chipMark = 'data-studio-token'

export const chipAt = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>(`[${chipMark}]`) : null

export const tokenOf = (chip: Element): string => chip.getAttribute(chipMark) ?? ''

/** A token in a text that is edited. The caret passes it, and a key deletes it, as if it were one letter. */
export function chipOf(token: string, value: string): HTMLElement {
  const chip = document.createElement('span')
  chip.setAttribute(chipMark, token)
  chip.setAttribute('contenteditable', 'false')
  chip.append(Object.assign(document.createElement('small'), { textContent: `${token}: ` }), value)
  return chip
}

/** The nodes in which a text is edited as it is written: plain text, and a chip for each token with a value. */
export const nodesOfSource = (source: string, tokens: Tokens): (string | HTMLElement)[] =>
  splitAtValues(source, tokens).map((part) => {
    if ('text' in part) return part.text
    const chip = chipOf(part.token, tokens[part.token] as string)
    chip.setAttribute('role', 'button')
    chip.tabIndex = 0
    return chip
  })

/** The text as it is written, from the nodes in which it is edited. */
export function sourceOfNodes(root: Node): string {
  if (root instanceof Text) return root.data
  if (root instanceof HTMLBRElement) return '\n'
  if (root instanceof Element && root.hasAttribute(chipMark)) return `{${tokenOf(root)}}`
  return [...root.childNodes].map(sourceOfNodes).join('')
}
