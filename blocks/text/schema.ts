import { defineBlock, markdown } from 'marquee/schema'
import { z } from 'zod'

export const textSchema = defineBlock(
  'text',
  'Some paragraphs or a list in Markdown, without a heading of its own.',
  {
    body: markdown().meta({
      description: 'Paragraphs, lists, links, tables and headings from `##` on. HTML is shown as text.',
      examples: ['Tell us the **day** and the **place**. We call back the same day.'],
    }),
    size: z.enum(['normal', 'large']).default('normal').meta({ description: 'The size of its letters.' }),
  },
  { group: 'Sections and their parts', alsoCalled: ['paragraphs', 'copy', 'text block'] },
)
export type Text = z.infer<typeof textSchema>
