import { attributeMark, blockMark, nestedMark } from '../../render/marks/marks.ts'
import type { BlockPlace, Place } from '../wire/messages.ts'

/** What marks begin with: of a text as it is written, and of one in another form, such as a part, a price or a day. */
const [asWritten, inOtherForm] = ['studio ', 'studio-read ']

const isComment = (node: Node): node is Comment => node.nodeType === Node.COMMENT_NODE
const isOpening = (node: Node): node is Comment =>
  isComment(node) && (node.data.startsWith(asWritten) || node.data.startsWith(inOtherForm))
const isClosing = (node: Node) => isComment(node) && node.data === '/studio'
const markOf = ({ data }: Comment) => decodeURI(data.slice(data.indexOf(' ') + 1))

/** The place that a mark names: a path in its block, or `#` between an address and a path there. */
function placeOf(mark: string, block: Element | null): Place | undefined {
  const [, address, path] = /^(\/[^#]*)#(.*)$/s.exec(mark) ?? []
  if (address !== undefined && path !== undefined) return { address, path }
  return block ? { block: numberOf(block), path: mark } : undefined
}

/** The element of the page in which a place is, and its mark there. */
function markOfPlace(place: Place): { root: Element; mark: string } | undefined {
  if ('address' in place) return { root: document.body, mark: `${place.address}#${place.path}` }
  const root = blockElements()[place.block]
  return root && place.path !== undefined ? { root, mark: place.path } : undefined
}

/** The blocks of the page, by their numbers. */
export const blockElements = (root: ParentNode = document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[${blockMark}]`),
]

/** The closest element around a node, or the node itself, with one of these attributes. */
const closest = (node: Node, ...marks: string[]): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(
    marks.map((mark) => `[${mark}]`).join(),
  ) ?? null

/** The block of the page that a node is in. */
export const blockAt = (node: Node) => closest(node, blockMark)

/** The innermost block that a node is in, which may stand in a column. */
export const innermostAt = (node: Node) => closest(node, blockMark, nestedMark)

const numberOf = (element: Element) => Number(blockAt(element)?.getAttribute(blockMark))

/** The place of a block, by its element. */
export function placeOfBlock(element: Element): BlockPlace {
  const path = element.getAttribute(nestedMark)
  return path === null ? { block: numberOf(element) } : { block: numberOf(element), path }
}

/** The element of the innermost block that has a place. */
export function elementOf({ block, path = '' }: BlockPlace): HTMLElement | undefined {
  const root = blockElements()[block]
  const inside = [...(root?.querySelectorAll<HTMLElement>(`[${nestedMark}]`) ?? [])]
  return inside.findLast((one) => `${path}.`.startsWith(`${one.getAttribute(nestedMark)}.`)) ?? root
}

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

/** What was clicked: the text at the point, else the only text inside, else an attribute, else the block. */
export function placeAt(target: Element, point: { x: number; y: number }): Place | undefined {
  const block = innermostAt(target)
  const root = block ?? document.body
  const caret = document.caretRangeFromPoint?.(point.x, point.y)?.startContainer
  const node = caret && target.contains(caret) ? caret : target
  const around = markAround(node, root) ?? (target === root ? undefined : markAround(target, root))
  const inside = around || target === root ? [] : [...marksIn(target)]
  const shown = target instanceof HTMLSelectElement ? [...marksIn(target.selectedOptions[0] ?? target)] : inside
  const [mark = around] = new Set(shown.map(markOf)).size === 1 ? shown : []
  const attribute = target.closest(`[${attributeMark}]`)?.getAttribute(attributeMark)?.split(' ')[0]
  const path = mark ? markOf(mark) : attribute && decodeURI(attribute)
  if (path !== undefined) return placeOf(path, block)
  return block ? placeOfBlock(block) : undefined
}

/** The nodes between a mark and its end, and the end. */
function contentOf(mark: Comment): { nodes: Node[]; end: Node } {
  const nodes: Node[] = []
  let depth = 0
  let node = mark.nextSibling
  for (; node && !(depth === 0 && isClosing(node)); node = node.nextSibling) {
    depth += isOpening(node) ? 1 : isClosing(node) ? -1 : 0
    nodes.push(node)
  }
  return { nodes, end: node ?? nodes.at(-1) ?? mark }
}

const nodesOf = (mark: Comment) => contentOf(mark).nodes

/** The marks of a place. A text may stand in several places, as in a menu and its panel. */
function marksOf(place: Place): Comment[] {
  const found = markOfPlace(place)
  return found ? [...marksIn(found.root)].filter((mark) => markOf(mark) === found.mark) : []
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE
const isAsWritten = (mark: Comment) => mark.data.startsWith(asWritten)
const isVisible = (mark: Comment) => mark.parentElement?.offsetParent != null

/** Replaces a text wherever the page shows it as it is written; leaves one that is being edited. */
export function showText(place: Place, text: string): void {
  for (const mark of marksOf(place)) {
    const nodes = nodesOf(mark)
    if (!isAsWritten(mark) || !nodes.every(isText)) continue
    for (const node of nodes) node.parentNode?.removeChild(node)
    mark.after(text)
  }
}

/**
 * The nodes of a text that can be edited on the page: shown as it is written, or formatted by Markdown; `undefined` if
 * the page shows it in another way, such as a part of it. `shown` is the text with its tokens filled.
 */
export function editableText(place: Place, { isMarkdown, shown }: { isMarkdown: boolean; shown: string }) {
  for (const mark of marksOf(place).filter(isVisible)) {
    const nodes = nodesOf(mark)
    const isPlain =
      nodes.every(isText) && (isAsWritten(mark) || nodes.map((node) => node.textContent).join('') === shown)
    if (nodes.length > 0 && (isMarkdown ? isAsWritten(mark) || isPlain : isPlain)) return { mark, nodes }
  }
  return undefined
}

/** The mark before a node, and its end after the node. */
export const runAround = (node: Node) => {
  const mark = node.previousSibling as Comment
  return { first: mark, last: contentOf(mark).end }
}

/** The same run in another rendering of the block; `undefined` if it shows fewer texts of this place. */
export function sameRun({ first }: { first: Comment }, block: Element, fresh: Element) {
  const sameIn = (root: Element) => [...marksIn(root)].filter((one) => one.data === first.data)
  const mark = sameIn(fresh)[sameIn(block).indexOf(first)]
  return mark && { first: mark, last: contentOf(mark).end }
}

/** The box of a text or an element with this place. */
export function boxOf(place: Place): DOMRect | undefined {
  const marks = marksOf(place)
  const mark = marks.find(isVisible) ?? marks[0]
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
