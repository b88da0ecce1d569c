import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { loadSite } from '../../../src/content/load/load.ts'
import { run } from '../../support/run.ts'
import { sampleWords } from '../../support/sample-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquee-new-site-'))
const site = join(folder, 'acme')
afterAll(() => rmSync(folder, { recursive: true }))

it('is complete, with the pages of its matrix, and has no error', async () => {
  const { status, stdout } = await run('new', ['site', site])
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `${site}/ is a site of its own. Begin with ${site}/_data/site.yaml: npm run dev -- --site ${site}\n`,
  })
  const { pages, diagnostics } = await loadSite({ root: folder, pages: 'acme' })
  // Sample values are marked; there are no other warnings.
  expect(diagnostics.filter(({ code }) => code !== 'sample-value')).toEqual([])
  expect(pages.map(({ path }) => path).sort()).toEqual([
    '/',
    '/404',
    '/about',
    '/contact',
    '/news',
    '/news/we-are-open',
    '/northfield/consultation',
    '/northfield/maintenance',
    '/riverside/consultation',
    '/riverside/maintenance',
  ])
})

it('names no trade', () => {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(site, file), 'utf8'))
  expect(texts.length).toBeGreaterThan(15)
  expect(texts.filter((text) => sampleWords.test(text))).toEqual([])
})

it('does not change a folder that is not empty', async () => {
  writeFileSync(join(site, 'about.yaml'), 'mine')
  const { status, stderr } = await run('new', ['site', site])
  expect({ status, stderr }).toEqual({ status: 1, stderr: `\`${site}\` holds files already. Name a new folder.\n` })
  expect(readFileSync(join(site, 'about.yaml'), 'utf8')).toBe('mine')
})

it('needs a name', async () => {
  expect(await run('new', ['site', ''])).toMatchObject({
    status: 1,
    stderr: 'The folder needs a name: npm run new -- site spoke\n',
  })
})
