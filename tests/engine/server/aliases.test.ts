import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeServerFiles } from '../../../src/builder/server-files.ts'
import { loadSite } from '../../../src/content/load/load.ts'
import { renderDocument } from '../../../src/render/document.ts'
import { joinHtml } from '../../../src/render/html-parts.ts'
import { createServer } from '../../../src/server/server.ts'
import { contentFolder, pageText } from '../content/folder.ts'
import { sampleBlocks } from '../errors/block-schemas.ts'
import { sampleDist } from './sample-dist.ts'

const sampleSite = join(import.meta.dirname, '../errors/_shared/site.yaml')
const hero = '  - type: hero\n    title: Ushers\n'

/** The server of a site with one page and two aliases of it, from the YAML to the answer. */
async function serverOf(aliases: 'page' | 'redirect') {
  const { root } = await contentFolder({
    '_data/site.yaml': `${await readFile(sampleSite, 'utf8')}\naliases: ${aliases}\n`,
    'oc/ushers.yaml': pageText('Ushers', hero, 'aliases: [/orange-county/ushers, /oc/seaters]\n'),
  })
  const site = await loadSite({ root, blocks: sampleBlocks })
  const frame = {
    site: site.site,
    themeColour: '#000',
    origin: site.site.origin,
    head: '',
    loader: '',
    blocks: site.blocks,
  }
  const documents = site.pages.map((page) => [
    `${page.path.slice(1)}.html`,
    joinHtml(renderDocument(frame, { page, body: [page.title], data: { modules: [], islands: {} } })),
  ])
  const dist = await sampleDist({ ...Object.fromEntries(documents), '404.html': 'Not found' })
  const facts = { forms: {}, scriptHashes: [], styleHashes: [], hasGallery: false, sources: [] }
  await writeServerFiles(dist, { content: site, ...facts })
  const server = await createServer({ dist, env: {} })
  onTestFinished(() => server.close())
  return (url: string) => server.inject({ url })
}

describe('the aliases of a page', () => {
  test('answer with the page, which names its own address as canonical', async () => {
    const get = await serverOf('page')
    const page = await get('/oc/ushers')
    expect(page.body).toContain('<link rel="canonical" href="https://www.example.com/oc/ushers">')
    for (const alias of ['/orange-county/ushers', '/oc/seaters', '/oc/seaters?guests=200']) {
      const { statusCode, body } = await get(alias)
      expect([statusCode, body]).toEqual([200, page.body])
    }
  })

  test('redirect to the page if the site file says so, with the query', async () => {
    const get = await serverOf('redirect')
    for (const alias of ['/orange-county/ushers', '/oc/seaters']) {
      const { statusCode, headers } = await get(`${alias}?guests=200`)
      expect([statusCode, headers.location]).toEqual([301, '/oc/ushers?guests=200'])
    }
    expect((await get('/oc/ushers')).statusCode).toBe(200)
  })

  test('match those addresses and no others', async () => {
    const get = await serverOf('page')
    for (const url of ['/orange-county', '/orange-county/ushers/more', '/orange-county/greeters', '/seaters'])
      expect((await get(url)).statusCode, url).toBe(404)
  })
})
