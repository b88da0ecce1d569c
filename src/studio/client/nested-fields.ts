import { maxLevel } from '../../../schema/nested-blocks.ts'
import { blockReference, mapSchema } from '../../editor/json-schema.ts'
import type { FieldSchema, StudioSetup } from '../model.ts'

/**
 * The setup with the fields of blocks in blocks: an entry of such a list is a union of all types, as deep as blocks may
 * stand in each other.
 */
export function withNestedFields(setup: StudioSetup): StudioSetup {
  let inside: readonly FieldSchema[] = []
  let blocks = setup.blocks
  for (let level = 0; level <= maxLevel; level++) {
    const entry: FieldSchema = { oneOf: [...inside] }
    blocks = setup.blocks.map((block) => ({
      ...block,
      schema: mapSchema(block.schema, (part) => (part.$ref === blockReference ? entry : part)) as FieldSchema,
    }))
    inside = blocks.map(({ schema }) => schema)
  }
  return { ...setup, blocks }
}
