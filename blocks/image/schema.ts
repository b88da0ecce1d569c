import { defineBlock, imageField, line, sitePath } from 'marquee/schema'
import { z } from 'zod'

export const imageSchema = defineBlock(
  'image',
  'One picture with a caption.',
  {
    image: imageField('card').meta({
      description: 'The picture.',
      examples: [{ name: 'about/room', alt: 'A wooden table below a wide window' }],
    }),
    ratio: z
      .enum(['4/3', '16/9', '1/1', '3/4'])
      .default('4/3')
      .meta({ description: 'Width to height. What is beyond it is cut off.' }),
    caption: line(200)
      .optional()
      .meta({ description: 'What stands below it.', examples: ['The room in the morning'] }),
    credit: line(80)
      .optional()
      .meta({ description: 'Whose picture it is.', examples: ['Photo: Ana Silva'] }),
    link: sitePath()
      .optional()
      .meta({ description: 'The page to which it leads.', examples: ['/about'] }),
  },
  { label: 'Picture', group: 'Sections and their parts', alsoCalled: ['picture', 'photo', 'figure', 'illustration'] },
)
export type Image = z.infer<typeof imageSchema>
