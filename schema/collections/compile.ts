import { z } from 'zod'
import { datedFact } from '../dated.ts'
import { imageField } from '../image.ts'
import { href } from '../link.ts'
import { placeSchema } from '../records/geo.ts'
import { line, markdown, sentences, slug } from '../text.ts'
import type { Field } from './field.ts'

/** The options of a choice of the services, for fields of the kind `matches`. */
export type OptionsOf = (field: string) => readonly string[]

const numberSchema = ({ whole, min, max }: Extract<Field, { kind: 'number' }>) => {
  const number = whole ? z.int() : z.number()
  const limited = min === undefined ? number : number.min(min)
  return max === undefined ? limited : limited.max(max)
}

/** The schema of a value, whether the field is required or not. */
function valueSchema(field: Field, optionsOf: OptionsOf): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.pattern === undefined ? line(field.max) : z.string().regex(new RegExp(`^(?:${field.pattern})$`, 'u'))
    case 'sentences':
      return sentences(field.max)
    case 'markdown':
      return markdown()
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
      return z.array(z.enum(optionsOf(field.field))).min(1)
    case 'group':
      return z.strictObject(fieldSchemas(field.fields, optionsOf))
    case 'list': {
      const list = z.array(schemaOf({ ...field.of, required: true }, optionsOf)).min(field.min)
      return field.max === undefined ? list : list.max(field.max)
    }
  }
}

/** A field that a record leaves out: a list or a group without required fields is empty, anything else is missing. */
function leftOut(field: Field, value: z.ZodType): z.ZodType {
  if (field.required) return value
  if (field.kind === 'list') return value.default([])
  if (field.kind === 'group' && value.safeParse({}).success) return value.prefault({})
  return value.optional()
}

function schemaOf(field: Field, optionsOf: OptionsOf): z.ZodType {
  const { description, example = field.kind === 'date' ? '2027-06-30' : undefined } = field
  const schema = leftOut(field, valueSchema(field, optionsOf))
  return schema.meta({ description, ...(example !== undefined && { examples: [example] }) })
}

/** The zod schemas of fields, by name. */
export const fieldSchemas = (fields: Readonly<Record<string, Field>>, optionsOf: OptionsOf) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field, optionsOf)]))
