import { defineBlock, line, renamed } from 'marquee/schema'
import { z } from 'zod'
import { counterWords } from './words.ts'

export const counterSchema = defineBlock(
  'counter',
  'Counts who comes through a door.',
  {
    title: line(90).meta({ description: 'The heading.', examples: ['Guests so far'] }),
    start: z
      .number()
      .int()
      .default(0)
      .meta({ description: 'Where it begins.', examples: [12] }),
  },
  {
    group: 'Documents and tools',
    alsoCalled: ['clicker'],
    island: 'touch',
    words: counterWords,
    migrations: [renamed('begin', 'start')],
  },
)
export type Counter = z.infer<typeof counterSchema>
