import type { PageData } from '../../src/render/page-data.ts'

// Regular expressions are enough for documents of a build: lower-case tags, double quotes, no `>` in values.
const tag = /<[a-z][^>]*>/gi
const attribute = /\s([a-z-]+)="([^"]*)"/gi
const singles = new Set(['href', 'src', 'data-search-file', 'action', 'poster'])
const lists = new Set(['srcset', 'imagesrcset'])

const decode = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The document with empty scripts. */
const markup = (html: string) => html.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1')

const attributesOf = (html: string) =>
  [...markup(html).matchAll(tag)].flatMap(([found]) =>
    [...found.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)] as const),
  )

/** Everything that a document links to or loads, each once: addresses of pages, pictures, styles, modules. */
export function addressesIn(html: string): Set<string> {
  const attributes = attributesOf(html)
  const found = attributes.flatMap(([name, value]) => {
    if (singles.has(name)) return [value]
    return lists.has(name) ? value.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '') : []
  })
  const data = html.match(/<script type="application\/json" id="page">([\s\S]*?)<\/script>/)?.[1]
  const { modules = [], dialogModules = [] } = JSON.parse(data ?? '{}') as Partial<PageData>
  return new Set([...found, ...modules, ...dialogModules])
}

/** Everything that a document causes the browser to fetch by itself; not what its links lead to. */
export function fetchedBy(html: string): string[] {
  const linksAndForms = /<(?:a|form)\s[^>]*>|<link rel="(?:canonical|alternate|next|prev)"[^>]*>/gi
  return [...addressesIn(html.replaceAll(linksAndForms, ''))]
}

/** Ids that an anchor can lead to. */
export const idsIn = (html: string) =>
  new Set(attributesOf(html).flatMap(([name, value]) => (name === 'id' ? [value] : [])))

/** Title, canonical link and headlines of a document. */
export function headOf(html: string) {
  const headlines = [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) =>
    decode(inside.replaceAll(/<[^>]*>/g, '')),
  )
  return {
    title: decode(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
    canonical: decode(html.match(/<link rel="canonical" href="([^"]*)">/)?.[1] ?? ''),
    headlines,
  }
}

/** The text of a document, without that of scripts, styles and `<noscript>`. */
export const textOf = (html: string) =>
  decode(
    html
      .replaceAll(/<(script|noscript|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  )

/** The text of each block of structured data. */
export const structuredDataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, data = '']) => data)

/** Alternative texts of pictures, and labels of elements without text. */
export const labelsOf = (html: string) =>
  attributesOf(html).flatMap(([name, value]) => (name === 'alt' || name === 'aria-label' ? [value] : []))
