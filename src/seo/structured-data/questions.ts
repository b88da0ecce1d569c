import type { FAQPage } from 'schema-dts'
import type { Faq } from '../../../blocks/faq/schema.ts'
import type { FaqGroups } from '../../../blocks/faq-groups/schema.ts'
import { isOf } from '../../../schema/block.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import type { Page } from '../../../schema/page.ts'
import { memoize } from '../../cache/memoize.ts'
import { plainText } from './plain-text.ts'

type Item = { question: string; answer: string }

const itemsOf = (page: Page): Item[] =>
  everyBlock(page.blocks).flatMap((block) => {
    if (isOf<Faq>('faq', 'items')(block)) return block.items
    return isOf<FaqGroups>('faq-groups', 'groups')(block) ? block.groups.flatMap(({ items }) => items) : []
  })

/** Converts each answer once: many pages share them. */
export function createQuestions() {
  const textOf = memoize(plainText)
  /** The questions that a page shows, without duplicates. */
  return (page: Page): FAQPage | undefined => {
    const items = new Map(itemsOf(page).map((item) => [item.question, item]))
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
