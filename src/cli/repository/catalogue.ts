import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { commandLine } from '../../../schema/command-line.ts'
import { readText } from '../../files/read-text.ts'
import { engineRoot } from '../../files/roots.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { command } from '../options.ts'
import { blockDocs, blockDocsFile, generatedFrom } from '../support/catalogue/block-docs.ts'
import { catalogue, catalogueFile, type ErrorCase } from '../support/catalogue/catalogue.ts'

const call = command(
  'catalogue',
  'Writes docs/diagnostics.md, every diagnostic with its cause, an example and what to do, and the names of the public API in docs/blocks.md.',
).option('--check', 'write nothing; exit code 1 if it is not up to date')

/** The cases of the engine, and of the blocks of the sample site, which report codes of the engine too. */
const caseFolders = ['engine', 'sample'].map((room) => join(engineRoot, `tests/${room}/errors`))

/** The tested messages of all diagnostics, sorted by the name of their test case. */
async function readCases(folder: string): Promise<ErrorCase[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(({ name }) => name === 'expected.txt')
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
  return Promise.all(
    paths.map(async (path) => ({ name: relative(folder, join(path, '..')), text: await readFile(path, 'utf8') })),
  )
}

/** The page about blocks: its text is written by hand up to a comment, the rest is generated. */
async function blockPage(): Promise<string> {
  const [written = ''] = ((await readText(join(engineRoot, blockDocsFile))) ?? '').split(generatedFrom)
  return `${written}${generatedFrom}\n${await blockDocs(engineRoot)}`
}

/** `catalogue`: writes what docs have from the code. Exit code 0 done or up to date, 1 not up to date, 2 wrong use. */
export async function writeCatalogue(argv: string[]): Promise<number> {
  const { check } = call.parse(argv, { from: 'user' }).opts()
  let status = 0
  for (const [file, text] of [
    [catalogueFile, catalogue((await Promise.all(caseFolders.map(readCases))).flat())],
    [blockDocsFile, await blockPage()],
  ] as const) {
    const isCurrent = (await readText(join(engineRoot, file))) === text
    if (isCurrent) console.log(`${file} is up to date.`)
    else if (check) {
      console.log(`${file} is not up to date. Run: ${commandLine('catalogue')}`)
      status = 1
    } else {
      writeFileAtomic(join(engineRoot, file), text)
      console.log(`${file} was written.`)
    }
  }
  return status
}
