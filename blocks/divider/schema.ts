import { defineBlock, line } from 'marquee/schema'
import type { z } from 'zod'

export const dividerSchema = defineBlock(
  'divider',
  'A line between two blocks.',
  {
    text: line(40)
      .optional()
      .meta({ description: 'A word in the middle of the line.', examples: ['or'] }),
  },
  { group: 'Sections and their parts', alsoCalled: ['separator', 'rule', 'line', 'hr'] },
)
export type Divider = z.infer<typeof dividerSchema>
