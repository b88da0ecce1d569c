import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatPretty } from '../../../src/content/formats/pretty.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { germanFaults } from '../../support/german-faults.ts'
import { sampleBlocks } from './block-schemas.ts'

const here = import.meta.dirname
const cases = (await readdir(here, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'marquee-errors-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

/** A content folder with the data in `_shared` and what the case holds: `input.yaml` is `pages/about.yaml`. */
async function folderFor(name: string): Promise<string> {
  const root = join(scratch, name)
  await mkdir(join(root, 'pages'), { recursive: true })
  await cp(join(here, '_shared'), join(root, 'pages/_data'), { recursive: true })
  const files = await readdir(join(here, name))
  if (files.includes('input.yaml')) await cp(join(here, name, 'input.yaml'), join(root, 'pages/about.yaml'))
  for (const folder of ['pages', 'public'].filter((one) => files.includes(one)))
    await cp(join(here, name, folder), join(root, folder), { recursive: true })
  return root
}

describe('the message of an error', () => {
  it.each(cases)('%s', async (name) => {
    const root = await folderFor(name)
    const { diagnostics, sources, pageCount } = await loadSite({
      root,
      blocks: sampleBlocks,
      now: new Date('2026-11-21'),
    })
    expect(diagnostics.length).toBeGreaterThan(0)
    // What the studio says of it is German in German, with the same names and numbers.
    expect(await germanFaults(diagnostics)).toEqual([])
    const text = formatPretty(diagnostics, sources, { pages: pageCount })
    await expect(text).toMatchFileSnapshot(join(here, name, 'expected.txt'))
  })
})
