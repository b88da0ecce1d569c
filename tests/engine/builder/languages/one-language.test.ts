// @module-tag exhaustive

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fileHashes } from '../../../support/file-hashes.ts'
import { run } from '../../../support/run.ts'

it('a site in one language is the same bytes with `languages:` and without, also after it had another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-one-language-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const pages = join(folder, 'pages')
  const siteFile = join(pages, '_data/site.yaml')
  await cp('tests/sites/bakery', pages, { recursive: true })
  const both = await readFile(siteFile, 'utf8')
  const write = (languages: string) =>
    writeFile(siteFile, both.replace(/^languages: .*\n/m, languages).replace('  languages: true\n', ''))
  const build = async (name: string) => {
    const out = join(folder, name)
    const options = ['--out', out, '--no-compress', '--quick', '--now', '2026-11-29T12:00Z']
    const { status, stderr } = await run('build', ['--pages', pages, ...options])
    expect(status, stderr).toBe(0)
    return fileHashes(out)
  }

  const inBoth = await build('both')
  await rm(join(pages, '_languages'), { recursive: true })
  await write('languages: [nl]\n')
  const listed = await build('listed')
  await write('')
  const unlisted = await build('unlisted')
  expect(unlisted).not.toEqual(inBoth)
  expect([...unlisted.keys()].filter((name) => /\bar\b/.test(name))).toEqual([])
  expect(listed).toEqual(unlisted)
})
