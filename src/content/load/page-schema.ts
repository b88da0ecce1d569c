import { z } from 'zod'
import { pageHeadSchema } from '../../../schema/page.ts'
import { slug } from '../../../schema/text.ts'

const withBlocks = pageHeadSchema
  .extend({
    blocks: z
      .array(z.unknown())
      .min(1)
      .meta({ description: 'It lists what the page shows.', examples: [[{ use: 'quote-form' }]] }),
  })
  .meta({ title: 'page' })

/**
 * The schema of a page, which may name records by these words. Each of its blocks is validated by itself, by the schema of
 * its type.
 */
export function pageSchema(words: Iterable<string>): typeof withBlocks {
  const fields = [...words].map((word) => [
    word,
    slug()
      .optional()
      .meta({ description: `The ${word} of the page: tokens such as {${word}.name} take their value from it.` }),
  ])
  return withBlocks.extend(Object.fromEntries(fields)).meta({ title: 'page' }) as typeof withBlocks
}
