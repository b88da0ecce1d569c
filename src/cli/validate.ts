import { stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import type { Diagnostic } from '../../schema/diagnostic.ts'
import { type LoadedSite, loadSite } from '../content/load.ts'
import { formatPretty } from '../content/pretty.ts'
import { momentOf } from './now.ts'

const usage = `Usage: npm run validate -- [FILE…] [--pages DIR] [--format pretty|json] [--now TIME]
  FILE      report only the faults of these files
  --pages   the content folder (pages)
  --format  pretty for people, json for programs (pretty)
  --now     the time at which drafts and schedules are judged (now)
`

/** How the command was called, or in one line what is wrong with that. */
type Call = { files: string[]; pages: string; format: 'pretty' | 'json'; now: Date } | { wrong: string }

function readArguments(argv: readonly string[]): Call {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        pages: { type: 'string', default: 'pages' },
        format: { type: 'string', default: 'pretty' },
        now: { type: 'string' },
      },
    })
    const { pages, format } = values
    if (format !== 'pretty' && format !== 'json') return { wrong: `--format is pretty or json, not \`${format}\`.` }
    const now = momentOf(values.now, process.env['SOURCE_DATE_EPOCH'])
    return typeof now === 'string' ? { wrong: now } : { files: positionals, pages, format, now }
  } catch (error) {
    return { wrong: (error as Error).message.split('\n')[0] ?? '' }
  }
}

const isThere = (path: string, kind: 'isFile' | 'isDirectory') =>
  stat(path).then(
    (found) => found[kind](),
    () => false,
  )

async function missingPath({ files, pages }: { files: readonly string[]; pages: string }): Promise<string | undefined> {
  if (!(await isThere(pages, 'isDirectory'))) return `There is no folder \`${pages}\`.`
  for (const file of files) {
    if (!(await isThere(file, 'isFile'))) return `There is no file \`${file}\`.`
    if (relative(resolve(pages), resolve(file)).startsWith('..'))
      return `\`${file}\` is not in the folder \`${pages}\`.`
  }
  return undefined
}

/** The fields that programs may rely on, in their order. */
const machineReadable = ({ code, severity, file, line, column, path, message, hint }: Diagnostic) => ({
  code,
  severity,
  file,
  line,
  column,
  path,
  message,
  hint,
})

function report(
  loaded: LoadedSite,
  { files, format }: { files: readonly string[]; format: 'pretty' | 'json' },
): Diagnostic[] {
  const wanted = new Set(files.map((file) => relative('.', file).split(sep).join('/')))
  const diagnostics = wanted.size === 0 ? loaded.diagnostics : loaded.diagnostics.filter(({ file }) => wanted.has(file))
  const counts = { pages: wanted.size === 0 ? loaded.pageCount : wanted.size }
  const color = process.stdout.isTTY === true && !process.env['NO_COLOR']
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify(diagnostics.map(machineReadable), null, 2)}\n`
      : formatPretty(diagnostics, loaded.sources, counts, { color }),
  )
  return diagnostics
}

/** `validate`: checks every page. Resolves to the exit code: 0 no errors, 1 errors, 2 wrong use. */
export async function validate(argv: readonly string[]): Promise<number> {
  const call = readArguments(argv)
  const wrong = 'wrong' in call ? call.wrong : await missingPath(call)
  if ('wrong' in call || wrong !== undefined) {
    process.stderr.write(`${wrong}\n${usage}`)
    return 2
  }
  const loaded = await loadSite({ root: '.', pages: call.pages, now: call.now })
  return report(loaded, call).some(({ severity }) => severity === 'error') ? 1 : 0
}
