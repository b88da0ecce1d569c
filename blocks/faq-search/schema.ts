import { defineBlock, line, linkSchema, sentences, slug, titleField } from 'marquee/schema'
import type { z } from 'zod'
import { faqSearchWords } from './words.ts'

export const faqSearchSchema = defineBlock(
  'faq-search',
  'A search over the questions of a `faq-groups` block.',
  {
    title: titleField('Find an answer'),
    label: line(60).meta({ description: 'What the field is for.', examples: ['Words of your question'] }),
    placeholder: line(60).meta({ description: 'An example of a search.', examples: ['delivery time'] }),
    of: slug()
      .default('faq-groups')
      .meta({ description: 'Id of the block that is searched.', examples: ['questions'] }),
    noMatch: sentences(300).meta({
      description: 'What to do where no question fits.',
      examples: ['No question fits. Ask us below.'],
    }),
    action: linkSchema.optional().meta({
      description: 'A button under it.',
      examples: [{ text: 'Ask us', href: '/contact' }],
    }),
  },
  {
    label: 'Search over questions',
    group: 'Questions and links',
    island: 'state-at-top',
    alsoCalled: ['question search', 'faq filter', 'help search'],
    words: faqSearchWords,
    engineWords: ['search-terms'],
  },
)
export type FaqSearch = z.infer<typeof faqSearchSchema>
