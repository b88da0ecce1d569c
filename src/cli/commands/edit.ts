import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { relative } from 'node:path'
import { commandLine } from '../../../schema/command-line.ts'
import type { Edit } from '../../../schema/edit.ts'
import { lineDiff } from '../../content/compare/line-diff.ts'
import { editFile } from '../../content/edit/edit-file.ts'
import { parseEditPath } from '../../content/edit/edit-path.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { newErrors } from '../../content/edit/new-errors.ts'
import { contentEdits } from '../../content/edit/page-edits.ts'
import { formatPretty } from '../../content/formats/pretty.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { command, dryRunOption } from '../options.ts'
import { readValue } from '../support/edit-value.ts'

const call = command('edit', 'Changes one value of a file and nothing else in it.')
  .usage('[options] FILE set|insert PATH VALUE | FILE move PATH TO | FILE delete PATH')
  .argument('<file>', 'the YAML file')
  .argument('<edit>', 'set, insert, move or delete')
  .argument('<path>', 'a path in the file, such as blocks[0].title; entries are counted from 0')
  .argument(
    '[value]',
    'YAML, such as "Hello" or "{ use: quote-form }", - reads it from standard input; for move, the new path: a new name at the same level renames the field',
  )
  .addOption(dryRunOption)
  .option('--hash <hash>', 'write only if the file still has this hash')

/** The edit that the arguments describe; `undefined` if they describe none. */
function readEdit(kind: string, path: string, last: string | undefined): Edit | undefined {
  if (kind === 'delete' && last === undefined) return { kind, path: parseEditPath(path) }
  if (last === undefined) return undefined
  if (kind === 'move') return { kind, path: parseEditPath(path), to: parseEditPath(last) }
  if (kind === 'set' || kind === 'insert')
    return { kind, path: parseEditPath(path), value: readValue(last === '-' ? readFileSync(0, 'utf8') : last) }
  return undefined
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

async function writeEdits(
  path: string,
  edit: Edit,
  options: { dryRun: boolean; hash: string | undefined; pages: string },
): Promise<number> {
  const file = withSlashes(relative('.', path))
  const edited = await editFile(path, (value) => contentEdits(file, value, [edit]), {
    file,
    ...options,
    errorsOf: (...texts) => newErrors(path, ...texts),
  })
  if (edited.kind === 'errors') {
    console.error(`${formatPretty(edited.diagnostics, () => edited.text, { pages: 1 })}${file} is unchanged.`)
    return 1
  }
  const diff = lineDiff(edited.before, edited.after)
  console.log(diff.length === 0 ? `${file} is up to date already.` : diff.join('\n'))
  console.log(`\n${options.dryRun ? 'Nothing was written. ' : ''}hash of ${file}: ${edited.hash}`)
  if (!options.dryRun && diff.length > 0)
    console.log(withSite(`To check it with the other pages: ${commandLine('validate', file)}`, options.pages))
  return 0
}

/**
 * `edit`: changes one value of a file and nothing else in it. Exit code 0 done, 1 refused with nothing written, 2 wrong
 * use.
 */
export async function edit(argv: string[]): Promise<number> {
  const { processedArgs } = call.parse(argv, { from: 'user' })
  const [file, ...words] = processedArgs
  const { dryRun = false, hash, pages } = call.opts()
  try {
    const requested = readEdit(...words)
    if (requested === undefined) return call.error(`\`${words.join(' ').trim()}\` is not an edit.`)
    if (!(await isFile(file))) return call.error(`There is no file \`${file}\`.`)
    return await writeEdits(file, requested, { dryRun, hash, pages })
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    console.error(error.message)
    return 1
  }
}
