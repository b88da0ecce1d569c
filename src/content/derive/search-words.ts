import type { Page } from '../../../blocks/page.ts'
import { blockSchemas } from '../../../blocks/registry.ts'
import type { PageHead } from './page-summary.ts'
import { createTextReader, createTextsReader } from './shown-text.ts'

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

/** Markdown without the addresses of its links. */
const plain = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']')

const textOf = createTextReader(blockSchemas)
const headingsOf = createTextsReader(blockSchemas, headingKeys)

/** The page with what the search takes from its blocks. */
export function searchedPage(page: Page): SearchedPage {
  const { blocks, ...head } = page
  const headings = new Set(blocks.flatMap(headingsOf))
  const text = head.city === undefined ? plain([head.description, ...blocks.map(textOf)].join(' ')) : ''
  return { ...head, headings: [...headings], text }
}
