import { z } from 'zod'
import { inputValues } from '../calculator/fields.ts'
import { href } from '../links/link.ts'
import { imageField } from '../pictures/image.ts'
import { placeSchema } from '../records/geo.ts'
import { slugList } from '../records/slug-list.ts'
import { datedFact, source } from '../schedule/dated.ts'
import { line, markdown, sentences, slug } from '../text.ts'
import { untranslated } from '../translations/translated.ts'
import type { RecordField } from './field.ts'

/** What the schemas of fields need of other collections: options of choices, and all `matches` fields by name. */
export type Referred = {
  optionsOf: (collection: string, field: string) => readonly string[]
  matches: Readonly<Record<string, RecordField>>
}

const numberSchema = ({ whole, min, max }: Extract<RecordField, { kind: 'number' }>) => {
  const number = whole ? z.int() : z.number()
  const limited = min === undefined ? number : number.min(min)
  return max === undefined ? limited : limited.max(max)
}

/** Initial inputs of calculators on the pages of a record, where a fact of the record suits better than the default. */
const inputsByCalculator = (referred: Referred) =>
  z.record(
    slug(),
    z.strictObject({
      ...fieldSchemas(referred.matches, referred),
      inputs: inputValues().meta({
        description: 'What its inputs hold at first here.',
        examples: [{ days: 4 }],
      }),
      note: sentences(200).meta({
        description: 'The fact that speaks for it. For those who keep the record.',
        examples: ['The market and the fair run four days each.'],
      }),
      source: source().optional(),
    }),
  )

/** A text of a pattern. Its length is checked first: it is the limit of the time that the pattern takes. */
const patternText = (max: number, pattern: string) =>
  z
    .string()
    .max(max, { abort: true })
    .regex(new RegExp(`^(?:${pattern})$`, 'u'))

/** The schema of a text, which translators see unless it is the same in every language. */
const spoken = ({ translate }: { translate: boolean }, schema: z.ZodType) => (translate ? schema : untranslated(schema))

/** The schema of a value as if the field were required. */
function valueSchema(field: RecordField, referred: Referred): z.ZodType {
  switch (field.kind) {
    case 'text':
      return spoken(field, field.pattern === undefined ? line(field.max) : patternText(field.max, field.pattern))
    case 'sentences':
      return spoken(field, sentences(field.max))
    case 'markdown':
      return spoken(field, markdown())
    case 'number':
      return numberSchema(field)
    case 'switch':
      return z.boolean()
    case 'date':
      return z.iso.date()
    case 'link':
      return href()
    case 'place':
      return placeSchema
    case 'picture':
      return imageField('card')
    case 'money':
      return z.number().min(0).multipleOf(0.01)
    case 'reference':
      return slug().meta({ reference: field.to })
    case 'fact':
      return datedFact()
    case 'choice':
      return z.enum(field.options)
    case 'matches':
      return field.field === undefined
        ? slugList().min(1)
        : z.array(z.enum(referred.optionsOf(field.to, field.field))).min(1)
    case 'calculator':
      return slug()
    case 'inputs':
      return field.of === undefined ? inputsByCalculator(referred) : inputValues()
    case 'group':
      return z.strictObject(fieldSchemas(field.fields, referred))
    case 'list': {
      const entry = schemaOf({ ...field.of, required: true }, referred)
      const list = (field.of.kind === 'reference' ? slugList() : z.array(entry)).min(field.min)
      return field.max === undefined ? list : list.max(field.max)
    }
  }
}

/** Adds what a record gets that leaves the field out: an empty list, group or mapping of inputs, else `undefined`. */
function leftOut(field: RecordField, value: z.ZodType): z.ZodType {
  if (field.required) return value
  if (field.kind === 'list') return value.default([])
  if (field.kind === 'inputs') return value.default({})
  if (field.kind === 'group' && value.safeParse({}).success) return value.prefault({})
  return value.optional()
}

function schemaOf(field: RecordField, referred: Referred): z.ZodType {
  const { description, example = field.kind === 'date' ? '2027-06-30' : undefined } = field
  const schema = leftOut(field, valueSchema(field, referred))
  return schema.meta({ description, isOfSite: true, ...(example !== undefined && { examples: [example] }) })
}

/** The zod schemas of fields, by name. */
export const fieldSchemas = (fields: Readonly<Record<string, RecordField>>, referred: Referred) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, referred)]))
