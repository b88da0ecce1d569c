import { defineBlock } from 'marquee/schema'
import { z } from 'zod'

export const everyComponentSchema = defineBlock(
  'every-component',
  'One component of MUI.',
  { component: z.string().meta({ description: 'Its name.', examples: ['Button'] }) },
  { label: 'Component', group: 'Text and pictures', alsoCalled: ['one of them'], island: 'idle' },
)
export type EveryComponent = z.infer<typeof everyComponentSchema>
