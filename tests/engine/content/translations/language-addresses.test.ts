import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSite } from '../../../../src/content/load/load.ts'
import { contentFolder, pageText } from '../folder.ts'

const now = new Date('2026-11-29')
const site = readFileSync(join(import.meta.dirname, '../../errors/_shared/site.yaml'), 'utf8')
const title = (text: string) => `  - type: page-title\n    title: ${text}\n`

/** What is wrong with the addresses of mirrors: the file, the line, and the message. */
async function wrongAddresses(root: string, pages = 'pages') {
  const { diagnostics } = await loadSite({ root, pages, now })
  return diagnostics
    .filter(({ code }) => code === 'invalid-value')
    .map(({ file, line, message }) => `${file.replace(/^.*_languages\//, '')}:${line} ${message}`)
}

it('no two pages have one address, whatever their languages, and none that is reserved', async () => {
  const { root } = await contentFolder({
    '_data/site.yaml': `${site}languages: [en, es, fr]\n`,
    'index.yaml': pageText('Home', title('Home')),
    'about.yaml': pageText('About us', title('About us')),
    'jobs.yaml': pageText('Our jobs', title('Our jobs'), 'aliases: [/es/work]\n'),
    'team.yaml': pageText('The team', title('The team')),
    '_languages/es/index.yaml': 'path: /es\n',
    '_languages/es/about.yaml': 'path: /es/nosotros\naliases: [/es/jobs]\n',
    '_languages/es/jobs.yaml': 'texts: {}\n',
    '_languages/es/team.yaml': 'path: /es/nosotros\n',
    '_languages/fr/index.yaml': 'path: /fr\n',
    '_languages/fr/about.yaml': 'path: /es/a-propos\n',
    '_languages/fr/jobs.yaml': 'path: /es/work\n',
    '_languages/fr/team.yaml': 'texts: {}\npath: /api/equipe\n',
  })
  expect(await wrongAddresses(root)).toEqual([
    'es/about.yaml:2 `aliases`: `/es/jobs` is already the address of pages/_languages/es/jobs.yaml.',
    'es/team.yaml:1 `path`: `/es/nosotros` is already the address of pages/_languages/es/about.yaml.',
    'fr/about.yaml:1 `path`: `/es/a-propos` is among the addresses of `es`.',
    'fr/jobs.yaml:1 `path`: `/es/work` is among the addresses of `es`.',
    'fr/team.yaml:2 `path`: `/api/equipe` belongs to the server. `/api-page/equipe` is free.',
  ])
})

it('a page of the source may lie where those of a language do, but not have the address of one', async () => {
  const { root } = await contentFolder({
    '_data/site.yaml': `${site}languages: [en, es]\n`,
    'index.yaml': pageText('Home', title('Home')),
    'team.yaml': pageText('The team', title('The team')),
    'es/team.yaml': pageText('The old team', title('The old team')),
    '_languages/es/index.yaml': 'path: /es\n',
    '_languages/es/team.yaml': 'path: /es/team\n',
  })
  expect(await wrongAddresses(root)).toEqual([
    'es/team.yaml:1 `path`: `/es/team` is already the address of pages/es/team.yaml.',
  ])
})

it('no two records of a collection have one word in addresses', async () => {
  const { root } = await contentFolder({})
  await cp(join(import.meta.dirname, '../../../sites/barges'), join(root, 'barges'), { recursive: true })
  const record = (slug: string) => join(root, `barges/_languages/es/_data/services/${slug}.yaml`)
  const text = readFileSync(record('night-ride'), 'utf8')
  await writeFile(record('night-ride'), text.replace('path: paseo-nocturno', 'path: paseo'))
  expect(await wrongAddresses(root, 'barges')).toEqual([
    'es/_data/services/night-ride.yaml:1 `path`: `paseo` is already the word of barges/_languages/es/_data/services/day-trip.yaml in addresses.',
  ])
})
