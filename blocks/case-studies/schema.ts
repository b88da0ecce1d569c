import { z } from 'zod'
import { defineBlock } from '../../schema/block.ts'
import { imageField } from '../../schema/image.ts'
import { href, linkSchema } from '../../schema/link.ts'
import { line, sentences } from '../../schema/text.ts'

const caseSchema = z
  .strictObject({
    title: line(90).meta({ description: 'What the job was.', examples: ['Entry for a food festival with time slots'] }),
    kind: line(50).meta({ description: 'Kind of event.', examples: ['Food festival'] }),
    summary: sentences(260).meta({
      description: 'What was asked of the crew, without results that nobody has confirmed.',
      examples: ['Check ages and time slots at the gate while the line stays short.'],
    }),
    image: imageField('card').meta({
      description: 'Picture of the event.',
      examples: [{ name: 'cases/festival', alt: 'Guests at a gate' }],
    }),
    href: href()
      .optional()
      .meta({ description: 'The page of the case.', examples: ['/case-studies/chainfest'] }),
    sample: z.boolean().default(false).meta({
      description: 'true shows "Illustrative" on the card: the case stands in until a client has agreed to be named.',
    }),
  })
  .meta({ title: 'case' })

export const caseStudiesSchema = defineBlock('case-studies', 'Jobs as cards, the first one large.', {
  eyebrow: line(60)
    .optional()
    .meta({ description: 'A short line over the heading.', examples: ['Case studies'] }),
  title: line(120).meta({ description: 'The heading.', examples: ['What a crew is asked to do'] }),
  intro: sentences(320)
    .optional()
    .meta({
      description: 'One or two sentences under the heading.',
      examples: ['Three briefs and how we would staff them.'],
    }),
  cases: z
    .array(caseSchema)
    .min(1)
    .max(12)
    .meta({
      description: 'The cases. The first one is shown large.',
      examples: [[{ title: 'Entry for a food festival' }]],
    }),
  action: linkSchema.optional().meta({
    description: 'A button under the cards.',
    examples: [{ text: 'All case studies', href: '/case-studies' }],
  }),
})
export type CaseStudies = z.infer<typeof caseStudiesSchema>
export type Case = CaseStudies['cases'][number]
