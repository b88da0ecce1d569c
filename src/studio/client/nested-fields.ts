import { maxLevel } from '../../../schema/nested-blocks.ts'
import { blockReference, mapSchema } from '../../editor/json-schema.ts'
import type { BlockTypeModel, FieldSchema } from '../model.ts'

/** What a new block in a column begins as, until another kind is chosen. */
const firstBlock = { type: 'text', body: 'New text' }

/**
 * The block types with the fields of blocks in blocks: an entry of such a list is a union of all types, as deep as blocks
 * may stand in each other.
 */
export function withNestedFields(types: readonly BlockTypeModel[]): BlockTypeModel[] {
  let nested = [...types]
  let inside = types.map(({ schema }) => schema).filter((schema) => !JSON.stringify(schema).includes(blockReference))
  for (let level = 0; level < maxLevel; level++) {
    const entry: FieldSchema = { oneOf: inside, default: firstBlock }
    nested = types.map((type) => ({
      ...type,
      schema: mapSchema(type.schema, (part) => (part.$ref === blockReference ? entry : part)) as FieldSchema,
    }))
    inside = nested.map(({ schema }) => schema)
  }
  return nested
}
