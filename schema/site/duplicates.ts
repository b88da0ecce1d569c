import { z } from 'zod'

const share = (standard: number) => z.number().gt(0).max(1).default(standard)

/**
 * No search engine publishes a limit for similar pages. These two were measured on city pages of 500 to 700 words: with
 * a fifth of its words unique, a page has a similarity of 0.65, with a twelfth 0.85.
 */
export const duplicatesSchema = z
  .strictObject({
    warn: share(0.65).meta({
      label: 'Warn from',
      description: 'Above this share, a warning says that two pages are much alike.',
    }),
    error: share(0.85).meta({
      label: 'Error from',
      description: 'Over this two pages are one page under two addresses: an error.',
    }),
  })
  .refine(({ warn, error }) => warn <= error, { error: 'must have warn ≤ error' })
  .meta({
    title: 'duplicates',
    label: 'How alike pages may be',
    description: 'How alike the main text of two pages may be, from 0 to 1, names of cities and services left aside.',
    examples: [{ warn: 0.65, error: 0.85 }],
  })
