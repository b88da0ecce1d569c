import { defineBlock, imageField, nestedBlocks } from 'marquee/schema'
import { z } from 'zod'

/** Shares of a row. A row that is full is followed by another of the same shares. */
const layouts = [
  '1/1',
  '1/2 1/2',
  '1/3 2/3',
  '2/3 1/3',
  '1/4 3/4',
  '3/4 1/4',
  '1/3 1/3 1/3',
  '1/2 1/4 1/4',
  '1/4 1/2 1/4',
  '1/4 1/4 1/2',
  '1/4 1/4 1/4 1/4',
] as const

const columnSchema = z
  .strictObject({
    blocks: nestedBlocks(),
    orderOnPhones: z
      .int()
      .min(-12)
      .max(12)
      .default(0)
      .meta({
        description: 'Its place on phones, where columns are stacked: lower numbers come first, equal ones as written.',
        examples: [-1],
      }),
  })
  .meta({ title: 'column' })

export const sectionSchema = defineBlock(
  'section',
  'Blocks side by side: rows of one to four columns, each with blocks of any type.',
  {
    layout: z
      .enum(layouts)
      .optional()
      .meta({
        description: 'How wide the columns of a row are. Left out, columns are equally wide, at most four in a row.',
        examples: ['1/2 1/2', '1/3 2/3'],
      }),
    columns: z
      .array(columnSchema)
      .min(1)
      .max(12)
      .meta({
        description: 'The columns. On phones they are stacked.',
        examples: [[{ blocks: [{ type: 'rich-text', body: 'What we do.' }] }]],
      }),
    align: z
      .enum(['start', 'center', 'end', 'stretch'])
      .default('start')
      .meta({ description: 'Where columns of different heights stand in their row.' }),
    textAlign: z
      .enum(['start', 'center', 'end'])
      .default('start')
      .meta({ description: 'Where its texts are aligned.' }),
    width: z
      .enum(['narrow', 'normal', 'wide', 'full'])
      .default('normal')
      .meta({ description: 'Its width: `narrow` for reading, `full` to the edges of the window.' }),
    space: z
      .enum(['none', 'small', 'normal', 'large'])
      .default('normal')
      .meta({ description: 'Space above and below.' }),
    background: imageField('wide')
      .optional()
      .meta({
        description: 'A picture behind it, veiled by the ground of its tone so that texts stay readable.',
        examples: [{ name: 'about/house', alt: '' }],
      }),
  },
  {
    label: 'Section with columns',
    group: 'Sections and their parts',
    alsoCalled: ['columns', 'column', 'grid', 'row', 'layout', 'container', 'two columns', 'group', 'wrapper'],
  },
)
export type Section = z.infer<typeof sectionSchema>
