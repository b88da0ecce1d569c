import type { Parsed } from '../parse/parse.ts'
import type { Source } from '../parse/source.ts'
import { childPlaces, isMapping, type Place, remember } from '../parse/source-position.ts'

/** The records that a page names, on lines of their own in its head. Nothing else in a generated page tells two apart. */
const naming = /^(city|service): ([a-z0-9]+(?:-[a-z0-9]+)*)$/gm
/** The head of a page ends where its blocks begin. */
const blocksStart = /^blocks:/m

type Likeness = { key: string; names: readonly (readonly [key: string, slug: string, start: number])[] }

/** What a text says beside the records that it names. */
function likenessOf(text: string): Likeness {
  const end = text.search(blocksStart)
  const head = end === -1 ? '' : text.slice(0, end)
  const names: [string, string, number][] = []
  const key = head.replace(naming, (line, name: string, slug: string, at: number) => {
    names.push([name, slug, at + line.length - slug.length])
    return `${name}: `
  })
  return { key: key + text.slice(end), names }
}

/**
 * A parser for pages. Pages that a template made say the same but for their city and service, so one of them is parsed
 * and the others borrow its values: equal pages then hold equal objects, and everything that is remembered by object is
 * worked out once. The places of borrowed values are those of the first page. Where a fault is to be told at such a
 * place, the page must be parsed by itself.
 */
export function createPageParser(parse: (source: Source) => Parsed) {
  const firsts = new Map<string, Parsed>()
  return (source: Source): Parsed => {
    const { key, names } = likenessOf(source.text)
    if (names.length === 0) return parse(source)
    const first = firsts.get(key)
    if (first === undefined || first.source.file === source.file || !isMapping(first.value)) {
      const parsed = parse(source)
      firsts.set(key, parsed)
      return parsed
    }
    const place: Place = { ...first.place, source }
    const children = new Map(childPlaces(first.value))
    for (const [name, slug, start] of names)
      children.set(name, { source, start, end: start + slug.length, parent: place, segment: name })
    const own = Object.fromEntries(names.map(([name, slug]) => [name, slug]))
    const value = remember({ ...first.value, ...own }, place, children)
    return { source, value, place, diagnostics: [], borrowed: first.source.file }
  }
}
