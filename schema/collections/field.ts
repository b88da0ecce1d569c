import { z } from 'zod'
import { exactLine, sentences } from '../text.ts'
import { languageTagSchema } from '../translations/languages.ts'
import { hasAmbiguousRepeat } from './repeated-groups.ts'

/** The name of a field, as records and tokens write it: `city.stateCode`. */
export const fieldName = () =>
  z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, {
    error: 'must be letters and digits and begin with a small letter, such as `parking`',
  })

const described = {
  description: sentences(400).meta({
    description: 'What belongs into the field, for those who fill it in.',
    examples: ['Where to park.'],
  }),
  example: z.unknown().optional().meta({ description: 'A value as somebody would write it. The editor offers it.' }),
  required: z.boolean().default(false).meta({ description: 'true: every record has it.' }),
}

const characters = (usual: number, limit: number) =>
  z
    .int()
    .min(1)
    .max(limit)
    .default(usual)
    .meta({ description: 'Most characters.', examples: [usual] })

const kind = <const Kind extends string, Shape extends z.core.$ZodLooseShape>(name: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(name), ...described, ...shape }).meta({ title: `${name} field` })

/** What the texts of records have. */
const spoken = {
  translate: z.boolean().default(true).meta({
    description: 'false: the text is the same in every language, as a street or a code is.',
  }),
  languages: z
    .array(languageTagSchema)
    .min(1)
    .optional()
    .meta({
      description:
        'The languages that have the field, such as one with the name behind its preposition. Records have it in the files of these languages. Left out: all.',
      examples: [['fr', 'pt']],
    }),
}

const plainFields = [
  kind('text', {
    ...spoken,
    max: characters(80, 200),
    pattern: z
      .string()
      .max(200)
      .refine(isPattern, { error: 'must be a regular expression', abort: true })
      .refine((text) => !hasAmbiguousRepeat(text), {
        error:
          'repeats a group that could divide a text in many ways, which can take forever. Begin the group with a sign that nothing else in it matches: `[a-z]+(?:-[a-z]+)*`',
      })
      .optional()
      .meta({ description: 'A regular expression that the whole text matches.', examples: ['[A-Z]{2}'] }),
  }),
  kind('sentences', { ...spoken, max: characters(300, 2_000) }),
  kind('markdown', spoken),
  kind('number', {
    min: z
      .number()
      .optional()
      .meta({ description: 'The least number.', examples: [1] }),
    max: z
      .number()
      .optional()
      .meta({ description: 'The greatest number.', examples: [52] }),
    whole: z.boolean().default(false).meta({ description: 'true: without decimals.' }),
  }),
  kind('switch', {}),
  kind('date', {}),
  kind('link', {}),
  kind('place', {}),
  kind('fact', {}),
  kind('picture', {}),
  kind('money', {}),
  kind('reference', {
    to: z.string().meta({ description: 'The collection of the record that it names.', examples: ['shops'] }),
  }),
  kind('choice', {
    options: z
      .array(exactLine(80))
      .min(2)
      .max(60)
      .refine((options) => new Set(options).size === options.length, { error: 'must name each option once' })
      .meta({ description: 'The values to choose from.', examples: [['spring', 'autumn']] }),
  }),
  kind('matches', {
    field: fieldName()
      .optional()
      .meta({
        description:
          'A choice of the records of another collection. An entry that names some of its options stands only on pages of such records that have one of them. Left out: the entry names the records themselves.',
        examples: ['family'],
      }),
    to: z
      .string()
      .default('services')
      .meta({ description: 'The collection of these records.', examples: ['places'] }),
  }),
  kind('calculator', {}),
  kind('inputs', {
    of: fieldName()
      .optional()
      .meta({
        description:
          'The field of the same record that names the calculator. Left out: for several calculators, by their names, over what other records of the page say.',
        examples: ['calculator'],
      }),
  }),
] as const

/** Fields that contain fields. Their types are written out, since TypeScript cannot infer a recursive type. */
type Described = { description: string; example?: unknown; required: boolean }
export type RecordField =
  | z.infer<(typeof plainFields)[number]>
  | (Described & { kind: 'group'; fields: Record<string, RecordField> })
  | (Described & { kind: 'list'; of: RecordField; min: number; max?: number | undefined })

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}

const inside = z.lazy(() => fieldSchema)

const group = kind('group', {
  fields: z.record(fieldName(), inside).meta({ description: 'Its fields by name.' }),
})

const list = kind('list', {
  of: inside.meta({ description: 'What each entry is.' }),
  min: z.int().min(0).default(0).meta({ description: 'The least number of entries.' }),
  max: z.int().min(1).max(200).optional().meta({ description: 'The greatest number of entries.' }),
})

/**
 * A field of the records of a collection. `fact` is a text with its source and the day of its next check;
 * `place` is a point on the map, `money` an amount in the currency of the site, `reference` the slug of another record.
 * `calculator` names a file of `_data/calculators`, `inputs` are initial inputs of calculators.
 */
export const fieldSchema: z.ZodType<RecordField> = z.discriminatedUnion('kind', [...plainFields, group, list])

/** Whether records have a field in a language, by its tag. */
export const existsIn = (field: RecordField, tag: string | undefined): boolean =>
  !('languages' in field) || field.languages === undefined || (tag !== undefined && field.languages.includes(tag))
