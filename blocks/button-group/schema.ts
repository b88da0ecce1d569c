import { defineBlock, entryFields, href, line } from 'marquee/schema'
import { z } from 'zod'

const buttonSchema = z
  .strictObject({
    text: line(60).meta({ description: 'What the button says.', examples: ['Ask for a quote'] }),
    href: href(),
    look: z
      .enum(['contained', 'outlined', 'text'])
      .default('contained')
      .meta({ description: 'How much it stands out: one `contained` button is enough.' }),
    ...entryFields,
  })
  .meta({ title: 'button' })

export const buttonGroupSchema = defineBlock(
  'button-group',
  'Buttons side by side.',
  {
    buttons: z
      .array(buttonSchema)
      .min(1)
      .max(4)
      .meta({
        description: 'The buttons, the most important first.',
        examples: [[{ text: 'Call us', href: '#quote' }]],
      }),
    align: z.enum(['start', 'center', 'end']).default('start').meta({ description: 'Where they stand.' }),
    size: z.enum(['medium', 'large']).default('large').meta({ description: 'Their size.' }),
  },
  { label: 'Buttons', group: 'Sections and their parts', alsoCalled: ['button', 'buttons', 'actions'] },
)
export type ButtonGroup = z.infer<typeof buttonGroupSchema>
