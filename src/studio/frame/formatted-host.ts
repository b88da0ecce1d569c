/** The number in the name of a heading element; `undefined` for another node. */
const headingLevel = (node: Node): string | undefined => /^H([1-6])$/.exec(node.nodeName)?.[1]

/**
 * The element in which the shell formats a text in place of these nodes of the page. It has the styles that they have:
 * those of the element around them, if nothing else is in it, and the level of their highest heading.
 */
export function hostOf(nodes: readonly Node[]): HTMLElement {
  const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
  const isBlock = nodes.some((node) => isElement(node) && !getComputedStyle(node).display.startsWith('inline'))
  const host = document.createElement(isBlock ? 'div' : 'span')
  const around = nodes[0]?.parentElement
  if (around && around.childElementCount === nodes.filter(isElement).length) host.className = around.className
  host.setAttribute('data-studio-formatted', '')
  const [level] = nodes.flatMap((node) => headingLevel(node) ?? [])
  if (level) host.dataset['level'] = level
  return host
}
