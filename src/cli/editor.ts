import { blockSchemas } from '../../blocks/registry.ts'
import { readNames } from '../editor/names.ts'
import { editorSchemas } from '../editor/schemas.ts'
import { schemaFolder, writeSchemas } from '../editor/write-schemas.ts'
import { readOptions } from './options.ts'
import { root } from './root.ts'

const usage = 'Usage: npm run editor -- [--pages DIR]'
const options = { pages: { type: 'string', default: 'pages' } } as const

/** Writes what editors need to complete and check the content. Gives the names of the schemas that are new. */
export const writeEditorSchemas = async (pages: string): Promise<string[]> =>
  writeSchemas(root, editorSchemas(blockSchemas, await readNames(root, pages)))

/** `editor`: makes the schemas by which editors complete, explain and underline. Exit code 2 for wrong use. */
export async function editor(argv: string[]): Promise<number> {
  const read = readOptions(argv, options, usage)
  if (!read) return 2
  const written = await writeEditorSchemas(read.values.pages)
  console.log(
    written.length === 0 ? `${schemaFolder}/ is up to date.` : `Written to ${schemaFolder}/: ${written.join(', ')}.`,
  )
  return 0
}
