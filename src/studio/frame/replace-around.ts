/** Replaces nodes by others before `end`, unless they are equal. */
function replaceNodes(parent: Node, nodes: readonly Node[], fresh: readonly Node[], end: Node | null): void {
  if (nodes.length === fresh.length && nodes.every((node, index) => node.isEqualNode(fresh[index] ?? null))) return
  for (const node of nodes) parent.removeChild(node)
  for (const node of fresh) parent.insertBefore(node, end)
}

function copyAttributes(element: Element, { attributes }: Element): void {
  for (const { name } of [...element.attributes]) if (!attributes.getNamedItem(name)) element.removeAttribute(name)
  for (const { name, value } of attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** The elements from a root down to the parent of a node. */
function elementsTo(node: Node, root: Element): Element[] {
  const found: Element[] = []
  for (let at = node.parentElement; at; at = at === root ? null : at.parentElement) found.unshift(at)
  return found
}

const siblings = (first: Node | null, end: Node | null): Node[] => {
  const nodes: Node[] = []
  for (let node = first; node && node !== end; node = node.nextSibling) nodes.push(node)
  return nodes
}

/** Adjacent nodes, by the first and the last of them. */
export type Run = { first: Node; last: Node }

/**
 * Turns `root` into a copy of `fresh`, except for the nodes of `run`: they stay where they are, so that a text that is
 * edited there does not lose its caret and its undo steps. `freshRun` are the nodes of `fresh` that they stand for.
 * Returns false, and changes nothing, if the two runs are not within the same elements.
 */
export function replaceAround(root: Element, run: Run, fresh: Element, freshRun: Run): boolean {
  const [path, freshPath] = [elementsTo(run.first, root), elementsTo(freshRun.first, fresh)]
  const isSame = path.length === freshPath.length && path.every((one, at) => one.tagName === freshPath[at]?.tagName)
  if (!isSame) return false
  path.forEach((element, at) => {
    const freshElement = freshPath[at] as Element
    const inner = path[at + 1]
    const stays = inner ? { first: inner, last: inner } : run
    const freshInner = freshPath[at + 1]
    const other = freshInner ? { first: freshInner, last: freshInner } : freshRun
    const [before, after] = [siblings(element.firstChild, stays.first), siblings(stays.last.nextSibling, null)]
    replaceNodes(element, after, siblings(other.last.nextSibling, null), null)
    replaceNodes(element, before, siblings(freshElement.firstChild, other.first), stays.first)
    copyAttributes(element, freshElement)
  })
  return true
}
