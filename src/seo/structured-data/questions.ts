import type { FAQPage } from 'schema-dts'
import { memoize } from '../../cache/memoize.ts'
import type { BlockData } from './block-data.ts'
import { plainText } from './plain-text.ts'

/** Converts each answer once: many pages share them. */
export function createQuestions() {
  const textOf = memoize(plainText)
  /** The questions in the blocks of a page, without duplicates. */
  return (blocks: readonly BlockData[]): FAQPage | undefined => {
    const items = new Map(blocks.flatMap(({ questions = [] }) => questions.map((item) => [item.question, item])))
    if (items.size === 0) return undefined
    return {
      '@type': 'FAQPage',
      mainEntity: [...items.values()].map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
      })),
    }
  }
}
