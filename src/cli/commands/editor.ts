import { schemaFolder } from '../../editor/write-schemas.ts'
import { command, pagesOption } from '../options.ts'
import { writeEditorSchemas } from '../support/editor-schemas.ts'

const call = command(
  'npm run editor --',
  'Writes the schemas with which an editor completes, explains and checks the YAML.',
).addOption(pagesOption)

/** `editor`: writes the schemas with which editors complete, explain and underline. Exit code 2 for wrong use. */
export async function editor(argv: string[]): Promise<number> {
  const { pages } = call.parse(argv, { from: 'user' }).opts()
  const written = await writeEditorSchemas(pages)
  console.log(
    written.length === 0 ? `${schemaFolder}/ is up to date.` : `Written to ${schemaFolder}/: ${written.join(', ')}.`,
  )
  return 0
}
