import {
  defineBlock,
  eyebrowField,
  href,
  imageField,
  introField,
  line,
  linkSchema,
  sentences,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'

const personSchema = z
  .strictObject({
    name: line(80).meta({ description: 'Name of the person.', examples: ['Noor Haddad'] }),
    role: line(100)
      .optional()
      .meta({ description: 'What the person does.', examples: ['Head of the workshop'] }),
    image: imageField('square')
      .optional()
      .meta({ description: 'A portrait.', examples: [{ name: 'people/noor', alt: 'Noor at her bench' }] }),
    text: sentences(400)
      .optional()
      .meta({ description: 'Some sentences about the person.', examples: ['She has been here from the first day.'] }),
    href: href()
      .optional()
      .meta({ description: 'The page of the person. Left out, the name is no link.', examples: ['/team/noor'] }),
    links: z
      .array(linkSchema)
      .max(6)
      .default([])
      .meta({
        description: 'Other places where the person is found: e-mail, telephone, profiles.',
        examples: [[{ text: 'E-mail', href: 'mailto:noor@example.com' }]],
      }),
  })
  .meta({ title: 'person' })

export const peopleSchema = defineBlock(
  'people',
  'People with portrait, name and what they do: written here, or the records of a collection.',
  {
    eyebrow: eyebrowField('Team'),
    title: titleField('Who you will meet'),
    intro: introField('Four people, and one of them picks up the telephone.'),
    people: z
      .array(personSchema)
      .min(1)
      .max(60)
      .meta({
        description:
          'The people, in order. `{ from: mechanics }` gives the records of a collection with the fields that it lists under `shown`.',
        examples: [[{ name: 'Noor Haddad', role: 'Head of the workshop' }]],
      }),
  },
  {
    label: 'Team and people',
    group: 'Proof and references',
    alsoCalled: ['team', 'our team', 'persons', 'speakers', 'authors', 'faces'],
  },
)
export type People = z.infer<typeof peopleSchema>
export type Person = z.infer<typeof personSchema>
