import { defineBlock, eyebrowField, introField, titleField } from 'marquee/schema'
import { z } from 'zod'
import { personSchema } from '../../schema/person.ts'

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
        examples: [[{ name: 'Noor Haddad', role: 'Head of the team' }]],
      }),
  },
  {
    label: 'Team and people',
    group: 'Proof and references',
    structuredData: ({ people }) => ({ people }),
    alsoCalled: ['team', 'our team', 'persons', 'speakers', 'authors', 'faces'],
  },
)
export type People = z.infer<typeof peopleSchema>
