import { defineBlock, line, markdown } from 'marquee/schema'
import { z } from 'zod'
import { iconField } from '../../schema/icon.ts'

export const calloutSchema = defineBlock(
  'callout',
  'A framed note that must not be missed.',
  {
    title: line(120)
      .optional()
      .meta({ description: 'Its heading.', examples: ['Before you order'] }),
    text: markdown().meta({
      description: 'A few sentences of Markdown.',
      examples: ['An order of your own design takes **two weeks**.'],
    }),
    icon: iconField()
      .optional()
      .meta({ description: 'A small drawing before it.', examples: ['shield'] }),
    look: z
      .enum(['plain', 'strong'])
      .default('plain')
      .meta({ description: '`strong` stands on the accent colour of the theme.' }),
  },
  { group: 'Sections and their parts', alsoCalled: ['note', 'info box', 'hint', 'warning', 'tip', 'aside'] },
)
export type Callout = z.infer<typeof calloutSchema>
