// @module-tag exhaustive

import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyCached } from '../../engine/builder/assets/copy-cached.ts'
import { fileHashes } from '../../support/file-hashes.ts'
import { isLong } from '../../support/long.ts'
import { copySmallSample } from '../../support/small-sample.ts'

const root = join(import.meta.dirname, '../../..')

/** Protected pages are sealed without chance, and so are the same as well. */
const passwords = {
  GATE_SWIPE: 'mcfy-9kud-8dqt-3t5c-m9rc',
  GATE_CAPTAIN_FORM: 'tr6w-h2xa-kk9e-5nvz-ydp7, vek6-7ghn-e8dh-tv96-v5sc',
  GATE_3CHI: 'trp8-3sa2-c2vp-j2bz-mp6g',
}

/** Builds a site from a copy of its content, written in this order, and gives the hash of each file. */
async function hashesOf(content: string, folder: string, order: readonly string[], env: NodeJS.ProcessEnv) {
  const copy = join(folder, 'pages')
  for (const page of order) {
    await mkdir(dirname(join(copy, page)), { recursive: true })
    await cp(join(content, page), join(copy, page))
  }
  const out = join(folder, 'out')
  // To draw the pictures again would take a minute.
  const cache = join(folder, 'cache')
  await copyCached(cache, ['pictures', 'cards'])
  const args = [
    join(root, 'src/cli/main.ts'),
    'build',
    '--pages',
    copy,
    '--out',
    out,
    '--no-compress',
    '--now',
    '2026-12-01T09:00Z',
  ]
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...passwords, ...env, MARQUEE_CACHE: cache },
  })
  expect(status, stderr).toBe(0)
  return fileHashes(out)
}

it('the same content gives the same bytes in another folder, time zone and locale, and in another order of files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-same-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // By default a small form of the site.
  const content = isLong ? join(root, 'pages') : join(folder, 'content')
  if (!isLong) await copySmallSample(content)
  const entries = await readdir(content, { recursive: true, withFileTypes: true })
  const pages = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(content, join(parentPath, name)))
  // In the long part the other one bundles.
  for (const name of isLong ? ['one'] : ['one', 'the/other']) await copyCached(join(folder, name, 'cache'))
  const one = await hashesOf(content, join(folder, 'one'), pages, { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', LANG: 'C' })
  const other = await hashesOf(content, join(folder, 'the/other'), pages.toReversed(), {
    TZ: 'America/Anchorage',
    LC_ALL: 'tr_TR.UTF-8',
    LANG: 'tr_TR.UTF-8',
    UV_THREADPOOL_SIZE: '1',
  })
  expect(one.size).toBeGreaterThan(20)
  expect(other).toEqual(one)
})
