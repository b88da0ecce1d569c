import { linkTo, mayHoldLinks, siteLinks } from '../../../schema/links/markdown-links.ts'
import { type Container, childPosition, isContainer, type SourcePosition } from '../parse/source-position.ts'
import { isShared } from './shared-values.ts'

/** An internal link as written, with its position. */
export type LinkReference = { href: string; position: SourcePosition }

/** A picture as written, the position of its name, and whether a scene is drawn if it has no file. */
export type PictureReference = { name: string; isDrawn: boolean; position: SourcePosition }

/** References (links, pictures) in a block or a part of it, and the anchors that links can target in it. */
export type References = {
  readonly links: readonly LinkReference[]
  readonly pictures: readonly PictureReference[]
  readonly anchors: readonly string[]
}

/** What is in a value as written, at any depth. */
type Contents = References & {
  /** Whether it has a `from:`. Only then there is something to resolve. */
  readonly hasFrom: boolean
  /** Whether it has a brace. Only then there are tokens to fill. */
  readonly hasBraces: boolean
}

type Collected = {
  links: LinkReference[]
  pictures: PictureReference[]
  anchors: string[]
  hasFrom: boolean
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
function addLinks(text: string, container: Container, key: string | number, { links }: Collected): void {
  const isAddress = typeof key === 'string' && isLinkKey(key)
  if (!isAddress && !mayHoldLinks(text)) return
  const position = childPosition(container, key)
  if (!position) return
  if (!isAddress)
    for (const [href] of text.matchAll(siteLinks)) links.push({ href, position: inMarkdown(position, href) })
  else if (/^[/#]/.test(text.trim())) links.push({ href: text.trim(), position })
}

/** Adds what a mapping is by its keys. Each part of a block that links may lead to has a field `anchor`. */
function addMapping(mapping: Record<string, unknown>, into: Collected): void {
  const { alt, name, anchor, from } = mapping
  if (typeof from === 'string') into.hasFrom = true
  if (typeof anchor === 'string') into.anchors.push(anchor)
  if (typeof name !== 'string' || alt === undefined) return
  const position = childPosition(mapping, 'name')
  if (position) into.pictures.push({ name, isDrawn: mapping['scene'] !== undefined, position })
}

function addEntry(entry: unknown, container: Container, key: string | number, into: Collected): void {
  if (typeof entry === 'string') {
    if (entry.includes('{')) into.hasBraces = true
    addLinks(entry, container, key, into)
  } else if (isContainer(entry)) {
    if (isShared(entry) && (Array.isArray(entry) || !isShared(container))) addAll(contentsOf(entry), into)
    else collect(entry, into)
  }
}

function addAll({ links, pictures, anchors, hasFrom, hasBraces }: Contents, into: Collected): void {
  into.links.push(...links)
  into.pictures.push(...pictures)
  into.anchors.push(...anchors)
  into.hasFrom ||= hasFrom
  into.hasBraces ||= hasBraces
}

/** Adds what is in a container, from the outside in. */
function collect(container: Container, into: Collected): void {
  // `for in` would turn each index of a list into a text.
  if (Array.isArray(container)) {
    for (const [index, entry] of container.entries()) addEntry(entry, container, index, into)
    return
  }
  addMapping(container, into)
  for (const key in container) addEntry(container[key], container, key, into)
}

const collected = new WeakMap<object, Contents>()
const nothing: Contents = { links: [], pictures: [], anchors: [], hasFrom: false, hasBraces: false }

/**
 * What is in a value, found in one walk over it. The contents of the same object are collected once: content does not
 * change after it was read.
 */
export function contentsOf(value: unknown): Contents {
  if (!isContainer(value)) return nothing
  const cached = collected.get(value)
  if (cached) return cached
  const contents: Collected = { links: [], pictures: [], anchors: [], hasFrom: false, hasBraces: false }
  collect(value, contents)
  collected.set(value, contents)
  return contents
}
