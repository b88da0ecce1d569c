import { defineBlock, line, sentences } from 'marquee/schema'
import { z } from 'zod'

const itemSchema = z
  .strictObject({
    title: line(120).meta({ description: 'What it is.', examples: ['A lead on site'] }),
    text: sentences(300)
      .optional()
      .meta({ description: 'More about it.', examples: ['From the briefing to the end.'] }),
  })
  .meta({ title: 'item' })

export const listSchema = defineBlock(
  'list',
  'Points one below another, each with a mark.',
  {
    items: z
      .array(itemSchema)
      .min(1)
      .max(20)
      .meta({ description: 'The points, in order.', examples: [[{ title: 'A lead on site' }]] }),
    mark: z
      .enum(['check', 'number', 'dot', 'none'])
      .default('check')
      .meta({ description: 'What stands before each point. `number` where the order matters.' }),
  },
  {
    label: 'List of points',
    group: 'Sections and their parts',
    alsoCalled: ['icon list', 'bullet points', 'checkmarks', 'feature list', 'bullets'],
  },
)
export type List = z.infer<typeof listSchema>
