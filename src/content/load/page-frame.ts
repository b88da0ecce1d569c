import { z } from 'zod'
import { pageHeadSchema } from '../../../blocks/page.ts'
import { slug } from '../../../schema/text.ts'

const frame = pageHeadSchema
  .extend({
    blocks: z
      .array(z.unknown())
      .min(1)
      .meta({ description: 'It lists what the page shows.', examples: [[{ use: 'quote-form' }]] }),
  })
  .meta({ title: 'page' })

/**
 * The head of a page, which may name records by these words, and the list of blocks; each block is validated by its own
 * schema.
 */
export function pageFrame(words: Iterable<string>): typeof frame {
  const fields = [...words].map((word) => [
    word,
    slug()
      .optional()
      .meta({ description: `The ${word} of the page: tokens such as {${word}.name} take their value from it.` }),
  ])
  return frame.extend(Object.fromEntries(fields)).meta({ title: 'page' }) as typeof frame
}
