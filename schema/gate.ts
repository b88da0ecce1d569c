import { z } from 'zod'
import { slug } from './text.ts'

/** The field of a page that puts it behind a password. */
export const gateSchema = z
  .strictObject({
    password: z
      .string()
      .regex(/^GATE_[A-Z0-9]+(?:_[A-Z0-9]+)*$/)
      .max(60)
      .meta({
        description:
          'Environment variable that holds the password when the site is built. The password itself never stands in a file of the content.',
        examples: ['GATE_SWIPE'],
      }),
    remember: slug()
      .max(60)
      .meta({
        description:
          'Name under which the browser remembers access until it is closed. It must differ from page to page.',
        examples: ['swipe-auth'],
      }),
  })
  .meta({
    title: 'gate',
    description: 'Puts the page behind a password: its content is encrypted, and no search engine or list shows it.',
  })

export type Gate = z.infer<typeof gateSchema>
