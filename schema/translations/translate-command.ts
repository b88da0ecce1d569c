import { z } from 'zod'

/** The program with which a site has its texts translated. */
export const translateSchema = z
  .strictObject({
    command: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .meta({
        label: 'Command',
        description:
          'A program of the site that translates: it reads a text as JSON from each line, and prints its translation as JSON. Only `translate machine` runs it, never a build.',
        examples: ['node translate.mjs'],
      }),
  })
  .meta({
    title: 'translate',
    label: 'Machine translation',
    description: 'How a machine translates texts, where one does.',
    examples: [{ command: 'node translate.mjs' }],
  })
