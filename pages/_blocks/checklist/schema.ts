import { defineBlock, eyebrowField, introField, line, slug, titleField } from 'marquee/schema'
import { z } from 'zod'
import { checklistWords } from './words.ts'

const groupSchema = z
  .strictObject({
    title: line(90).meta({ description: 'When these points are due.', examples: ['45 minutes before'] }),
    items: z
      .array(line(180))
      .min(1)
      .max(20)
      .meta({ description: 'The points, each a thing to do.', examples: [['Find exits and first aid']] }),
  })
  .meta({ title: 'group' })

export const checklistSchema = defineBlock(
  'checklist',
  'Points to tick off, stored on the device and printable.',
  {
    list: slug()
      .max(40)
      .meta({
        description: 'Name under which the device keeps the ticks. It must differ from list to list.',
        examples: ['captain-guide'],
      }),
    eyebrow: eyebrowField('To tick off'),
    title: titleField('From arrival to sign-out'),
    intro: introField('The ticks stay on this phone.'),
    groups: z
      .array(groupSchema)
      .min(1)
      .max(12)
      .meta({
        description: 'The points in groups. No point stands twice, since ticks are stored by their words.',
        examples: [[{ title: 'On arrival', items: ['Meet the client'] }]],
      }),
  },
  {
    label: 'Checklist',
    group: 'Documents and tools',
    island: 'idle',
    alsoCalled: ['todo', 'to do list', 'tick list', 'task list', 'packing list'],
    words: checklistWords,
  },
).superRefine(({ groups }, context) => {
  const points = groups.flatMap(({ items }, group) => items.map((item, index) => ({ item, group, index })))
  points.forEach(({ item, group, index }, at) => {
    const first = points.find((point) => point.item === item)
    if (first !== points[at])
      context.addIssue({
        code: 'custom',
        path: ['groups', group, 'items', index],
        message: `“${item}” stands in the list before. Ticks are stored by the words, so each point stands once`,
      })
  })
})
export type Checklist = z.infer<typeof checklistSchema>
