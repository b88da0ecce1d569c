import { defineBlock, eyebrowField, type Image, introField, linkSchema, sitePath, titleField } from 'marquee/schema'
import { z } from 'zod'

/** The facts of a case on a card, from the `case-study` block of its page. */
export type Case = { title: string; kind: string; summary: string; image: Image; href: string; sample: boolean }

export const caseStudiesSchema = defineBlock(
  'case-studies',
  'Pages with a `case-study` as cards, the first one large. What a card says is taken from the page.',
  {
    eyebrow: eyebrowField('Case studies'),
    title: titleField('What a crew is asked to do'),
    intro: introField('Three briefs and how we would staff them.'),
    under: sitePath().meta({ description: 'The path below which the pages lie.', examples: ['/case-studies'] }),
    pages: z
      .array(sitePath())
      .min(1)
      .max(12)
      .optional()
      .meta({
        description: 'Only these pages, in this order. Left out: all, by the alphabet.',
        examples: [['/case-studies/chainfest']],
      }),
    action: linkSchema.optional().meta({
      description: 'A button under the cards.',
      examples: [{ text: 'All case studies', href: '/case-studies' }],
    }),
  },
  {
    label: 'Cards of case studies',
    group: 'Proof and references',
    alsoCalled: ['portfolio', 'work', 'projects', 'references', 'success stories'],
  },
)
/** The build fills `cases` in once every page is read; it cannot be written in YAML. */
export type CaseStudies = z.infer<typeof caseStudiesSchema> & { cases?: readonly Case[] }
