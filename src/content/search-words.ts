import type { Page } from '../../blocks/page.ts'
import { blockSchemas } from '../../blocks/registry.ts'
import { createTextReader } from './near-duplicates/shown-text.ts'
import type { PageHead } from './page-summary.ts'

/** What the search takes from the blocks of a page. It is plain JSON, and a function of the page alone. */
type SearchWords = {
  /** Headings, each once. */
  headings: readonly string[]
  /** Running text; none on a page of a city, where it is much like that of its sisters. */
  text: string
}

/** A page as the search knows it. */
export type SearchedPage = PageHead & SearchWords

/** Fields whose texts are headings, or names of venues and events, rather than running text. */
const headingKeys = new Set(['title', 'name', 'what'])

function collectHeadings(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) collectHeadings(entry, into)
    return
  }
  if ('alt' in value) return
  for (const key in value) {
    const entry = (value as Record<string, unknown>)[key]
    if (typeof entry === 'string') {
      if (headingKeys.has(key)) into.add(entry)
    } else if (key !== 'listed') collectHeadings(entry, into)
  }
}

/** Markdown without the addresses of its links. */
const plain = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']')

const textOf = createTextReader(blockSchemas)

/** The page with what the search takes from its blocks. */
export function searchedPage({ blocks, ...head }: Page): SearchedPage {
  const headings = new Set<string>()
  collectHeadings(blocks, headings)
  const text = head.city === undefined ? plain([head.description, ...blocks.map(textOf)].join(' ')) : ''
  return { ...head, headings: [...headings], text }
}
