import { command } from '../options.ts'
import { writeEditorSchemas } from '../support/editor-schemas.ts'
import { watchEditorSchemas } from '../support/watch-editor-schemas.ts'

const call = command('editor', 'Writes the schemas with which an editor completes, explains and checks the YAML.')
  .option('--watch', 'write them after each save too, until it is stopped')
  .option('--no-settings', 'leave .vscode/settings.json as it is, except for the site in `pages`')

/** `editor`: writes the schemas with which editors complete, explain and underline. Exit code 2 for wrong use. */
export async function editor(argv: string[]): Promise<number> {
  const { pages, watch, settings } = call.parse(argv, { from: 'user' }).opts()
  const schemas = await writeEditorSchemas(pages, { addSettings: settings })
  if (!schemas)
    return call.error(`\`${pages}\` is not in this folder, so an editor that opens this folder does not see it.`)
  const { folder, written, missing } = schemas
  console.log(written.length === 0 ? `${folder}/ is up to date.` : `Written to ${folder}/: ${written.join(', ')}.`)
  if (missing)
    console.log(
      `Add this to \`yaml.schemas\` in .vscode/settings.json, which has comments:\n${JSON.stringify(missing, null, 2)}`,
    )
  if (watch) await watchEditorSchemas(pages)
  return 0
}
