import { defineBlock, entryFields, eyebrowField, href, introField, line, titleField } from 'marquee/schema'
import { z } from 'zod'

export const linkGroupsSchema = defineBlock(
  'link-groups',
  'Links with a line on each, sorted by occasion.',
  {
    eyebrow: eyebrowField('For the team'),
    title: titleField('What do you need?'),
    intro: introField('Sorted by when you need it.'),
    groups: z
      .array(
        z
          .strictObject({
            title: line(60).meta({ description: 'The occasion.', examples: ['Before you come'] }),
            links: z
              .array(
                z
                  .strictObject({
                    text: line(60).meta({ description: 'The link.', examples: ['How to find us'] }),
                    href: href(),
                    note: line(160).meta({
                      description: 'What it is for.',
                      examples: ['The way by car, by train and on foot.'],
                    }),
                    chip: line(24)
                      .optional()
                      .meta({ description: 'A word on it, such as who it is for.', examples: ['Password'] }),
                    ...entryFields,
                  })
                  .meta({ title: 'link' }),
              )
              .min(1)
              .max(10)
              .meta({ description: 'The links, in order.' }),
            ...entryFields,
          })
          .meta({ title: 'group' }),
      )
      .min(1)
      .max(10)
      .meta({ description: 'The groups.' }),
  },
  {
    label: 'Links by occasion',
    group: 'Questions and links',
    alsoCalled: ['links', 'link list', 'quick links', 'link tree', 'bookmarks'],
  },
)
export type LinkGroups = z.infer<typeof linkGroupsSchema>
