/** The attribute of a block: its number among those of the page. */
export const blockMark = 'data-studio-block'
/** The attribute of an element whose attributes hold values: their paths. */
const attributeMark = 'data-studio-paths'

const isOpening = (node: Node): node is Comment =>
  node.nodeType === Node.COMMENT_NODE && (node as Comment).data.startsWith('studio ')
const isClosing = (node: Node) => node.nodeType === Node.COMMENT_NODE && (node as Comment).data === '/studio'
const pathOf = (mark: Comment) => mark.data.slice('studio '.length)

/** The blocks of the page, by their numbers. */
export const blockElements = (root: ParentNode = document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[${blockMark}]`),
]

export const blockAt = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(`[${blockMark}]`) ?? null

export const numberOf = (block: Element) => Number(block.getAttribute(blockMark))

/** The mark around a node. */
function markAround(node: Node, block: Element): Comment | undefined {
  for (let at: Node | null = node; at && at !== block; at = at.parentNode) {
    let depth = 0
    for (let sibling = at.previousSibling; sibling; sibling = sibling.previousSibling)
      if (isClosing(sibling)) depth++
      else if (isOpening(sibling)) {
        if (depth === 0) return sibling
        depth--
      }
  }
  return undefined
}

function* marksIn(block: Node): Generator<Comment> {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_COMMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isOpening(node)) yield node
}

/** The path of what was clicked: the text at the point, else the only text inside, else an attribute of an element. */
export function pathAt(target: Element, block: Element, point: { x: number; y: number }): string | undefined {
  const caret = document.caretRangeFromPoint?.(point.x, point.y)?.startContainer
  const node = caret && target.contains(caret) ? caret : target
  const around = markAround(node, block) ?? (target === block ? undefined : markAround(target, block))
  if (around) return pathOf(around)
  const inside = target === block ? [] : [...marksIn(target)]
  if (inside.length === 1 && inside[0]) return pathOf(inside[0])
  return target.closest(`[${attributeMark}]`)?.getAttribute(attributeMark)?.split(' ')[0]
}

/** The nodes between a mark and its end. */
function nodesOf(mark: Comment): Node[] {
  const nodes: Node[] = []
  for (let node = mark.nextSibling; node && !isClosing(node); node = node.nextSibling) nodes.push(node)
  return nodes
}

/** All marks of a path in a block. A text may stand in several places, as in a menu and its panel. */
const marksOf = (block: Element, path: string) => [...marksIn(block)].filter((mark) => pathOf(mark) === path)

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE

/** Replaces a text wherever the block shows it; leaves formatted texts, and one that is being edited. */
export function showText(block: Element, path: string, text: string): void {
  for (const mark of marksOf(block, path)) {
    const nodes = nodesOf(mark)
    if (!nodes.every(isText)) continue
    for (const node of nodes) node.parentNode?.removeChild(node)
    mark.after(text)
  }
}

/** An element around a text of the page, so that it can be edited in place; `undefined` if it is formatted. */
export function wrapText(block: Element, path: string): HTMLElement | undefined {
  const mark = marksOf(block, path).find((one) => one.parentElement?.offsetParent != null)
  const nodes = mark ? nodesOf(mark) : []
  if (!mark || nodes.length === 0 || !nodes.every(isText)) return undefined
  const editor = document.createElement('span')
  editor.setAttribute('data-studio', '')
  mark.after(editor)
  editor.append(...nodes)
  return editor
}

/** The box of a text or an element of a block with this path. */
export function boxOf(block: Element, path: string): DOMRect | undefined {
  const [mark] = marksOf(block, path)
  if (mark) {
    const range = document.createRange()
    range.setStartAfter(mark)
    const last = nodesOf(mark).at(-1)
    if (last) range.setEndAfter(last)
    return range.getBoundingClientRect()
  }
  const holder = [...block.querySelectorAll(`[${attributeMark}]`)].find((element) =>
    element.getAttribute(attributeMark)?.split(' ').includes(path),
  )
  return holder?.getBoundingClientRect()
}
