import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BlockSchemas } from '../../schema/block.ts'
import { formatPretty } from '../../src/content/formats/pretty.ts'
import { loadSite } from '../../src/content/load/load.ts'

const shared = resolve(import.meta.dirname, '../engine/errors/_shared')

/**
 * Tests the words of errors that a person sees: each folder in `folder` is a case. Its `input.yaml` is `pages/about.yaml`,
 * and `data`, where a case has it, is added to `pages/_data`, and `pages` to the pages.
 */
export async function describeBlockErrors(folder: string, blocks: () => Promise<BlockSchemas>): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  let scratch: string

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'marquee-block-errors-'))
  })
  afterAll(() => rm(scratch, { recursive: true, force: true }))

  it.each(entries.filter((entry) => entry.isDirectory()))('$name', async ({ name }) => {
    const root = join(scratch, name)
    const given = join(folder, name)
    await mkdir(join(root, 'pages'), { recursive: true })
    await cp(shared, join(root, 'pages/_data'), { recursive: true })
    await cp(join(given, 'input.yaml'), join(root, 'pages/about.yaml'))
    const files = await readdir(given)
    if (files.includes('data')) await cp(join(given, 'data'), join(root, 'pages/_data'), { recursive: true })
    if (files.includes('pages')) await cp(join(given, 'pages'), join(root, 'pages'), { recursive: true })
    const { diagnostics, sources, pageCount } = await loadSite({
      root,
      blocks: await blocks(),
      now: new Date('2026-11-21'),
    })
    expect(diagnostics.length).toBeGreaterThan(0)
    const text = formatPretty(diagnostics, sources, { pages: pageCount })
    await expect(text).toMatchFileSnapshot(join(given, 'expected.txt'))
  })
}
