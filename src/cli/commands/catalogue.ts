import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readText } from '../../files/read-text.ts'
import { engineRoot } from '../../files/roots.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { command } from '../options.ts'
import { catalogue, catalogueFile, type ErrorCase } from '../support/catalogue.ts'

const call = command(
  'npm run catalogue --',
  'Writes docs/diagnostics.md: every diagnostic with its cause, an example and what to do.',
).option('--check', 'write nothing; exit code 1 if it is not up to date')

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

/** `catalogue`: writes the list of all diagnostics. Exit code 0 done or up to date, 1 not up to date, 2 wrong use. */
export async function writeCatalogue(argv: string[]): Promise<number> {
  const { check } = call.parse(argv, { from: 'user' }).opts()
  const path = join(engineRoot, catalogueFile)
  const text = catalogue(await readCases(join(engineRoot, 'tests/engine/errors')))
  const isCurrent = (await readText(path)) === text
  if (check) {
    console.log(
      isCurrent ? `${catalogueFile} is up to date.` : `${catalogueFile} is not up to date. Run: npm run catalogue`,
    )
    return isCurrent ? 0 : 1
  }
  if (!isCurrent) writeFileAtomic(path, text)
  console.log(isCurrent ? `${catalogueFile} is up to date already.` : `${catalogueFile} was written.`)
  return 0
}
