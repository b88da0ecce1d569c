import { hashOf } from '../cache/hash.ts'

const start = '<main'
const end = '</main>'

/** Elements whose attributes are content: link targets, and pictures with their descriptions. */
const contentAttributes: readonly [element: string, attributes: RegExp][] = [
  ['<a ', / href="([^"]*)"/g],
  ['<img ', / (?:src|alt)="([^"]*)"/g],
]

/** The name of a picture file is the name of the picture, its width, and the hash of its bytes. */
const pictureFile = /^.*assets\/images\/(.+)-\d+\.[0-9a-f]+\.\w+$/

const textOfAttribute = (value: string) => (value.startsWith('data:') ? '' : value.replace(pictureFile, '$1'))

/**
 * The main content of a page: its words, the targets of its links, its pictures. Everything else, such as markup,
 * classes, sizes and the bytes of pictures, is left out because it is no news to a reader. `html` comes from the
 * renderer, so values are in double quotes and contain neither `<` nor `>`.
 */
export function mainContent(html: string): string {
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  if (from < 0 || to < 0) return ''
  const parts: string[] = []
  for (let at = from; at < to; ) {
    const close = html.indexOf('>', at) + 1
    for (const [element, attributes] of contentAttributes)
      if (html.startsWith(element, at))
        for (const [, value = ''] of html.slice(at, close).matchAll(attributes)) parts.push(textOfAttribute(value))
    const next = html.indexOf('<', close)
    if (next > close) parts.push(html.slice(close, next))
    at = next
  }
  return parts
    .join(' ')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

/** Hash of the main content of a page: 16 hexadecimal digits. */
export const mainHash = (html: string): string => hashOf(mainContent(html)).slice(0, 16)
