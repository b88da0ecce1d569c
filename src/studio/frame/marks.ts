import type { Place } from '../messages.ts'

/** The attribute of a block: its number among those of the page. */
export const blockMark = 'data-studio-block'
/** The attribute of an element whose attributes hold values: their paths. */
const attributeMark = 'data-studio-paths'

/** Before a text as it is written, and before one that is shown in another way: a part of it, a price, a day. */
const [asWritten, read] = ['studio ', 'studio-read ']

const isComment = (node: Node): node is Comment => node.nodeType === Node.COMMENT_NODE
const isOpening = (node: Node): node is Comment =>
  isComment(node) && (node.data.startsWith(asWritten) || node.data.startsWith(read))
const isClosing = (node: Node) => isComment(node) && node.data === '/studio'
const markOf = ({ data }: Comment) => decodeURI(data.slice(data.indexOf(' ') + 1))

/** A mark is a path in a block; or an address, `#` and a path there. */
function placeOf(mark: string, block: Element | null): Place | undefined {
  const [, address, path] = /^(\/[^#]*)#(.*)$/s.exec(mark) ?? []
  if (address !== undefined && path !== undefined) return { address, path }
  return block ? { block: numberOf(block), path: mark } : undefined
}

/** Where a place is on the page, and its mark there. */
function markOfPlace(place: Place): { root: Element; mark: string } | undefined {
  if ('address' in place) return { root: document.body, mark: `${place.address}#${place.path}` }
  const root = blockElements()[place.block]
  return root && place.path !== undefined ? { root, mark: place.path } : undefined
}

/** The blocks of the page, by their numbers. */
export const blockElements = (root: ParentNode = document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[${blockMark}]`),
]

export const blockAt = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(`[${blockMark}]`) ?? null

export const numberOf = (block: Element) => Number(block.getAttribute(blockMark))

/** The mark around a node of a block. */
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

const closest = (target: Element, selector: string) => target.closest<HTMLElement>(selector)

/** What was clicked: the text at the point, else the only text inside, else an attribute of an element, else a block. */
export function placeAt(target: Element, point: { x: number; y: number }): Place | undefined {
  const block = blockAt(target)
  const root = block ?? document.body
  const caret = document.caretRangeFromPoint?.(point.x, point.y)?.startContainer
  const node = caret && target.contains(caret) ? caret : target
  const around = markAround(node, root) ?? (target === root ? undefined : markAround(target, root))
  const inside = around || target === root ? [] : [...marksIn(target)]
  const shown = target instanceof HTMLSelectElement ? [...marksIn(target.selectedOptions[0] ?? target)] : inside
  const [mark = around] = new Set(shown.map(markOf)).size === 1 ? shown : []
  const attribute = closest(target, `[${attributeMark}]`)?.getAttribute(attributeMark)?.split(' ')[0]
  const path = mark ? markOf(mark) : attribute && decodeURI(attribute)
  if (path !== undefined) return placeOf(path, block)
  return block ? { block: numberOf(block) } : undefined
}

/** The nodes between a mark and its end. */
function nodesOf(mark: Comment): Node[] {
  const nodes: Node[] = []
  let depth = 0
  for (let node = mark.nextSibling; node && !(depth === 0 && isClosing(node)); node = node.nextSibling) {
    depth += isOpening(node) ? 1 : isClosing(node) ? -1 : 0
    nodes.push(node)
  }
  return nodes
}

/** The marks of a place. A text may stand in several places, as in a menu and its panel. */
function marksOf(place: Place): Comment[] {
  const found = markOfPlace(place)
  return found ? [...marksIn(found.root)].filter((mark) => markOf(mark) === found.mark) : []
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE
const isPlain = (mark: Comment) => mark.data.startsWith(asWritten) && nodesOf(mark).every(isText)

/** Replaces a text wherever the page shows it as it is written; leaves one that is being edited. */
export function showText(place: Place, text: string): void {
  for (const mark of marksOf(place).filter(isPlain)) {
    for (const node of nodesOf(mark)) node.parentNode?.removeChild(node)
    mark.after(text)
  }
}

/** An element around a text of the page, so that it can be edited in place; `undefined` if it is formatted. */
export function wrapText(place: Place): HTMLElement | undefined {
  const mark = marksOf(place).find((one) => isPlain(one) && one.parentElement?.offsetParent != null)
  const nodes = mark ? nodesOf(mark) : []
  if (!mark || nodes.length === 0) return undefined
  const editor = document.createElement('span')
  editor.setAttribute('data-studio', '')
  mark.after(editor)
  editor.append(...nodes)
  return editor
}

/** The box of a text or an element with this place. */
export function boxOf(place: Place): DOMRect | undefined {
  const marks = marksOf(place)
  const mark = marks.find((one) => one.parentElement?.offsetParent != null) ?? marks[0]
  if (mark) {
    const range = document.createRange()
    range.setStartAfter(mark)
    const last = nodesOf(mark).at(-1)
    if (last) range.setEndAfter(last)
    return range.getBoundingClientRect()
  }
  const found = markOfPlace(place)
  const holder = [...(found?.root.querySelectorAll(`[${attributeMark}]`) ?? [])].find((element) =>
    element
      .getAttribute(attributeMark)
      ?.split(' ')
      .map(decodeURI)
      .includes(found?.mark ?? ''),
  )
  return holder?.getBoundingClientRect()
}
