import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PageList } from '../../../../blocks/page-list/schema.ts'
import type { Tags } from '../../../../blocks/tags/schema.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { createCrawlerHead } from '../../../../src/seo/crawler-head.ts'
import { writeCrawlerFiles } from '../../../../src/seo/write-crawler-files.ts'
import { contentFolder, pageText } from '../folder.ts'

const origin = 'https://www.example.com'
const title = '  - type: page-title\n    title: A post\n'
const post = (name: string, tags: string) => pageText(name, title, `published: 2026-01-01\ntags: [${tags}]\n`)
const tagPage = (slug: string) =>
  pageText(
    `About ${slug}`,
    `${title}  - { type: page-list, title: Posts, under: /blog, tagged: '{tag.slug}' }\n`,
    `tag: ${slug}\n`,
  )

async function tagged() {
  const { root } = await contentFolder({
    '_data/collections.yaml': 'tags: { one: tag, description: What posts are about. }\n',
    '_data/coverage/tags.yaml': 'template: tag\naddress: /about/{tag}\nrecords: { tags: [rain, snow, wind] }\n',
    '_data/templates/tag.yaml': tagPage('{tag.slug}').replace(/^tag: .*\n/m, ''),
    ...Object.fromEntries(
      ['rain', 'snow', 'wind'].flatMap((slug) => [
        [`_data/tags/${slug}.yaml`, `slug: ${slug}\nname: The ${slug}\n`],
        [`about/${slug}.yaml`, tagPage(slug)],
      ]),
    ),
    'blog/one.yaml': `${post('One', 'rain, snow')}  - type: tags\n`,
    'blog/two.yaml': post('Two', 'rain'),
    'blog/all.yaml': pageText('All', '  - { type: tags, all: true }\n'),
  })
  const site = await loadSite({ root, now: new Date('2026-11-21') })
  const at = (path: string) => site.pages.find((page) => page.path === path)
  const block = <Type>(path: string, type: string) => at(path)?.blocks.find((one) => one.type === type) as Type
  return { site, at, block }
}

describe('tags', () => {
  it('lead from a post to the pages that a matrix gives them', async () => {
    const { block } = await tagged()
    expect(block<Tags>('/blog/one', 'tags').tags).toEqual([
      { slug: 'rain', name: 'The rain', href: '/about/rain' },
      { slug: 'snow', name: 'The snow', href: '/about/snow' },
    ])
  })

  it('are listed with the number of their posts, without those that have none', async () => {
    const { block } = await tagged()
    const all = block<Tags>('/blog/all', 'tags').tags?.map(({ name, count }) => `${name} ${count}`)
    expect(all).toEqual(['The rain 2', 'The snow 1'])
  })

  it('have pages with their posts, hidden from search engines below two posts', async () => {
    const { block, at } = await tagged()
    const posts = (path: string) =>
      block<PageList>(path, 'page-list').listed?.flatMap(({ pages }) => pages.map((page) => page.title))
    expect(['rain', 'snow', 'wind'].map((slug) => [posts(`/about/${slug}`), at(`/about/${slug}`)?.noindex])).toEqual([
      [['One', 'Two'], false],
      [['One'], true],
      [[], true],
    ])
  })

  it('have feeds of their own, which their pages name, and stand in the sitemap', async () => {
    const { site, at } = await tagged()
    const outDir = await mkdtemp(join(tmpdir(), 'marquee-tags-'))
    onTestFinished(() => rm(outDir, { recursive: true, force: true }))
    await writeCrawlerFiles({ site, origin, outDir, changedOn: new Map() })
    const text = (name: string) => readFile(join(outDir, name), 'utf8')
    const snow = await text('about/snow/feed.xml')
    expect(snow).toContain(`: The snow</title>`)
    expect(snow.match(/<item>/g)).toHaveLength(1)
    expect(await text('about/rain/atom.xml')).toContain(`<link rel="self" href="${origin}/about/rain/atom.xml"/>`)
    await expect(text('about/wind/feed.xml')).rejects.toThrow('ENOENT')
    const sitemap = await text('sitemap-1.xml')
    expect(sitemap).toContain(`${origin}/about/rain<`)
    expect(sitemap).not.toContain(`${origin}/about/snow<`)
    const headOf = createCrawlerHead({ site, origin, today: '2026-11-21' })
    const page = at('/about/rain')
    expect(page && headOf(page)).toContain('href="/about/rain/feed.xml"')
  })
})
