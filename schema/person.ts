import { z } from 'zod'
import { href, linkSchema } from './links/link.ts'
import { imageField } from './pictures/image.ts'
import { line, sentences } from './text.ts'
import { entryFields } from './translations/languages.ts'

/** A person as blocks show one. */
export const personSchema = z
  .strictObject({
    name: line(80).meta({ description: 'Name of the person.', examples: ['Noor Haddad'] }),
    role: line(100)
      .optional()
      .meta({ description: 'What the person does.', examples: ['Head of the team'] }),
    image: imageField('square')
      .optional()
      .meta({ description: 'A portrait.', examples: [{ name: 'people/noor', alt: 'Noor at her desk' }] }),
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
    ...entryFields,
  })
  .meta({ title: 'person' })
export type Person = z.infer<typeof personSchema>
