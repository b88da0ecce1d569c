import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import type { Edit } from '../content/edit/edit.ts'
import { editFile } from '../content/edit/edit-file.ts'
import { parseEditPath } from '../content/edit/edit-path.ts'
import { EditRefused } from '../content/edit/refused.ts'
import { formatPretty } from '../content/pretty.ts'
import { lineDiff } from '../generate/line-diff.ts'
import { readValue } from './edit-value.ts'
import { readOptions } from './options.ts'

const usage = `Usage: npm run edit -- FILE set PATH VALUE [--dry-run] [--hash HASH]
       npm run edit -- FILE insert PATH VALUE
       npm run edit -- FILE move PATH TO
       npm run edit -- FILE delete PATH

  PATH       a place in the file, such as blocks[0].title; entries are counted from 0
  VALUE      YAML, such as "Hello" or "{ use: quote-form }"; - reads it from standard input
  TO         the place where it is afterwards; another name in the same mapping renames it
  --dry-run  write nothing; show what would change
  --hash     write only if the file is still the one that had this hash`

const options = { 'dry-run': { type: 'boolean', default: false }, hash: { type: 'string' } } as const

/** The edit that the words ask for; `undefined` where they are not one. */
function readEdit([kind, path, last, ...more]: readonly string[]): Edit | undefined {
  if (path === undefined || more.length > 0) return undefined
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

async function carryOut(path: string, edit: Edit, how: { dryRun: boolean; hash: string | undefined }): Promise<number> {
  const file = relative('.', path).split(sep).join('/')
  const made = await editFile(path, [edit], { file, ...how })
  if (made.kind === 'faults') {
    console.error(`${formatPretty(made.diagnostics, () => made.before, { pages: 1 })}${file} was left as it was.`)
    return 1
  }
  const diff = lineDiff(made.before, made.after)
  console.log(diff.length === 0 ? `${file} says so already.` : diff.join('\n'))
  console.log(`\n${how.dryRun ? 'Nothing was written. ' : ''}hash of ${file}: ${made.hash}`)
  if (!how.dryRun && diff.length > 0) console.log(`To check it: npm run validate -- ${file}`)
  return 0
}

/**
 * `edit`: changes one place of a file and nothing else in it. Exit code 0 done, 1 refused with nothing written, 2 wrong
 * use.
 */
export async function edit(argv: string[]): Promise<number> {
  const read = readOptions(argv, options, usage, true)
  if (!read) return 2
  const [file, ...words] = read.positionals
  try {
    const asked = readEdit(words)
    if (file === undefined || asked === undefined || !(await isFile(file))) {
      console.error(`${file === undefined || asked === undefined ? '' : `There is no file \`${file}\`.\n\n`}${usage}`)
      return 2
    }
    return await carryOut(file, asked, { dryRun: read.values['dry-run'], hash: read.values.hash })
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    console.error(error.message)
    return 1
  }
}
