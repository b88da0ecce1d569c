import { linksIn, mayHoldLinks } from '../../../schema/links/markdown-links.ts'
import { decoded } from '../../../schema/pictures/picture.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { type Container, childPosition, isContainer, type SourcePosition } from '../parse/source-position.ts'
import { isShared } from './shared-values.ts'

/** A link to this site: its path, the position of what is written, and that itself if it begins with the origin. */
export type LinkReference = { href: string; position: SourcePosition; written?: string }

/**
 * A picture as written and the position of its name. One in Markdown has an `address`; its name is that of a picture
 * field, if it is in the folder of pictures.
 */
export type PictureReference = { name: string; position: SourcePosition; address?: string }

/** What is in a value as written, at any depth. */
type Contents = {
  links: LinkReference[]
  /** Links with an origin, which may be that of this site. */
  urls: LinkReference[]
  pictures: PictureReference[]
  /** The anchors that links can target in it. */
  anchors: string[]
  /** Whether it has a `from:`. Only then there is something to resolve. */
  hasFrom: boolean
  /** Whether it has a brace. Only then there are tokens to fill. */
  hasBraces: boolean
}

/** Whether a field is an address by its name. */
export const isLinkKey = (key: string) => key === 'href' || key === 'link' || key.endsWith('Href')

/** Adds an address, if it may lead to this site. */
export function addLink(
  href: string,
  position: SourcePosition,
  { links, urls }: Pick<Contents, 'links' | 'urls'>,
): void {
  if (/^[/#]/.test(href)) links.push({ href, position })
  else if (/^https:\/\//i.test(href)) urls.push({ href, position })
}

/** The name with which a field would show the picture at an address: `team` for `/images/team.png`. */
const pictureNameOf = (address: string) => /^\/images\/(.+)\.[a-z]+$/i.exec(decoded(address))?.[1] ?? address

/** Adds the links in a text: that of a field named `href` or `link`, or those in Markdown, with its pictures. */
function addLinks(text: string, container: Container, key: string | number, into: Contents): void {
  const isAddress = typeof key === 'string' && isLinkKey(key)
  if (!isAddress && !mayHoldLinks(text)) return
  const position = childPosition(container, key)
  if (!position) return
  if (isAddress) addLink(text.trim(), position, into)
  else
    for (const { address, isImage } of linksIn(text)) {
      const found = position.linkTo(address)
      if (isImage) into.pictures.push({ name: pictureNameOf(address), position: found, address })
      else addLink(address, found, into)
    }
}

/** The links to the site with this origin, which are written as a path or in full. */
export function linksTo(origin: string, { links, urls }: Pick<Contents, 'links' | 'urls'>): readonly LinkReference[] {
  if (urls.length === 0) return links
  const own = urls.flatMap(({ href, position }) => {
    const url = URL.canParse(href) ? new URL(href) : undefined
    if (url?.origin !== origin) return []
    return [{ href: url.pathname + url.search + url.hash, position, written: href }]
  })
  return own.length === 0 ? links : [...links, ...own]
}

/** Adds what a mapping is by its keys. Each part of a block that links may lead to has a field `anchor`. */
function addMapping(mapping: Record<string, unknown>, into: Contents): void {
  const { alt, name, anchor, from } = mapping
  if (typeof from === 'string') into.hasFrom = true
  if (typeof anchor === 'string') into.anchors.push(anchor)
  if (typeof name !== 'string' || alt === undefined) return
  const position = childPosition(mapping, 'name')
  if (position) into.pictures.push({ name, position })
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

function addAll({ links, urls, pictures, anchors, hasFrom, hasBraces }: Readonly<Contents>, into: Contents): void {
  into.links.push(...links)
  into.urls.push(...urls)
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

const empty = (): Contents => ({ links: [], urls: [], pictures: [], anchors: [], hasFrom: false, hasBraces: false })

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
