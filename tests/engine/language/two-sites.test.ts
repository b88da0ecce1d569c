// @module-tag exhaustive

import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { inSite } from '../../../schema/site/in-site.ts'
import { writeDownloads } from '../../../src/builder/assets/downloads.ts'
import { writeSearch } from '../../../src/builder/assets/search-file.ts'
import { createCache } from '../../../src/cache/cache.ts'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import { filesOn } from '../../../src/content/derive/block-files.ts'
import { type LoadedSite, loadSite } from '../../../src/content/load/load.ts'
import { markedInput } from '../../../src/dev/marked-input.ts'
import { createRenderer } from '../../../src/render/create-renderer.tsx'
import { renderDocument } from '../../../src/render/document.ts'
import { joinHtml } from '../../../src/render/html-parts.ts'
import { writeCrawlerFiles } from '../../../src/seo/write-crawler-files.ts'
import { pictures } from '../../support/render-block.tsx'
import { foreignWords } from './foreign-site.ts'

const dutch = 'tests/sites/spoke-and-chain'
let folder: string
let egyptian: string

/** The same company in Arabic alone, without a map. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-two-sites-'))
  egyptian = join(folder, 'pages')
  await cp(dutch, egyptian, { recursive: true })
  await rm(join(egyptian, '_languages'), { recursive: true })
  const site = await readFile(join(dutch, '_data/site.yaml'), 'utf8')
  const changed = {
    'locale: en-GB': 'locale: ar-EG',
    'languages: [en, { tag: nl, locale: nl-NL }]': '',
    'languages: true': '',
    'currency: EUR': 'currency: EGP',
    'outline: netherlands.geojson': '',
  }
  const text = Object.entries(changed).reduce((text, [before, after]) => text.replace(before, after), site)
  await writeFile(join(egyptian, '_data/site.yaml'), text)
  await writeFile(join(egyptian, '_data/wording.yaml'), stringify(foreignWords(engineSchemas)))
})
afterAll(() => rm(folder, { recursive: true }))

const origin = 'https://www.example.com'
/** Lets the other site go on. */
const pause = setImmediate

async function createRendererOf(site: LoadedSite) {
  const renderer = await createRenderer(markedInput(site, { logo: undefined, pictures, searchFile: '/search.json' }))
  const frame = { site: site.site, themeColour: '#fff', origin, head: '', loader: '', blocks: site.blocks }
  return (page: LoadedSite['pages'][number], kind: 'renderPage' | 'renderMarked') =>
    inSite(site, () => {
      const { body, islands } = renderer[kind](page)
      return joinHtml(renderDocument(frame, { page, body, data: { modules: [], islands } }))
    })
}

/** What a build writes of a site, by name. */
async function filesOf(pages: string): Promise<ReadonlyMap<string, string>> {
  const site = await loadSite({ root: '.', pages, drafts: true })
  await pause()
  const render = await createRendererOf(site)
  const files = new Map([['diagnostics', JSON.stringify(site.diagnostics.map(({ message }) => message))]])
  for (const page of site.pages)
    for (const kind of ['renderPage', 'renderMarked'] as const) {
      files.set(`${kind} ${page.path}`, render(page, kind))
      await pause()
    }
  const outDir = await mkdtemp(join(folder, 'out-'))
  await mkdir(join(outDir, 'downloads'))
  await inSite(site, async () => {
    await writeSearch(site, join(outDir, 'search.json'))
    await writeCrawlerFiles({ site, origin, outDir, changedOn: new Map() })
    const written = site.pages.flatMap((page) => filesOn(page, site.blocks))
    await writeDownloads({ files: written, outDir, cache: createCache(join(outDir, 'downloads')) })
  })
  for (const { name, parentPath } of await readdir(outDir, { recursive: true, withFileTypes: true }))
    if (/\.(?:json|txt|xml)$/.test(name)) files.set(name, await readFile(join(parentPath, name), 'utf8'))
  return files
}

it('gives two sites of one process their own languages and maps, in turns and at once', async () => {
  const alone = [await filesOf(dutch), await filesOf(egyptian)]
  const [one, other] = alone as [Map<string, string>, Map<string, string>]
  expect(one.get('renderPage /')).toContain('<html lang="en">')
  expect(other.get('renderPage /')).toContain('<html lang="ar-EG" dir="rtl">')
  for (const [name, text] of one) if (name.startsWith('render')) expect(other.get(name), name).not.toBe(text)

  expect(await Promise.all([dutch, egyptian].map(filesOf))).toEqual(alone)
  expect(await Promise.all([egyptian, dutch, egyptian].map(filesOf))).toEqual([other, one, other])

  const sites = await Promise.all([dutch, egyptian].map((pages) => loadSite({ root: '.', pages, drafts: true })))
  const renderers = await Promise.all(sites.map(createRendererOf))
  for (const [at, page] of (sites[0] as LoadedSite).pages.entries())
    for (const kind of ['renderPage', 'renderMarked'] as const) {
      const html = sites.map(({ pages }, index) => renderers[index]?.(pages[at] ?? page, kind))
      expect(html).toEqual(alone.map((files) => files.get(`${kind} ${page.path}`)))
    }
})
