import { defineBlock, entryFields, line, sentences } from 'marquee/schema'
import { z } from 'zod'
import { iconField } from '../../schema/icon.ts'

const itemSchema = z
  .strictObject({
    title: line(120).meta({ description: 'What it is.', examples: ['One person who answers'] }),
    text: sentences(300)
      .optional()
      .meta({ description: 'More about it.', examples: ['From the first question to the last.'] }),
    icon: iconField()
      .optional()
      .meta({ description: 'A small drawing in place of the mark.', examples: ['clock'] }),
    ...entryFields,
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
      .meta({ description: 'The points, in order.', examples: [[{ title: 'One person who answers' }]] }),
    mark: z
      .enum(['check', 'number', 'dot', 'none'])
      .default('check')
      .meta({ description: 'What stands before each point. `number` where the order matters.' }),
    columns: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .default(1)
      .meta({ description: 'How many stand side by side where there is room: 1, 2 or 3.', examples: [2] }),
  },
  {
    label: 'List of points',
    group: 'Sections and their parts',
    alsoCalled: ['icon list', 'bullet points', 'checkmarks', 'feature list', 'bullets'],
  },
)
export type List = z.infer<typeof listSchema>
