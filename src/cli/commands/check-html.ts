import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtOption, command } from '../options.ts'
import { root, underRoot } from '../support/root.ts'
import { findProgram } from '../support/system-program.ts'

const call = command('node src/cli/main.ts check-html', 'Holds every built page to the HTML standard.').addOption(
  builtOption,
)

/** One message of the Nu HTML checker, as far as it is told. Lines and columns count from 1. */
export type HtmlMessage = {
  type: string
  message: string
  url?: string
  lastLine?: number
  lastColumn?: number
  extract?: string
}

/** Examples that are told of a fault that many pages have. */
const mostPlaces = 3

/** A fault in words: what is wrong, on how many pages, and where to look. `folder` is taken off the addresses. */
export function describeFaults(messages: readonly HtmlMessage[], folder: string): string {
  const groups = Map.groupBy(
    messages.filter(({ type }) => type !== 'info'),
    ({ message }) => message,
  )
  const placeOf = ({ url, lastLine, lastColumn }: HtmlMessage) =>
    url ? `  ${relative(folder, fileURLToPath(url))}:${lastLine ?? 1}:${lastColumn ?? 1}` : ''
  return [...groups]
    .map(([message, all]) => {
      const files = new Set(all.map(({ url }) => url)).size
      const more = all.length > mostPlaces ? [`  and ${all.length - mostPlaces} more`] : []
      const extract = all[0]?.extract ? [`  ${all[0].extract.replace(/\s+/g, ' ').trim()}`] : []
      const count = files > 1 ? ` (${files} pages)` : ''
      return [`${message}${count}`, ...all.slice(0, mostPlaces).map(placeOf), ...more, ...extract].join('\n')
    })
    .join('\n\n')
}

/** Java for the checker, which is a Java program. Any version since 11 will do. */
const findJava = () =>
  findProgram({
    title: 'Java',
    variable: 'JAVA_PATH',
    names: ['java', '/usr/lib/jvm/*/bin/java', join(root, 'node_modules/.cache/vnu-jar/java/*/bin/java')],
    debianPackage: 'default-jre-headless',
    purpose: 'the HTML checker',
  })

/** Checks all pages below a folder in one run: starting Java once a page would take minutes. */
function runChecker(folder: string): Promise<HtmlMessage[]> {
  const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
  // Which language a text seems to be in is a warning, and those are not told. Little memory is needed at a time.
  const options = ['--no-langdetect', '--skip-non-html', '--errors-only', '--format', 'json']
  const args = ['-XX:+UseSerialGC', '-jar', jar, ...options, folder]
  const checker = spawn(findJava(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  return new Promise((done, fail) => {
    let told = ''
    checker.stderr.setEncoding('utf8').on('data', (text) => {
      told += text
    })
    checker.on('error', fail)
    checker.on('close', () => {
      try {
        done((JSON.parse(told) as { messages: HtmlMessage[] }).messages)
      } catch {
        fail(new Error(`The HTML checker did not finish: ${told.slice(-500)}`))
      }
    })
  })
}

/** Holds every built page to the HTML standard. Exit code 0 clean, 1 faults, 2 wrong use. */
export async function checkHtml(argv: string[]): Promise<number> {
  const { out } = call.parse(argv, { from: 'user' }).opts()
  const folder = underRoot(out)
  if (!existsSync(folder)) {
    console.error(`There is no ${out}/. Run npm run build first.`)
    return 2
  }
  const faults = describeFaults(await runChecker(folder), folder)
  console.log(faults === '' ? `The HTML of every page in ${out}/ is valid.` : faults)
  return faults === '' ? 0 : 1
}
