import { defineBlock, line } from 'marquee/schema'
import type { z } from 'zod'

export const posterSchema = defineBlock(
  'poster',
  'An announcement with pictures, a font and style sheets of its own.',
  {
    title: line(60).meta({ description: 'What it announces.', examples: ['Tonight'] }),
  },
)
export type Poster = z.infer<typeof posterSchema>
