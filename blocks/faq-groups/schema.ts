import { defineBlock, entryFields, introField, isRead, line, markdown, slug, titleField } from 'marquee/schema'
import { z } from 'zod'
import { answerAnchors } from './answer-anchors.ts'

const questionSchema = z
  .strictObject({
    question: isRead(
      line(180).meta({
        description: 'The question, as a client would ask it. The address of its answer is made of it.',
        examples: ['How long does it take?'],
      }),
    ),
    answer: markdown().meta({
      description: 'The answer, in Markdown. The first sentence answers.',
      examples: ['A week at the most.'],
    }),
    ...entryFields,
  })
  .meta({ title: 'question' })

const groupSchema = z
  .strictObject({
    anchor: slug().meta({ description: 'Where links such as `/faq#repairs` lead.', examples: ['repairs'] }),
    title: line(80).meta({ description: 'Heading of the group.', examples: ['Repairs'] }),
    items: z
      .array(questionSchema)
      .min(1)
      .max(40)
      .meta({
        description: 'The questions, in order.',
        examples: [[{ question: 'How many?', answer: 'It depends.' }]],
      }),
    ...entryFields,
  })
  .meta({ title: 'group' })

export const faqGroupsSchema = defineBlock(
  'faq-groups',
  'Many questions in groups, each with an address of its own.',
  {
    title: titleField('Answers by subject'),
    intro: introField('Open a question to read its answer.'),
    groups: z
      .array(groupSchema)
      .min(1)
      .max(60)
      .meta({
        description: 'The groups, in order.',
        examples: [[{ anchor: 'repairs', title: 'Repairs', items: [] }]],
      }),
  },
  {
    label: 'Questions in groups',
    group: 'Questions and links',
    structuredData: ({ groups }) => {
      const anchors = answerAnchors(groups).flat()
      return {
        questions: groups.flatMap(({ items }) => items).map((item, index) => ({ ...item, anchor: anchors[index] })),
      }
    },
    alsoCalled: ['grouped questions', 'help center', 'knowledge base', 'accordion groups'],
  },
)
export type FaqGroups = z.infer<typeof faqGroupsSchema>
