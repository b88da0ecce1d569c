import { defineBlock } from 'marquee/schema'
import { z } from 'zod'

export const spacerSchema = defineBlock(
  'spacer',
  'Space between two blocks.',
  {
    size: z.enum(['small', 'normal', 'large']).default('normal').meta({ description: 'How much, less on phones.' }),
  },
  { group: 'Sections and their parts', alsoCalled: ['space', 'gap', 'margin'] },
)
export type Spacer = z.infer<typeof spacerSchema>
