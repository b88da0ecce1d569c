import { hashOf } from '../cache/hash.ts'

const start = '<main'
const end = '</main>'

/** Where a link leads, and which picture is shown and how it is described: the elements with attributes that say something. */
const speaking: readonly [element: string, attributes: RegExp][] = [
  ['<a ', / href="([^"]*)"/g],
  ['<img ', / (?:src|alt)="([^"]*)"/g],
]

/** The file of a picture is named for what it shows, then for its width and the hash of its bytes. */
const pictureFile = /^.*assets\/images\/(.+)-\d+\.[0-9a-f]+\.\w+$/

const said = (value: string) => (value.startsWith('data:') ? '' : value.replace(pictureFile, '$1'))

/**
 * What the main part of a page says: its words, where its links lead, which pictures it shows. The rest of the document
 * and everything about marks, classes, sizes and the bytes of a picture is left out: none of it is news to a reader.
 * `html` was made by the renderer, so that values stand in double quotes and hold neither `<` nor `>`.
 */
export function mainContent(html: string): string {
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  if (from < 0 || to < 0) return ''
  const parts: string[] = []
  for (let at = from; at < to; ) {
    const close = html.indexOf('>', at) + 1
    for (const [element, attributes] of speaking)
      if (html.startsWith(element, at))
        for (const [, value = ''] of html.slice(at, close).matchAll(attributes)) parts.push(said(value))
    const next = html.indexOf('<', close)
    if (next > close) parts.push(html.slice(close, next))
    at = next
  }
  return parts
    .join(' ')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

/** Hash of what the main part of a page says: 16 hexadecimal digits. */
export const mainHash = (html: string): string => hashOf(mainContent(html)).slice(0, 16)
