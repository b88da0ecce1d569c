import { type CompiledHtml, placeholderIndex } from '../../components/prose/placeholder.ts'
import { attributeMark, encodedMark } from './marks.ts'

/** Where a placeholder is in its block: `items.2.question`. A component puts the parts of a split text in place. */
type PlaceholderPath = { path: string; isSplit: boolean }

/** The path of each placeholder in its block, by the index of the placeholder. */
export function placeholderPaths(block: unknown): ReadonlyMap<number, PlaceholderPath> {
  const paths = new Map<number, PlaceholderPath>()
  const visit = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value === 'string') {
      // An address has its slash before the placeholder, a picture its placeholder in the name.
      const index = placeholderIndex(value.replace(/^\//, ''))
      const isName = path.at(-1) === 'name' && value.includes(':name')
      if (index !== undefined && !paths.has(index))
        paths.set(index, {
          path: encodedMark((isName ? path.slice(0, -1) : path).join('.')),
          isSplit: value.includes(':') && !isName,
        })
    } else if (Array.isArray(value)) value.forEach((entry, at) => void visit(entry, [...path, at]))
    else if (typeof value === 'object' && value !== null)
      for (const [key, entry] of Object.entries(value)) visit(entry, [...path, key])
  }
  visit(block, [])
  return paths
}

/** A tag whose content is text alone, so that a comment in it would be shown. */
const opensText = /^<(?:textarea|title|style|script|noscript)\b/

/** A part of a split text cannot be changed where it stands, as the whole of a text can. */
const opening = ({ path, isSplit }: PlaceholderPath) => `<!--${isSplit ? 'studio-read' : 'studio'} ${path}-->`
const closing = '<!--/studio-->'

/**
 * The compiled block with a comment around each placeholder in its text, and with {@link attributeMark} on each element
 * that has placeholders in its attributes. Without the marks, the HTML is the same as before.
 */
export function markPlaceholders(
  { texts, placeholders }: CompiledHtml,
  paths: ReadonlyMap<number, PlaceholderPath>,
): CompiledHtml {
  const opened = new Map<number, PlaceholderPath>()
  /** By the text in which the tag begins: the offset after its name, and the paths of its attributes. */
  const tags = new Map<number, { offset: number; paths: Set<string> }>()
  let lastTag = ''
  let tag: Set<string> | undefined
  placeholders.forEach(({ index }, at) => {
    const text = texts[at] as string
    const start = text.lastIndexOf('<')
    if (start !== -1) lastTag = text.slice(start)
    if (start > text.lastIndexOf('>')) {
      tag = new Set()
      tags.set(at, { offset: start + (lastTag.match(/^<[^\s/>]+/)?.[0].length ?? 0), paths: tag })
    } else if (text.includes('>')) tag = undefined
    const found = paths.get(index)
    if (found === undefined) return
    if (tag) tag.add(found.path)
    else if (!opensText.test(lastTag)) opened.set(at, found)
  })
  const marked = texts.map((text, at) => {
    const { offset = 0, paths: inTag } = tags.get(at) ?? {}
    const attribute = inTag?.size ? ` ${attributeMark}="${[...inTag].join(' ')}"` : ''
    const open = opened.get(at)
    return [
      opened.has(at - 1) ? closing : '',
      text.slice(0, offset),
      attribute,
      text.slice(offset),
      open ? opening(open) : '',
    ].join('')
  })
  return { texts: marked, placeholders }
}
