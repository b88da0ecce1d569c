import { labelOf } from '../../schema-parts.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { plainDescription } from '../../words.ts'
import { fieldAt } from '../field-schema.ts'
import { type FieldPath, segmentsOf } from '../page-blocks/block-change.ts'

/** A field in words: what it is called and for, and an example where a text says it. */
export type FieldHelpText = { name: string; description: string; example?: string; isRequired: boolean }

/** What help says of what is in focus: the field, and the block or file that has it. */
export type HelpTopic = {
  title: string
  description: string
  /** The type of the block, whose examples the gallery shows; missing for the fields of a file. */
  type?: string
  field?: FieldHelpText
  fields: FieldHelpText[]
}

/** Examples that say something as they stand. */
const exampleOf = ({ examples }: FieldSchema): string | undefined =>
  examples
    ?.filter((one): one is string | number => typeof one === 'string' || typeof one === 'number')
    .map(String)
    .find((one) => one !== '')

function inWords(name: string, schema: FieldSchema, isRequired: boolean): FieldHelpText {
  const example = exampleOf(schema)
  return {
    name: labelOf(name, schema),
    description: plainDescription(schema.description ?? ''),
    ...(example !== undefined && { example }),
    isRequired,
  }
}

type Focused = {
  title: string
  description: string
  type?: string
  schema: FieldSchema
  values: unknown
  /** The path of the field; the closest one around it that has a description is explained. */
  path: FieldPath | undefined
}

/** The field at a path, or the closest one around it that says what it is for. */
function fieldNear({ schema, values, path = '' }: Focused): FieldHelpText | undefined {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const name = segmentsOf(at).at(-1)
    const found = typeof name === 'string' ? fieldAt(schema, values, at) : undefined
    if (found?.schema.description) return inWords(String(name), found.schema, found.isRequired)
  }
  return undefined
}

/** What there is to say of a block or file, and of the field in it that has the focus. */
export function helpTopic(focused: Focused): HelpTopic {
  const { title, description, type, schema } = focused
  const { properties = {}, required = [] } = schema
  const field = fieldNear(focused)
  return {
    title,
    description: plainDescription(description),
    ...(type !== undefined && { type }),
    ...(field && { field }),
    fields: Object.entries(properties)
      .filter(([name, { description: words }]) => name !== 'type' && words)
      .map(([name, one]) => inWords(name, one, required.includes(name))),
  }
}
