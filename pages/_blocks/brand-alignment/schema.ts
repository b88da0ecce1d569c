import { defineBlock, eyebrowField, imageField, line, linkSchema, markdown, titleField } from 'marquee/schema'
import { z } from 'zod'

export const brandAlignmentSchema = defineBlock(
  'brand-alignment',
  'How people are matched to a brand.',
  {
    eyebrow: eyebrowField('Brand alignment'),
    title: titleField('Staff who fit your brand'),
    text: markdown().meta({
      description: 'A few sentences of Markdown.',
      examples: ['Tell us how you want to be seen. We propose people who fit.'],
    }),
    pointsTitle: line(60).meta({ description: 'Heading of the points.', examples: ['Agreed before the first shift'] }),
    points: z
      .array(line(140))
      .min(1)
      .max(6)
      .meta({ description: 'What is matched, a line each.', examples: [['Uniform agreed before the event']] }),
    image: imageField('card').meta({
      description: 'The picture beside the text.',
      examples: [{ name: 'home/brand', alt: 'Staff in one uniform' }],
    }),
    action: linkSchema.optional().meta({
      description: 'A button under the points.',
      examples: [{ text: 'Get Staffing Quote', href: '#quote' }],
    }),
  },
  {
    label: 'Fit to a brand',
    group: 'Text and pictures',
    alsoCalled: ['brand', 'checklist with picture', 'brand match'],
  },
)
export type BrandAlignment = z.infer<typeof brandAlignmentSchema>
