type Element = { tag: string; place: string }

const silent = new Set(['script', 'style', 'svg', 'template', 'noscript'])
const isVoid = (tag: string) => /^(?:img|br|hr|input|source|meta|link|wbr|area|col)$/.test(tag)
const letters = (text: string) => text.replaceAll(/&(?:#\w+|\w+);/g, 'x').match(/[\p{L}\p{N}]/gu)?.length ?? 0

/**
 * Counts of letters: all that a page shows, those that lead to a file and a path, and the others by the block or
 * element that contains them.
 */
export type Letters = { all: number; linked: number; unlinked: Map<string, number> }

export const noLetters = (): Letters => ({ all: 0, linked: 0, unlinked: new Map() })

/** Counts the letters of HTML with the comments of the studio. A letter between two of them leads to its source. */
export function addLetters(html: string, into: Letters): void {
  const open: Element[] = []
  let marks = 0
  for (const [token, comment, close, tag = '', attributes = '', text] of html.matchAll(
    /<!--(.*?)-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gs,
  )) {
    if (comment !== undefined) marks += /^studio(?:-read)? /.test(comment) ? 1 : comment === '/studio' ? -1 : 0
    else if (text !== undefined) {
      if (open.some((one) => silent.has(one.tag))) continue
      const count = letters(text)
      into.all += count
      if (marks > 0) into.linked += count
      else if (count > 0) {
        const { place } = open.at(-1) ?? { place: '' }
        into.unlinked.set(place, (into.unlinked.get(place) ?? 0) + count)
      }
    } else if (close) open.pop()
    else if (!isVoid(tag) && !token.endsWith('/>')) {
      const own =
        /data-block="([^"]+)"/.exec(attributes)?.[1] ?? (/^(?:header|footer|dialog)$/.test(tag) ? tag : undefined)
      open.push({ tag, place: own ?? open.at(-1)?.place ?? 'page' })
    }
  }
}
