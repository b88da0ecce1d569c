import { searchWords } from '../../../schema/language/search-words.ts'
import type { SearchDocument } from '../../../schema/pages/search-document.ts'
import type { SearchedPage } from './search-words.ts'

/** How many answers are results of their own: a phone downloads all of them. The words of the others are found on their pages. */
const maxAnswers = 1_000

/** Weight of an answer on the page of a record, or in a post: one that holds for all comes first. */
const ofOneWeight = 0.7

/**
 * The answers on pages as the search finds them, each once: on the page that has the most questions among those that show it. The
 * description is the answer in Markdown.
 */
export function answerDocuments(
  pages: readonly SearchedPage[],
  namesOn: (page: SearchedPage) => readonly string[],
): SearchDocument[] {
  const byMost = pages.toSorted((one, other) => other.questions.length - one.questions.length)
  const documents = new Map<string, SearchDocument>()
  for (const page of byMost) {
    const { path, published, questions } = page
    const names = namesOn(page)
    for (const { question, answer, anchor } of questions) {
      const key = JSON.stringify([question, answer])
      if (documents.has(key)) continue
      documents.set(key, {
        path: `${path}#${anchor}`,
        title: question,
        names: names.join(' '),
        area: '',
        headings: '',
        text: answer,
        kind: names[0] ?? searchWords.answer,
        description: answer,
        weight: names.length > 0 || published ? ofOneWeight : 1,
      })
    }
  }
  return [...documents.values()].slice(0, maxAnswers)
}
