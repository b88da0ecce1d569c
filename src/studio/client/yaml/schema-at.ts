import { type EditPath, valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { isSame } from '../../../content/edit/edit-path.ts'
import { blockReference } from '../../../editor/json-schema.ts'
import { schemaOf, schemaOfPart } from '../../schema-parts.ts'
import type { PageModel } from '../../wire/page.ts'
import type { FieldSchema, StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'

/** What a file is completed from: the fields of its page, the fields of all blocks, and the names of the content. */
export type FileFacts = { page: PageModel; setup: StudioSetup }

const fieldsOf = (value: unknown) => (isMapping(value) ? value : {})

/** The schema of an entry of a list of blocks, by its type or its fragment. */
function blockSchema({ page, setup }: FileFacts, value: unknown): FieldSchema {
  const { type, use } = fieldsOf(value)
  const fragments = setup.files.flatMap((name) => /^fragments\/(.+)$/.exec(name)?.[1] ?? [])
  const ofFragment = page.blocks.find(({ fragment }) => typeof use === 'string' && fragment?.name === use)?.type
  const found = setup.blocks.find((one) => one.type === (type ?? ofFragment))
  const types: FieldSchema = {
    type: 'string',
    description: found?.description ?? say().yaml.whatBlock,
    enum: setup.blocks.map((one) => one.type),
  }
  const fragment: FieldSchema = { type: 'string', description: say().yaml.fragment, enum: fragments }
  return {
    ...found?.schema,
    ...(found && { description: found.description }),
    type: 'object',
    properties: {
      ...found?.schema.properties,
      ...(use === undefined ? { type: types } : {}),
      ...(type === undefined ? { use: fragment } : {}),
    },
  }
}

/** Whether the list at a path is that of the blocks. A page that follows a template has one, too. */
const isBlockList = ({ page }: FileFacts, path: EditPath) => {
  const list = page.list ?? (page.fields === undefined ? ['blocks'] : undefined)
  return list !== undefined && isSame(path, list)
}

/** The schema of the whole file. */
function fileSchema(facts: FileFacts, values: unknown): FieldSchema {
  const { page, setup } = facts
  const isFragment = page.address.startsWith('/_data/fragments/')
  if (isFragment) return Array.isArray(values) ? { type: 'array' } : blockSchema(facts, values)
  const { properties = {}, ...schema } = page.fields ?? setup.head
  // A list at the root of a file is shown as the field `entries`.
  if (Array.isArray(values)) return (properties['entries'] as FieldSchema | undefined) ?? {}
  const blocks: FieldSchema = { type: 'array', description: say().yaml.whatPageShows }
  return { ...schema, properties: { ...properties, ...(isBlockList(facts, ['blocks']) && { blocks }) } }
}

function childSchema({ setup }: FileFacts, schema: FieldSchema, key: string | number): FieldSchema | undefined {
  if (key === 'from') return { type: 'string', description: say().yaml.sharedData, enum: setup.data }
  const found = schemaOfPart(schema, key)
  if (found && schema.widget === 'picture' && key === 'name') return { ...found, examples: setup.pictures }
  if (found?.widget === 'address') return { ...found, examples: setup.addresses }
  return found
}

/** The schema of the value at a path of a file with these values; `undefined` if there is none. */
export function schemaAt(facts: FileFacts, values: unknown, path: EditPath): FieldSchema | undefined {
  let schema: FieldSchema | undefined = schemaOf(fileSchema(facts, values), values)
  let value = values
  for (const [index, key] of path.entries()) {
    value = valueIn(value, [key])
    schema = isBlockList(facts, path.slice(0, index))
      ? { $ref: blockReference }
      : schema && childSchema(facts, schema, key)
    if (schema?.$ref === blockReference) schema = blockSchema(facts, value)
    if (schema === undefined) return undefined
    schema = schemaOf(schema, value)
  }
  return schema
}
