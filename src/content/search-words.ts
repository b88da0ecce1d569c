import type { Page } from '../../blocks/page.ts'
import { blockSchemas } from '../../blocks/registry.ts'
import { createNotes } from '../../schema/notes.ts'
import { hashAll } from '../cache/file-hashes.ts'
import type { PageHead } from './page-summary.ts'
import { createTextReader, createTextsReader } from './shown-text.ts'

/** What the search takes from the blocks of a page. It is plain JSON, and a function of the page alone. */
export type SearchWords = {
  /** Headings, each once. */
  headings: readonly string[]
  /** Running text; none on a page of a city, where it is much like that of its sisters. */
  text: string
  /** What {@link markOfWords} gives for them, where that is known. */
  mark?: string
}

/** A hash of the words of a page. */
export const markOfWords = ({ headings, text }: SearchWords): string => hashAll([headings, text])

/** A page as the search knows it. */
export type SearchedPage = PageHead & SearchWords

/** Fields whose texts are headings, or names of venues and events, rather than running text. */
const headingKeys = new Set(['title', 'name', 'what'])

/** Markdown without the addresses of its links. */
const plain = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']')

const textOf = createTextReader(blockSchemas)
const headingsOf = createTextsReader(blockSchemas, headingKeys)

const remembered = createNotes<SearchWords>()

/** Lets the search know these words of a page that has no blocks, since it only stands for one. */
export const rememberWords = (page: Page, words: SearchWords) => remembered.set(page, words)

/** The page with what the search takes from its blocks. */
export function searchedPage(page: Page): SearchedPage {
  const { blocks, ...head } = page
  const known = remembered.get(page)
  if (known) return { ...head, ...known }
  const headings = new Set(blocks.flatMap(headingsOf))
  const text = head.city === undefined ? plain([head.description, ...blocks.map(textOf)].join(' ')) : ''
  const words = { headings: [...headings], text }
  remembered.set(page, words)
  return { ...head, ...words }
}
