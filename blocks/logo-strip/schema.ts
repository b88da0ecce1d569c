import { defineBlock, entryFields, imageField, line } from 'marquee/schema'
import { z } from 'zod'

const logoSchema = z
  .strictObject({
    name: line(60).meta({
      description: 'Name of the client. It is shown as text where the logo cannot be loaded.',
      examples: ['First client'],
    }),
    image: imageField('mark').meta({
      description: 'The logo on a transparent ground. Its shape stays, its colours become one.',
      examples: [{ name: 'clients/first', alt: '' }],
    }),
    sample: z
      .boolean()
      .default(false)
      .meta({ description: 'True while the client is made up. The strip then says so.', examples: [true] }),
    ...entryFields,
  })
  .meta({ title: 'logo' })

export const logoStripSchema = defineBlock(
  'logo-strip',
  'Client logos that pass by in a loop of 20 seconds, or stand in a row.',
  {
    title: line(80).meta({ description: 'What the logos have in common.', examples: ['Whom we work for'] }),
    moves: z
      .boolean()
      .default(true)
      .meta({ description: 'false: the logos stand in a row, which breaks where it is full.' }),
    logos: z
      .array(logoSchema)
      .min(3)
      .max(20)
      .meta({
        description: 'The clients, in order.',
        examples: [[{ name: 'First client', image: { name: 'clients/first', alt: '' } }]],
      }),
  },
  {
    label: 'Client logos',
    group: 'Proof and references',
    alsoCalled: ['logos', 'logo wall', 'clients', 'partners', 'sponsors', 'marquee', 'as seen in', 'press'],
  },
)
export type LogoStrip = z.infer<typeof logoStripSchema>
