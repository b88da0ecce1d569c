import { isMapping } from '../../../../schema/is-mapping.ts'
import type { FieldSchema } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'

type Fields = Readonly<Record<string, FieldSchema>>

const mapFields = (schema: FieldSchema, change: (field: FieldSchema, name: string) => FieldSchema): FieldSchema => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Fields).map(([name, field]) => [name, change(field, name)]),
  ),
})

/** A label, where there are words for one. */
const labelled = (label: string | undefined) => label !== undefined && { label }

/** A word: its description quotes what the engine says, in the marks of the person's language. */
function wordField(field: FieldSchema, label: string | undefined): FieldSchema {
  const [example] = field.examples ?? []
  const { quoted, fields } = say()
  if (isMapping(example)) {
    const description = fields.pluralWord(quoted(String(example['other'])))
    return mapFields({ ...field, description, ...labelled(label) }, (form, name) => ({
      ...form,
      ...labelled(fields.pluralForms[name]),
    }))
  }
  const description = field.description?.startsWith('“') ? quoted(String(example)) : field.description
  return { ...field, ...(description !== undefined && { description }), ...labelled(label) }
}

/** The fields of the wording file: its groups and words have names that no other field has, in the language of the person. */
export const withWordLabels = (schema: FieldSchema): FieldSchema =>
  mapFields(schema, (group, name) => {
    const { [name]: ours } = say().schema.wording
    const words = mapFields(group, (field, key) => wordField(field, ours?.words[key]))
    return ours === undefined ? words : { ...words, label: ours.name, description: ours.description }
  })
