import {
  defineBlock,
  entryFields,
  eyebrowField,
  introField,
  line,
  linkSchema,
  markdown,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'
import { answerAnchor } from './answer-anchor.ts'

const questionSchema = z
  .strictObject({
    question: line(180).meta({
      description: 'The question, as a client would ask it.',
      examples: ['How long does an order take?'],
    }),
    answer: markdown().meta({
      description: 'The answer, in Markdown. The first sentence answers.',
      examples: ['A week at the most.'],
    }),
    ...entryFields,
  })
  .meta({ title: 'question' })

export const faqSchema = defineBlock(
  'faq',
  'Questions that open to their answers.',
  {
    eyebrow: eyebrowField('FAQ'),
    title: titleField('Questions before you order'),
    intro: introField('Not answered here? Call us.'),
    items: z
      .array(questionSchema)
      .min(1)
      .max(40)
      .meta({
        description: 'The questions, in order.',
        examples: [[{ question: 'How many?', answer: 'It depends.' }]],
      }),
    action: linkSchema.optional().meta({
      description: 'A button under the heading.',
      examples: [{ text: 'All questions', href: '/faq' }],
    }),
  },
  {
    label: 'Questions and answers',
    group: 'Questions and links',
    structuredData: ({ items }, id) => ({
      questions: items.map((item, index) => ({ ...item, anchor: answerAnchor(id, index) })),
    }),
    alsoCalled: ['accordion', 'collapse', 'questions', 'faqs', 'q&a', 'toggle', 'expandable', 'details', 'disclosure'],
  },
)
export type Faq = z.infer<typeof faqSchema>
