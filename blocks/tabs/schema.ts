import {
  defineBlock,
  entryFields,
  eyebrowField,
  imageField,
  introField,
  line,
  markdown,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'
import { iconField } from '../../schema/icon.ts'

const tabSchema = z
  .strictObject({
    name: line(40).meta({ description: 'The words on the tab.', examples: ['Before you come'] }),
    icon: iconField()
      .optional()
      .meta({ description: 'A small drawing before the words on the tab.', examples: ['clock'] }),
    body: markdown().meta({ description: 'What it shows.', examples: ['Bring what it is **about**.'] }),
    image: imageField('card')
      .optional()
      .meta({
        description: 'A picture beside the text.',
        examples: [{ name: 'tabs/table', alt: 'Two people talk at a table' }],
      }),
    ...entryFields,
  })
  .meta({ title: 'tab' })

export const tabsSchema = defineBlock(
  'tabs',
  'Texts of which one is shown at a time. Questions and answers are a `faq`, services are `service-tabs`.',
  {
    eyebrow: eyebrowField('Good to know'),
    title: titleField('From the first call to the last day'),
    intro: introField('Three things that everybody asks.'),
    look: z.enum(['above', 'side']).default('above').meta({
      description:
        'Where the names of the tabs stand. `side`: one below the other, beside a large picture with its text.',
    }),
    tabs: z
      .array(tabSchema)
      .min(2)
      .max(8)
      .refine((tabs) => new Set(tabs.map(({ name }) => name)).size === tabs.length, {
        error: 'must each have a `name` of their own',
      })
      .meta({
        description: 'The tabs, in order. The first one is shown.',
        examples: [[{ name: 'Before you come', body: 'Bring what it is **about**.' }]],
      }),
  },
  { label: 'Tabs', group: 'Text and pictures', alsoCalled: ['tab', 'tabbed content', 'tab panel'] },
)
export type Tabs = z.infer<typeof tabsSchema>
