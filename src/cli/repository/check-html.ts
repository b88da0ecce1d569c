import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine } from '../../../schema/command-line.ts'
import { filesBelow } from '../../files/files-below.ts'
import { engineRoot } from '../../files/roots.ts'
import { builtOption, command } from '../options.ts'
import { underRoot } from '../support/root.ts'
import { findProgram } from '../support/system-program.ts'

const call = command('check-html', 'Validates the HTML of built pages, one of each kind.')
  .name('node src/cli/main.ts check-html')
  .addOption(builtOption)
  .option('--all', 'validate every page')

/** The fields of a message of the Nu HTML checker that are reported. Lines and columns count from 1. */
export type HtmlMessage = {
  type: string
  message: string
  url?: string
  lastLine?: number
  lastColumn?: number
  extract?: string
}

/** How many examples are listed for an error that many pages have. */
const maxExamples = 3

/** The errors in words: what is wrong, on how many pages, and where. `folder` is removed from the addresses. */
export function describeMessages(messages: readonly HtmlMessage[], folder: string): string {
  const groups = Map.groupBy(
    messages.filter(({ type }) => type !== 'info'),
    ({ message }) => message,
  )
  const positionOf = ({ url, lastLine, lastColumn }: HtmlMessage) =>
    url ? `  ${relative(folder, fileURLToPath(url))}:${lastLine ?? 1}:${lastColumn ?? 1}` : ''
  return [...groups]
    .map(([message, all]) => {
      const files = new Set(all.map(({ url }) => url)).size
      const more = all.length > maxExamples ? [`  and ${all.length - maxExamples} more`] : []
      const extract = all[0]?.extract ? [`  ${all[0].extract.replace(/\s+/g, ' ').trim()}`] : []
      const count = files > 1 ? ` (${files} pages)` : ''
      return [`${message}${count}`, ...all.slice(0, maxExamples).map(positionOf), ...more, ...extract].join('\n')
    })
    .join('\n\n')
}

/** The checker is a Java program and needs Java 11 or later. */
const findJava = () =>
  findProgram({
    title: 'Java',
    variable: 'JAVA_PATH',
    names: ['java', '/usr/lib/jvm/*/bin/java', join(engineRoot, 'node_modules/.cache/vnu-jar/java/*/bin/java')],
    debianPackage: 'default-jre-headless',
    purpose: 'the HTML checker',
  })

/** Every page, and the snapshots of the top folder: a snapshot differs from its page in the same way on all of them. */
const pagesBelow = (folder: string): string[] =>
  filesBelow(folder)
    .filter((name) => name.endsWith('.html') && !/^snapshots\/.*\//.test(name))
    .map((name) => join(folder, name))

/** What may be wrong in a document: each tag with the names of its attributes, after the tag before it. */
function partsOf(html: string): Set<string> {
  const tags = [...html.matchAll(/<(\/?[a-z][a-z0-9]*)([^<>]*)>/g)].map(
    ([, name, attributes = '']) => `${name} ${attributes.match(/(?<=\s)[a-z-]+(?==|\s|$)/g) ?? ''}`,
  )
  return new Set(tags.map((tag, index) => `${tags[index - 1]} ${tag}`))
}

/** The pages that have a part which no page before them has: of 522 pages of the sample site, about a hundred. */
export function oneOfEachKind(files: readonly string[], read = (file: string) => readFileSync(file, 'utf8')): string[] {
  const seen = new Set<string>()
  return files.filter((file) => {
    const before = seen.size
    for (const part of partsOf(read(file))) seen.add(part)
    return seen.size > before
  })
}

/** Checks pages in one run: starting Java for every page would take minutes. */
function runChecker(pages: readonly string[]): Promise<HtmlMessage[]> {
  const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
  // Only errors are reported: the checker also guesses the language of a text, as a warning. It does not know yet the
  // property by which a field grows with its text (CSS Basic User Interface 4), transitions of `display` (CSS Transitions 2), and
  // those that place a list at its button (CSS Anchor Positioning).
  const options = [
    '--no-langdetect',
    '--errors-only',
    '--format',
    'json',
    '--filterpattern',
    '.*(?:field-sizing|allow-discrete|anchor-name|position-(?:anchor|area|try-fallbacks)).*',
  ]
  // One page at a time needs little memory. The run is short: the second compiler takes a quarter longer than it saves.
  const java = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xss2m']
  const args = [...java, '-jar', jar, ...options, ...pages]
  const checker = spawn(findJava(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  return new Promise((done, fail) => {
    let output = ''
    checker.stderr.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    checker.on('error', fail)
    checker.on('close', () => {
      try {
        done((JSON.parse(output) as { messages: HtmlMessage[] }).messages)
      } catch {
        fail(new Error(`The HTML checker did not finish: ${output.slice(-500)}`))
      }
    })
  })
}

/** Validates the HTML of built pages, one of each kind or all. Exit code 0 valid, 1 errors, 2 wrong use. */
export async function checkHtml(argv: string[]): Promise<number> {
  const { out, all } = call.parse(argv, { from: 'user' }).opts()
  const folder = underRoot(out)
  if (!existsSync(folder)) {
    console.error(`There is no ${out}/. Build it first: ${commandLine('build')}`)
    return 2
  }
  const pages = all ? pagesBelow(folder) : oneOfEachKind(pagesBelow(folder))
  const errors = describeMessages(await runChecker(pages), folder)
  console.log(errors === '' ? `The HTML of ${pages.length} pages in ${out}/ is valid.` : errors)
  return errors === '' ? 0 : 1
}
