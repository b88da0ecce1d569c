import { z } from 'zod'
import { slug } from '../text.ts'
import { own } from './coverage-fields.ts'
import { slugList } from './slug-list.ts'

/** At most so many collections in a matrix: with more, hardly a page has content of its own. */
const mostAxes = 3

const exceptions = (description: string, example: Record<string, string[]>) =>
  z
    .record(z.string(), slugList().min(1))
    .default({})
    .meta({ description, examples: [example] })

const fields = {
  template: slug().meta({
    description: 'The file of `_data/templates/` that its pages are generated from.',
    examples: ['shop-tour'],
  }),
  address: z
    .string()
    .regex(/^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z][a-z0-9]*\}))+$/, {
      error: 'must be an address with words in braces, such as `/{shop}/tours/{tour}`',
    })
    .meta({
      description: 'The address of its pages, with the words of their records.',
      examples: ['/{tour}/in/{shop}'],
    }),
  records: z.record(z.string(), slugList().min(1)).meta({
    description: 'One to three collections with the records that have pages, in their order.',
    examples: [{ shops: ['jordaan'], tours: ['windmills'] }],
  }),
  only: exceptions('Records of the next collection, for one record of the first, in place of those above.', {
    jordaan: ['windmills'],
  }),
  except: exceptions('Records of the next collection that one record of the first does not go with.', {
    jordaan: ['harbour'],
  }),
}

export type Matrix = z.infer<z.ZodObject<typeof fields>>
type Words = ReadonlyMap<string, string>

/** The words in the braces of an address. */
const wordsIn = (address: string) => [...address.matchAll(/\{(\w+)\}/g)].map(([, word]) => word as string)

function problems(matrix: Matrix, words: Words): [path: string[], message: string][] {
  const { address, records, only, except } = matrix
  const collections = [...words.values()]
  const axes = Object.keys(records)
  const unknown = axes.filter((name) => !collections.includes(name))
  if (unknown.length > 0)
    return unknown.map((name) => [['records', name], `is not a collection; there are ${collections.join(', ')}`])
  if (axes.length === 0 || axes.length > mostAxes) return [[['records'], `must name one to ${mostAxes} collections`]]
  const wanted = [...words].flatMap(([word, name]) => (axes.includes(name) ? [word] : []))
  const written = wordsIn(address)
  const needed = wanted.map((word) => `{${word}}`).join(' and ')
  const fits = written.length === wanted.length && wanted.every((word) => written.includes(word))
  const keys = Object.entries({ only, except }).flatMap(([key, rules]) =>
    Object.keys(rules).flatMap((name): [string[], string][] => {
      const slugs = name.split('/')
      const isKnown =
        slugs.length < axes.length && slugs.every((one, index) => records[axes[index] ?? '']?.includes(one))
      return isKnown ? [] : [[[key, name], 'names no record of this matrix, followed by one more collection']]
    }),
  )
  return [
    ...(fits ? [] : [[['address'], `must contain ${needed}, once, and no other word`] as [string[], string]]),
    ...keys,
  ]
}

/** `_data/coverage/*.yaml`: a page for each combination of records. `words` are the collections by the word for a record. */
export const matrixSchema = (words: Words) =>
  z
    .strictObject(fields)
    .superRefine((matrix, context) => {
      for (const [path, message] of problems(matrix, words)) context.addIssue({ code: 'custom', path, message })
    })
    .meta({ title: 'matrix', description: 'A page for each combination of records.' })

/** A page of a matrix: the records that it names, by word, its address, and other addresses that show it. */
export type MatrixRow = {
  named: ReadonlyMap<string, string>
  path: `/${string}`
  aliases: readonly `/${string}`[]
}

/** The pages of a matrix, in the order of its records. */
export function matrixRows({ address, records, only, except }: Matrix, words: Words): MatrixRow[] {
  const wordOf = new Map([...words].map(([word, collection]) => [collection, word]))
  const combinations = Object.entries(records).reduce<string[][]>(
    (before, [, slugs]) =>
      before.flatMap((first) => {
        const key = first.join('/')
        const without = own(except, key) ?? []
        return (own(only, key) ?? slugs).filter((one) => !without.includes(one)).map((one) => [...first, one])
      }),
    [[]],
  )
  return combinations.map((slugs) => {
    const named = new Map(Object.keys(records).map((name, index) => [wordOf.get(name) ?? name, slugs[index] as string]))
    const path = address.replace(/\{(\w+)\}/g, (_, word) => named.get(word) ?? '') as `/${string}`
    return { named, path, aliases: [] }
  })
}
