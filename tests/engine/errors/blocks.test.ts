import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import { formatPretty } from '../../../src/content/formats/pretty.ts'
import { loadSite } from '../../../src/content/load/load.ts'

const here = join(import.meta.dirname, '_blocks')
const cases = await readdir(here)
let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'marquee-block-errors-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

/**
 * Rules that only one block of the engine has, in the words that a person sees. `input.yaml` is `pages/about.yaml`, and
 * `data`, where a case has it, is added to `pages/_data`, and `pages` to the pages.
 */
describe('the message of an error in a block', () => {
  it.each(cases)('%s', async (name) => {
    const root = join(scratch, name)
    await mkdir(join(root, 'pages'), { recursive: true })
    await cp(join(here, '../_shared'), join(root, 'pages/_data'), { recursive: true })
    await cp(join(here, name, 'input.yaml'), join(root, 'pages/about.yaml'))
    const files = await readdir(join(here, name))
    if (files.includes('data')) await cp(join(here, name, 'data'), join(root, 'pages/_data'), { recursive: true })
    if (files.includes('pages')) await cp(join(here, name, 'pages'), join(root, 'pages'), { recursive: true })
    const { diagnostics, sources, pageCount } = await loadSite({
      root,
      blocks: engineSchemas,
      now: new Date('2026-11-21'),
    })
    expect(diagnostics.length).toBeGreaterThan(0)
    const text = formatPretty(diagnostics, sources, { pages: pageCount })
    await expect(text).toMatchFileSnapshot(join(here, name, 'expected.txt'))
  })
})
