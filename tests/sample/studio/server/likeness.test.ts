// @module-tag exhaustive

import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { loadSite } from '../../../../src/content/load/load.ts'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { Likeness } from '../../../../src/studio/wire/listing.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { serveStudio } from '../../../engine/studio/studio-server.ts'
import { copySmallSample } from '../../../support/small-sample.ts'

/** The studio over a small copy of the sample site, of whose pages the checks report nearly all. */
async function open() {
  const root = mkdtempSync(join(tmpdir(), 'marquee-likeness-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  await copySmallSample(join(root, 'pages'))
  appendFileSync(join(root, 'pages/_data/site.yaml'), '\nduplicates: { warn: 0.2, error: 1 }\n')
  const studio = await serveStudio(root)
  const likenessOf = async (addresses: readonly string[]) =>
    studio.call<Record<string, Likeness>>('likeness', { addresses })
  return {
    ...studio,
    likenessOf,
    /** What `npm run validate` reports: the percentage by the address of the page. */
    async reported(): Promise<[address: string, percent: number][]> {
      const { diagnostics } = await loadSite({ root })
      return diagnostics.flatMap(({ code, file, message }): [string, number][] => {
        const percent = /are ([\d.]+) % alike/.exec(message)?.[1]
        return code === 'similar-page' ? [[file.replace(/^pages(.*)\.yaml$/, '$1'), Number(percent)]] : []
      })
    },
    /** Checks all pages, and waits until they are compared. */
    async compared(): Promise<void> {
      studio.check()
      await vi.waitFor(async () => {
        expect((await likenessOf(['/la/ushers']))['/la/ushers']?.share).toBeGreaterThan(0)
      }, 20_000)
    },
    read: (name: string) => readFileSync(studio.pathOf(name), 'utf8'),
  }
}

it('the likeness of each page is what the checks report, also of a page that was just changed', async () => {
  const { reported, compared, likenessOf, call, check } = await open()
  expect(await likenessOf(['/la/ushers'])).toEqual({ '/la/ushers': { isPending: true } })
  await compared()
  async function expectSame(isSought: (address: string) => boolean = () => true): Promise<void> {
    const found = (await reported()).filter(([address]) => isSought(address))
    expect(found.length).toBeGreaterThan(0)
    const likeness = await likenessOf(found.map(([address]) => address))
    for (const [address, percent] of found)
      expect([address, Math.round((likeness[address]?.share ?? 0) * 1_000) / 10]).toEqual([address, percent])
  }
  await expectSame()

  const { file, hashes } = await call<PageModel>('page', { address: '/la/ushers' })
  const value =
    'They have worked the Bowl for ten summers, and know each of its gates, stairs and late trains by heart.'
  const edits = [{ kind: 'set', path: ['blocks', 0, 'intro'], value }]
  const before = (await likenessOf(['/la/ushers']))['/la/ushers']?.share
  const result = await call<EditResult>('edit', { label: 'Edit intro', files: [{ file, hash: hashes[file], edits }] })
  expect(result).toMatchObject({ kind: 'saved' })
  const after = (await likenessOf(['/la/ushers']))['/la/ushers']
  expect(after?.share).not.toBe(before)
  expect(after).toMatchObject({ other: { title: expect.any(String) }, limits: { warn: 0.2, error: 1 } })
  // The page that was changed at once, all others when they are compared the next time.
  await expectSame((address) => address === '/la/ushers')
  check()
  await vi.waitFor(() => expectSame(), 20_000)
})

it('pages that search engines may not show have none', async () => {
  const { compared, likenessOf } = await open()
  await compared()
  expect(await likenessOf(['/404', '/nowhere'])).toEqual({ '/404': {}, '/nowhere': {} })
})
