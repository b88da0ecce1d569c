// @module-tag exhaustive

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { BuildReport } from '../../../../src/cli/build/load-and-build.ts'
import { fileHashes } from '../../../support/file-hashes.ts'
import { run } from '../../../support/run.ts'
import { copyCached } from '../assets/copy-cached.ts'

const root = mkdtempSync(join(tmpdir(), 'marquee-stored-'))
const site = join(root, 'site')
cpSync(join(import.meta.dirname, '../../../sites/barges'), site, { recursive: true })
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Builds with a cache of its own. Returns how many documents were rendered. */
async function rendered(out: string, cache: string): Promise<number> {
  const report = join(root, 'report.json')
  const { status, stderr } = await run(
    'build',
    ['--pages', site, '--out', join(root, out), '--no-compress', '--report', report, '--now', '2026-11-29T12:00Z'],
    { env: { MARQUEE_CACHE: join(root, cache) } },
  )
  expect(status, stderr).toBe(0)
  return (JSON.parse(readFileSync(report, 'utf8')) as BuildReport).rendered
}

/** The files of a release without those that it keeps of previous ones. */
function filesIn(out: string): Map<string, string> {
  const [own = [], ...earlier] = JSON.parse(readFileSync(join(root, out, '_assets.json'), 'utf8')) as string[][]
  const left = new Set(earlier.flat().filter((name) => !own.includes(name)))
  return new Map(
    [...fileHashes(join(root, out))].filter(
      ([name]) => name !== '_assets.json' && !left.has(name.replace('assets/', '')),
    ),
  )
}

const change = (name: string, from: string, to: string) => {
  const file = join(site, '_languages', name)
  const before = readFileSync(file, 'utf8')
  expect(before).toContain(from)
  writeFileSync(file, before.replace(from, to))
}

it('documents of all languages are stored: a changed translation renders the pages that show it', async () => {
  await copyCached(join(root, 'cache'))
  const all = await rendered('dist', 'cache')
  expect(all).toBe(
    filesIn('dist')
      .keys()
      .filter((name) => /^(?!gallery|snapshots).*\.html$/.test(name))
      .toArray().length,
  )
  expect(await rendered('dist', 'cache')).toBe(0)

  // A comment is no text.
  change('fr/index.yaml', 'texts:', '# Nos mots\ntexts:')
  expect(await rendered('dist', 'cache')).toBe(0)
  change('fr/index.yaml', 'Douze passagers, un poêle.', 'Douze passagers et un poêle.')
  expect(await rendered('dist', 'cache')).toBe(1)
  // What is stale is marked as a text of the source.
  change('fr/index.yaml', 'source: Where we cast off', 'source: Where we sail')
  change('fr/index.yaml', 'Nos sorties', 'Nos balades')
  expect(await rendered('dist', 'cache')).toBe(1)
  // Its two pages, the three in French that link to them, and their versions in English and Spanish.
  change('fr/_data/services/night-ride.yaml', 'path: nocturne', 'path: soir')
  expect(await rendered('dist', 'cache')).toBe(8)

  await copyCached(join(root, 'other-cache'))
  await rendered('clean', 'other-cache')
  expect(filesIn('dist')).toEqual(filesIn('clean'))
}, 300_000)
