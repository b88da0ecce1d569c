import { defineBlock, line } from 'marquee/schema'
import { z } from 'zod'
import { personSchema } from '../../schema/person.ts'
import { authorWords } from './words.ts'

export const authorSchema = defineBlock(
  'author',
  'Who wrote the page: picture, name, role and a few words. Search engines read them as its author.',
  {
    title: line(80)
      .default(() => authorWords.title)
      .meta({ description: 'The heading.', examples: ['Written by'] }),
    people: z
      .array(personSchema)
      .min(1)
      .max(6)
      .meta({
        description:
          'Who wrote it. `{ from: author.card }` is the record that the page names as `author:`, of a collection whose word for one record is `author`, with the fields that it lists under `shown`.',
        examples: [{ from: 'author.card' }, [{ name: 'Noor Haddad', role: 'Head of the team' }]],
      }),
  },
  {
    group: 'Proof and references',
    words: authorWords,
    structuredData: ({ people }) => ({ authors: people }),
    alsoCalled: ['author box', 'byline', 'written by', 'writer'],
  },
)
export type Author = z.infer<typeof authorSchema>
