import { defineBlock, eyebrowField, isReadWith, line, markdown } from 'marquee/schema'
import { z } from 'zod'

export const richTextSchema = defineBlock(
  'rich-text',
  'Running text in Markdown, with an optional heading and list of contents.',
  {
    eyebrow: eyebrowField('In short'),
    title: line(120)
      .optional()
      .meta({ description: 'The heading.', examples: ['How we work'] }),
    body: isReadWith('contents', markdown()).meta({
      description:
        'Paragraphs, lists, checklists (`- [ ]`), links, tables, notes (`>`) and headings from `##` on. HTML is shown as text.',
      examples: ['We work for people and companies.\n\n- Orders\n- Advice'],
    }),
    contents: z
      .boolean()
      .default(false)
      .meta({
        description: 'true lists the `##` headings beside the text, each a link to its part.',
        examples: [true],
      }),
  },
  {
    label: 'Running text',
    group: 'Text and pictures',
    alsoCalled: ['paragraph', 'markdown', 'article', 'content', 'body', 'prose'],
  },
)
export type RichText = z.infer<typeof richTextSchema>
