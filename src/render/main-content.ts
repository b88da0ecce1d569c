/** Elements whose attributes are content: link targets, and pictures with their descriptions. */
const contentAttributes: readonly [element: string, attributes: RegExp][] = [
  ['<a ', / href="([^"]*)"/g],
  ['<img ', / (?:src|alt)="([^"]*)"/g],
]

/** The name of a picture file is the name of the picture, its width, and the hash of its bytes. */
const pictureFile = /^.*assets\/images\/(.+)-\d+\.[0-9a-f]+\.\w+$/

/** What the value of an attribute says: of the file of a picture, which one it is. */
export const contentOfAttribute = (value: string) => (value.startsWith('data:') ? '' : value.replace(pictureFile, '$1'))

/**
 * The content of HTML: its words, the targets of its links, its pictures, with spaces between. Everything else, such as
 * markup, classes, sizes and the bytes of pictures, is left out because it is no news to a reader. `html` comes from the
 * renderer, so values are in double quotes and contain neither `<` nor `>`.
 */
export function contentOf(html: string): string {
  if (!html.includes('<')) return html
  const parts: string[] = []
  for (let at = 0; at >= 0; ) {
    let close = at
    if (html[at] === '<') {
      close = html.indexOf('>', at) + 1
      for (const [element, attributes] of contentAttributes)
        if (html.startsWith(element, at))
          for (const [, value = ''] of html.slice(at, close).matchAll(attributes)) parts.push(contentOfAttribute(value))
    }
    const next = html.indexOf('<', close)
    if (next !== close) parts.push(html.slice(close, next < 0 ? undefined : next))
    at = next
  }
  return parts.join(' ')
}

/** Contents as one, in which white space does not count. */
export const joinContents = (contents: readonly string[]): string =>
  contents
    .join(' ')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
