import { z } from 'zod'
import { slugList } from '../records/slug-list.ts'
import { sentences, slug } from '../text.ts'

const exceptions = (description: string, example: Record<string, string[]>) =>
  z
    .record(z.string(), slugList().min(1))
    .default({})
    .meta({ description, examples: [example] })

const aliasSchema = z.union([
  slug(),
  z.strictObject({
    record: slug().meta({ description: 'The record that it stands for.', examples: ['repairs'] }),
    with: z.record(z.string(), slugList().min(1)).meta({
      description: 'The records of the other collections with which it is accepted.',
      examples: [{ places: ['old-town'] }],
    }),
  }),
])

/** What a file of `_data/coverage/` holds. */
export const matrixFields = {
  template: slug().meta({
    description: 'The file of `_data/templates/` that its pages are generated from.',
    examples: ['place-service'],
  }),
  address: z
    .string()
    .regex(/^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z][a-z0-9]*\}))+$/, {
      error: 'must be an address with words in braces, such as `/{place}/{service}`',
    })
    .meta({
      description: 'The address of its pages, with the words of their records.',
      examples: ['/{service}/in/{place}'],
    }),
  records: z.record(z.string(), slugList()).meta({
    description:
      'One to three collections with the records that have pages, in the order of menus and lists. A link to a record leads to its first page.',
    examples: [{ places: ['old-town'], services: ['repairs'] }],
  }),
  only: exceptions('Records of the next collection, for one record of the first, in place of those above.', {
    'old-town': ['repairs'],
  }),
  except: exceptions('Records of the next collection that one record of the first does not go with.', {
    'old-town': ['advice'],
  }),
  reuses: z
    .record(z.string(), z.record(slug(), slug()))
    .default({})
    .meta({
      description: 'Records without pages of their own, by collection: each shows the pages of another one.',
      examples: [{ services: { advice: 'repairs' } }],
    }),
  ask: sentences(200)
    .optional()
    .meta({
      description:
        'What the search says of a combination of any records that has no page. It opens the quote form, filled in by `quote:` of the template. Left out, the search says nothing of it.',
      examples: ['No page yet: ask for {service.name} in {place.name}.'],
    }),
  ownSentences: z
    .int()
    .min(1)
    .max(50)
    .optional()
    .meta({
      description:
        'How many sentences each of its pages needs that no other page of the site has, names of records aside. Search engines do not show one with fewer. Left out, nothing is counted.',
      examples: [3],
    }),
  aliases: z
    .record(z.string(), z.record(slug(), aliasSchema))
    .default({})
    .meta({
      description: 'Other words for records in addresses, by collection.',
      examples: [
        { places: { centre: 'old-town' }, services: { fixing: { record: 'repairs', with: { places: ['harbour'] } } } },
      ],
    }),
}

export type Matrix = z.infer<z.ZodObject<typeof matrixFields>>

/** The collections by the word for one record: `shop` → `shops`. */
export type CollectionByWord = ReadonlyMap<string, string>
