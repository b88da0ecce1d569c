import type { BlockSchemas } from '../../../schema/block.ts'
import { structuredDataIn } from '../../../schema/block-capabilities.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { type Derive, deriveAlways } from '../../cache/derive.ts'
import type { RecordLookups } from '../resolve/record-lookups.ts'
import { type PageWithoutBlocks, summaryOf } from './page-summary.ts'
import { createTextReader, createTextsReader } from './shown-text.ts'

/** The searchable words of a page's blocks. Plain JSON that depends on the page alone. */
type SearchWords = {
  /** Headings, without duplicates. */
  headings: readonly string[]
  /** Body text; none on a page whose record leads a matrix, where it is similar to that of its siblings. */
  text: string
  /**
   * The questions that it answers, each with the anchor of the answer. None on a page of several records, of which one leads a
   * matrix: it shows those of each record.
   */
  questions: readonly SearchedQuestion[]
}

/** `answer`: Markdown. */
type SearchedQuestion = { question: string; answer: string; anchor: string }

/** A page with its searchable words. */
export type SearchedPage = PageWithoutBlocks & SearchWords

/** Fields whose texts are headings, or names of places and events, rather than body text. */
const headingKeys = new Set(['title', 'name', 'what'])

/** Markdown without the addresses of its links. */
const plain = (markdown: string) => markdown.replace(/\]\((?:[^)\]]|\](?!\())*\)/g, ']')

type Site = Pick<RecordLookups, 'recordsOf'> & { blocks: BlockSchemas; derive?: Derive }

/** Returns a function that adds the searchable words of its blocks to a page of this site. */
export function createSearchedPage({ blocks: schemas, recordsOf, derive = deriveAlways }: Site) {
  const textOf = createTextReader(schemas)
  const headingsOf = createTextsReader(schemas, headingKeys)
  const questionsOf = ({ blocks }: Page): SearchedQuestion[] =>
    everyBlock(blocks).flatMap((block) => {
      const { questions = [], id = '' } = structuredDataIn(schemas, block) ?? {}
      return questions.map(({ question, answer, anchor = id }) => ({ question, answer, anchor }))
    })
  function wordsOf(page: Page): SearchWords {
    const headings = new Set(page.blocks.flatMap(headingsOf))
    const records = recordsOf(page)
    const isOneOfMany = records.some(({ leads }) => leads)
    const text = isOneOfMany ? '' : plain([page.description, ...page.blocks.map(textOf)].join(' '))
    return { headings: [...headings], text, questions: isOneOfMany && records.length > 1 ? [] : questionsOf(page) }
  }
  return (page: Page): SearchedPage => ({
    ...summaryOf(page, schemas),
    ...derive(page, 'searched', () => wordsOf(page)),
  })
}
