import { linkTo, mayHoldLinks, siteLinks } from '../../../schema/links/markdown-links.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { type Container, childPosition, isContainer, type SourcePosition } from '../parse/source-position.ts'
import { isShared } from './shared-values.ts'

/** An internal link as written, with its position. */
export type LinkReference = { href: string; position: SourcePosition }

/** A picture as written, the position of its name, and whether a scene is drawn if it has no file. */
export type PictureReference = { name: string; isDrawn: boolean; position: SourcePosition }

/** What is in a value as written, at any depth. */
type Contents = {
  links: LinkReference[]
  pictures: PictureReference[]
  /** The anchors that links can target in it. */
  anchors: string[]
  /** Whether it has a `from:`. Only then there is something to resolve. */
  hasFrom: boolean
  /** Whether it has a brace. Only then there are tokens to fill. */
  hasBraces: boolean
}

/** Where the address of a Markdown link stands in the source; a search within its own scalar only. */
const inMarkdown = (position: SourcePosition, href: string): SourcePosition =>
  position.part(({ source, start, end }) => {
    const found = linkTo(href).exec(source.text.slice(start, end))
    return found === null ? { start, end } : { start: start + found.index, end: start + found.index + href.length }
  })

/** Whether a field is an address by its name. */
export const isLinkKey = (key: string) => key === 'href' || key === 'link' || key.endsWith('Href')

/** Adds the internal links in a text: that of a field named `href` or `link`, or those in Markdown. */
function addLinks(text: string, container: Container, key: string | number, { links }: Contents): void {
  const isAddress = typeof key === 'string' && isLinkKey(key)
  if (!isAddress && !mayHoldLinks(text)) return
  const position = childPosition(container, key)
  if (!position) return
  if (!isAddress)
    for (const [href] of text.matchAll(siteLinks)) links.push({ href, position: inMarkdown(position, href) })
  else if (/^[/#]/.test(text.trim())) links.push({ href: text.trim(), position })
}

/** Adds what a mapping is by its keys. Each part of a block that links may lead to has a field `anchor`. */
function addMapping(mapping: Record<string, unknown>, into: Contents): void {
  const { alt, name, anchor, from } = mapping
  if (typeof from === 'string') into.hasFrom = true
  if (typeof anchor === 'string') into.anchors.push(anchor)
  if (typeof name !== 'string' || alt === undefined) return
  const position = childPosition(mapping, 'name')
  if (position) into.pictures.push({ name, isDrawn: mapping['scene'] !== undefined, position })
}

function addEntry(entry: unknown, container: Container, key: string | number, into: Contents): void {
  if (typeof entry === 'string') {
    if (entry.includes('{')) into.hasBraces = true
    addLinks(entry, container, key, into)
  } else if (isContainer(entry)) {
    if (isShared(entry) && (Array.isArray(entry) || !isShared(container))) addAll(contentsOf(entry), into)
    else collect(entry, into)
  }
}

function addAll({ links, pictures, anchors, hasFrom, hasBraces }: Readonly<Contents>, into: Contents): void {
  into.links.push(...links)
  into.pictures.push(...pictures)
  into.anchors.push(...anchors)
  into.hasFrom ||= hasFrom
  into.hasBraces ||= hasBraces
}

/** Adds what is in a container, from the outside in. */
function collect(container: Container, into: Contents): void {
  // `for in` would turn each index of a list into a text.
  if (Array.isArray(container)) {
    for (const [index, entry] of container.entries()) addEntry(entry, container, index, into)
    return
  }
  addMapping(container, into)
  for (const key in container) addEntry(container[key], container, key, into)
}

const empty = (): Contents => ({ links: [], pictures: [], anchors: [], hasFrom: false, hasBraces: false })

const collected = memoizeObjects((value: Container): Readonly<Contents> => {
  const contents = empty()
  collect(value, contents)
  return contents
})

/**
 * What is in a value, found in one walk over it. The contents of the same object are collected once: content does not
 * change after it was read.
 */
export const contentsOf = (value: unknown): Readonly<Contents> => (isContainer(value) ? collected(value) : empty())
