import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { pageHead } from '../../../blocks/page.ts'
import { blockSchemas } from '../../../blocks/registry.ts'
import { withTones } from '../../../schema/block.ts'
import { placeholderKinds } from '../../../schema/placeholder-kind.ts'
import { parse } from '../../content/parse/parse.ts'
import { isMapping } from '../../content/parse/source-position.ts'
import { alsoCalledOf } from '../../content/validate/unknown-block.ts'
import { isAddress, isPicture } from '../../editor/authored.ts'
import { jsonSchemaOf } from '../../editor/json-schema.ts'
import type { BlockType, FieldSchema, Widget } from '../model.ts'
import { inWords } from '../words.ts'

/** The widget that the schema of a field asks for beyond its type. */
function widgetOf(schema: z.core.$ZodType, json: FieldSchema): Widget | undefined {
  if (placeholderKinds.get(schema)?.kind === 'markdown') return 'markdown'
  if (isPicture(json)) return 'picture'
  return isAddress(json) ? 'address' : undefined
}

/** The schema of a block or a head, for its fields. */
const fieldSchemaOf = (schema: z.ZodType): FieldSchema =>
  jsonSchemaOf(schema, (part, json) => {
    const widget = widgetOf(part, json)
    if (widget) (json as FieldSchema).widget = widget
  })

export const headSchema = (): FieldSchema => fieldSchemaOf(pageHead)

/** Every block type with its fields and its example, in the order of the registry. */
export const readBlockTypes = (root: string, tones: readonly string[]): Promise<BlockType[]> =>
  Promise.all(
    Object.entries(withTones(blockSchemas, tones)).map(async ([type, schema]): Promise<BlockType> => {
      const { label, group, description } = schema.meta() as { label: string; group: string; description: string }
      const alsoCalled = [label, ...alsoCalledOf(schema)]
      const file = `blocks/${type}/example.yaml`
      const { value } = parse({ file, text: await readFile(join(root, file), 'utf8') }, '')
      const { tone, ...fields } = isMapping(value) ? structuredClone(value) : {}
      // Examples name tones of the sample site.
      const example = { ...fields, ...(tones.includes(String(tone)) && { tone }) }
      return {
        type,
        name: inWords(type),
        group,
        alsoCalled,
        description,
        schema: fieldSchemaOf(schema),
        example,
      }
    }),
  )
