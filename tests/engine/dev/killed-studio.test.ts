// @module-tag exhaustive

import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashOf } from '../../../src/cache/hash.ts'
import { openJournal } from '../../../src/studio/server/journal/journal.ts'
import { changeOf } from '../../../src/studio/server/journal/journal-change.ts'
import { studioStore } from '../../../src/studio/server/studio-store.ts'
import { startDevServer } from '../../support/servers/dev-server.ts'
import { pageText } from '../content/folder.ts'

const root = join(import.meta.dirname, '../../..')
const shared = join(import.meta.dirname, '../errors/_shared')
const textOf = (title: string) => pageText('Home', `  - type: page-title\n    title: ${title}\n`)
const names = Array.from({ length: 300 }, (_, index) => `page-${index}.yaml`)

test('a server finishes at its first start what was being written to many files, and survives a switch of branches', async () => {
  const [before, after] = [textOf('Before'), textOf('After')]
  const server = await startDevServer(async (pages) => {
    await cp(shared, join(pages, '_data'), { recursive: true })
    for (const name of names) await writeFile(join(pages, name), before)
    const changes = names.map((name) => ({
      file: relative(root, join(pages, name)),
      before: hashOf(before),
      after: hashOf(after),
      ...changeOf(before, after),
    }))
    openJournal(join(studioStore(pages), 'journal.jsonl')).add('Edit title', changes)
    await writeFile(join(pages, names[0] as string), after)
    await writeFile(join(pages, '.page-1.yaml.999999999-0a1b2c3d.draft'), 'half of a te')
  })
  onTestFinished(server.stop)
  const { home, pages } = server
  for (const name of names) expect(await readFile(join(pages, name), 'utf8')).toBe(after)
  expect((await readdir(pages)).sort()).toEqual(['_data', ...names].sort())
  const shown = async (path: string) => (await fetch(home + path, { headers: { accept: 'text/html' } })).text()
  expect(await shown('/page-7')).toContain('After')

  await rename(pages, `${pages}-away`)
  await rename(`${pages}-away`, pages)
  await rename(pages, `${pages}-away`)
  await writeFile(join(`${pages}-away`, 'page-7.yaml'), textOf('Other branch'))
  await rename(`${pages}-away`, pages)
  await expect.poll(() => shown('/page-7'), { timeout: 60_000 }).toContain('Other branch')
})
