import { defineBlock, entryFields, isSized, line } from 'marquee/schema'
import { z } from 'zod'

/** The first figure is as large as its characters allow, from four on. */
const sizes = { upTo: Array.from({ length: 13 }, (_, more) => 4 + more), onlyFirst: true }

const figureSchema = z
  .strictObject({
    value: isSized(sizes, line(16)).meta({
      description: 'The figure, as text in quotes.',
      examples: ['12', 'over 200'],
    }),
    label: line(80).meta({ description: 'What the figure counts.', examples: ['people'] }),
    note: line(120)
      .optional()
      .meta({
        description: 'Where it comes from, or what it leaves out.',
        examples: ['In one room of the same house'],
      }),
    ...entryFields,
  })
  .meta({ title: 'figure' })

export const statsStripSchema = defineBlock(
  'stats-strip',
  'A few figures, the first one much larger than the rest or all alike.',
  {
    title: line(120).meta({
      description: 'What the figures say together.',
      examples: ['We in numbers'],
    }),
    look: z
      .enum(['first-large', 'equal'])
      .default('first-large')
      .meta({ description: '`equal`: figures of one size in a row.' }),
    figures: z
      .array(figureSchema)
      .min(2)
      .max(6)
      .meta({
        description: 'The figures. The first one is the one to remember, unless all are `equal`.',
        examples: [[{ value: '12', label: 'people' }]],
      }),
  },
  {
    label: 'Figures',
    group: 'Proof and references',
    alsoCalled: ['stats', 'statistics', 'numbers', 'counter', 'key figures', 'facts', 'metrics'],
  },
)
export type StatsStrip = z.infer<typeof statsStripSchema>
