import type { z } from 'zod'
import { defineBlock } from '../../schema/block.ts'
import { line, markdown } from '../../schema/text.ts'

export const richTextSchema = defineBlock('rich-text', 'Running text in Markdown, with an optional heading.', {
  eyebrow: line(60)
    .optional()
    .meta({ description: 'A short line over the heading.', examples: ['In short'] }),
  title: line(120)
    .optional()
    .meta({ description: 'The heading.', examples: ['How we work'] }),
  body: markdown().meta({
    description: 'Paragraphs, lists, links and headings from `##` on. HTML is shown as text.',
    examples: ['We staff events of every size.\n\n- Trade shows\n- Conferences'],
  }),
})
export type RichText = z.infer<typeof richTextSchema>
