import { blockSchemas } from '../../blocks/registry.ts'
import { readNames } from '../editor/names.ts'
import { editorSchemas } from '../editor/schemas.ts'
import { schemaFolder, writeSchemas } from '../editor/write-schemas.ts'
import { command, pagesOption } from './options.ts'
import { root } from './root.ts'

const call = command(
  'npm run editor --',
  'Writes the schemas by which an editor completes, explains and underlines the YAML.',
).addOption(pagesOption)

/** Writes what editors need to complete and check the content. Gives the names of the schemas that are new. */
export const writeEditorSchemas = async (pages: string): Promise<string[]> =>
  writeSchemas(root, editorSchemas(blockSchemas, await readNames(root, pages)))

/** `editor`: makes the schemas by which editors complete, explain and underline. Exit code 2 for wrong use. */
export async function editor(argv: string[]): Promise<number> {
  const { pages } = call.parse(argv, { from: 'user' }).opts()
  const written = await writeEditorSchemas(pages)
  console.log(
    written.length === 0 ? `${schemaFolder}/ is up to date.` : `Written to ${schemaFolder}/: ${written.join(', ')}.`,
  )
  return 0
}
