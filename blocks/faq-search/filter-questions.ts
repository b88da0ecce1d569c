import { termOf } from 'marquee'
import { beginningsOf, indexedWords, joinedWords, wordsOf } from '../../src/components/search/words.ts'

const termsOf = (words: readonly string[]) => words.flatMap((word) => termOf(word) ?? [])

/** If only this many questions are left they are opened, because the visitor looks for the answer. */
const maxOpened = 3

export type QuestionFilter = {
  total: number
  /** Shows the questions that match every word of the query (as word starts), and returns their number. */
  show: (query: string) => number
}

/**
 * A filter over the questions below `root`: each is a `<details>`; an element with `data-group` belongs to a group and
 * is shown as long as one of its questions is. An empty query restores the initial state.
 */
export function filterQuestions(root: ParentNode): QuestionFilter {
  const questions = [...root.querySelectorAll('details')].map((details) => ({
    details,
    group: details.closest<HTMLElement>('[data-group]')?.dataset['group'],
    terms: [
      ...new Set(
        termsOf(
          indexedWords(
            `${details.closest('[data-group]')?.querySelector('h3')?.textContent ?? ''} ${details.textContent}`,
          ),
        ),
      ),
    ],
  }))
  const parts = [...root.querySelectorAll<HTMLElement>('[data-group]')]
  return {
    total: questions.length,
    show(query) {
      const queryTerms = termsOf(wordsOf(query))
      const starts = (terms: readonly string[], word: string) => terms.some((term) => term.startsWith(word))
      const exact = questions.filter(({ terms }) => queryTerms.every((word) => starts(terms, word)))
      // Words with hyphens may be written as one, and compound words be known by their beginning.
      const others = query.split(/\s+/).map((word) => {
        const own = termsOf(wordsOf(word))
        const more = termsOf([...joinedWords(word), ...beginningsOf(word.toLowerCase())])
        return (terms: readonly string[]) =>
          own.every((one) => starts(terms, one)) || more.some((one) => terms.includes(one))
      })
      const found = exact.length > 0 ? exact : questions.filter(({ terms }) => others.every((isIn) => isIn(terms)))
      const shown = new Set(found)
      const groups = new Set(found.map(({ group }) => group))
      for (const question of questions) {
        question.details.hidden = !shown.has(question)
        question.details.open = queryTerms.length > 0 && found.length <= maxOpened && shown.has(question)
      }
      for (const part of parts) part.hidden = !groups.has(part.dataset['group'])
      return found.length
    },
  }
}
