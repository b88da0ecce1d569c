import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Breadcrumbs, breadcrumbsSchema } from '../../../../blocks/breadcrumbs/schema.ts'
import type { PageList } from '../../../../blocks/page-list/schema.ts'
import { type Pager, pagerSchema } from '../../../../blocks/pager/schema.ts'
import { type Share, shareSchema } from '../../../../blocks/share/schema.ts'
import { defineBlock } from '../../../../schema/block.ts'
import { numberedAddress, numberedPath } from '../../../../schema/links/numbered-path.ts'
import { searchDocuments } from '../../../../src/content/derive/search-documents.ts'
import { createSearchedPage } from '../../../../src/content/derive/search-words.ts'
import { fixedText } from '../../../../src/content/edit/fixed-text.ts'
import { createGraph } from '../../../../src/content/graph/graph.ts'
import { createContent, loadSite } from '../../../../src/content/load/load.ts'
import { planMove } from '../../../../src/content/move/move-page.ts'
import { createDevContent } from '../../../../src/dev/dev-content.ts'
import { llmsText } from '../../../../src/seo/llms-text.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'
import { changed, contentFolder, pageText } from '../folder.ts'

const blocks = {
  ...sampleBlocks,
  breadcrumbs: breadcrumbsSchema,
  share: shareSchema,
  pager: pagerSchema,
  mark: defineBlock('mark', 'Nothing.', {}),
}
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`
const post = (number: number, block = '  - type: mark\n') =>
  pageText(`Post ${number}`, block, `published: ${day(number)}\n`)
const posts = (count: number, block?: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`blog/post-${index + 1}.yaml`, post(index + 1, block)]),
  )
const list = (fields = '') =>
  `  - { type: page-list, title: Posts, under: /blog, order: newest, perPage: 3${fields} }\n`
const pager = '  - type: pager\n'
const blog = (text = list() + pager) => ({ 'blog.yaml': pageText('Blog', text) })

async function load(files: Record<string, string>, options = {}) {
  const { root } = await contentFolder(files)
  return loadSite({ root, blocks, now: new Date('2026-11-21'), ...options })
}
type Site = Awaited<ReturnType<typeof load>>
const numberedOf = ({ pages }: Site) => pages.filter(({ numbered }) => numbered)
const titlesOn = (site: Site, path: string) => {
  const page = site.pages.find((one) => one.path === path)
  const found = page?.blocks.find(({ type }) => type === 'page-list') as PageList | undefined
  return found?.listed?.flatMap(({ pages }) => pages.map(({ title }) => title))
}
const errorsOf = ({ diagnostics }: Site) =>
  diagnostics.filter(({ severity }) => severity === 'error').map(({ code, file, message }) => [code, file, message])

describe('a list with perPage', () => {
  it('goes on on pages of its own, each with its address, title and description', async () => {
    const site = await load({ ...blog(), ...posts(7) })
    expect(errorsOf(site)).toEqual([])
    expect(numberedOf(site).map(({ path, title }) => [path, title])).toEqual([
      ['/blog', 'Blog'],
      ['/blog/2', 'Blog, page 2 of 3'],
      ['/blog/3', 'Blog, page 3 of 3'],
    ])
    expect(titlesOn(site, '/blog')).toEqual(['Post 7', 'Post 6', 'Post 5'])
    expect(titlesOn(site, '/blog/2')).toEqual(['Post 4', 'Post 3', 'Post 2'])
    expect(titlesOn(site, '/blog/3')).toEqual(['Post 1'])
    const second = site.pages.find(({ path }) => path === '/blog/2')
    expect(second?.description).toMatch(/^Page 2 of 3\. Blog in one/)
    expect(second?.file).toBe('pages/blog.yaml')
    const links = second?.blocks.find(({ type }) => type === 'pager') as Pager | undefined
    expect(links?.numbers).toEqual({ number: 2, count: 3, first: '/blog' })
  })

  it('shows every post on exactly one page, in the order of the list, however many there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 25 }), async (count) => {
        const site = await load({ ...blog(), ...posts(count) })
        const shown = numberedOf(site).flatMap(({ path }) => titlesOn(site, path) ?? [])
        expect(shown).toEqual(Array.from({ length: count }, (_, index) => `Post ${count - index}`))
        expect(numberedOf(site)).toHaveLength(Math.ceil(count / 3))
      }),
      { numRuns: 6 },
    )
  })

  it('has one page while everything fits there, and the number 1 always leads to it', async () => {
    const site = await load({ ...blog(), ...posts(3) })
    expect(numberedOf(site).map(({ path }) => path)).toEqual(['/blog'])
    expect(site.redirects).toEqual([{ from: '/blog/1', to: '/blog', status: 301 }])
  })

  it('moves on by itself when a post is added', async () => {
    const { root, write } = await contentFolder({ ...blog(), ...posts(3) })
    const content = createContent({ root, blocks, now: new Date('2026-11-21') })
    expect(numberedOf(await content.load())).toHaveLength(1)
    await write('blog/post-4.yaml', post(4))
    const site = await changed(content, 'pages/blog/post-4.yaml')
    expect(titlesOn(site, '/blog/2')).toEqual(['Post 1'])
  })

  it('counts no post that is not published yet', async () => {
    const files = { ...blog(), ...posts(4) }
    expect(numberedOf(await load(files, { now: new Date('2026-01-03T12:00:00Z') }))).toHaveLength(1)
    expect(numberedOf(await load(files))).toHaveLength(2)
  })

  it('ends where the list ends by `most`', async () => {
    expect(numberedOf(await load({ ...blog(list(', most: 5') + pager), ...posts(9) }))).toHaveLength(2)
  })

  it('goes on below the home page as well', async () => {
    const site = await load({ 'index.yaml': pageText('Home', list() + pager), ...posts(4) })
    expect(numberedOf(site).map(({ path }) => path)).toEqual(['/', '/2'])
    expect(site.redirects).toEqual([{ from: '/1', to: '/', status: 301 }])
  })

  it('is the same page to search, feeds and machines, and one with a file to whoever looks for an address', async () => {
    const head = 'published: 2026-02-01\naliases: [/journal]\n'
    const site = await load({ 'blog.yaml': pageText('Blog', list() + pager, head), ...posts(4) })
    const further = site.pages.find(({ path }) => path === '/blog/2')
    expect(further).toMatchObject({ aliases: [], numbered: { number: 2 } })
    expect(further).not.toHaveProperty('published')
    const found = searchDocuments({ ...site, pages: site.pages.map(createSearchedPage(site)) }).map(({ path }) => path)
    expect(found).toContain('/blog')
    expect(found).not.toContain('/blog/2')
    expect(llmsText(site, 'https://example.com')).not.toContain('/blog/2')
    expect(site.addresses.get('/blog/2')).toBe('pages/blog.yaml')
    expect(createGraph(site.material).names('page')).toContain('/blog/2')
  })

  it('has steps and shared links of its own, and is hidden where the first page is', async () => {
    const text = `  - type: breadcrumbs\n${list()}${pager}  - type: share\n`
    const site = await load({
      'index.yaml': pageText('Home', '  - type: mark\n'),
      'blog.yaml': pageText('Blog', text),
      'hidden.yaml': pageText('Hidden', list() + pager, 'noindex: true\n'),
      ...posts(4),
    })
    const further = site.pages.find(({ path }) => path === '/blog/2')?.blocks ?? []
    expect((further[0] as Breadcrumbs).steps).toEqual([
      { name: 'Home', href: '/' },
      { name: 'Blog', href: '/blog' },
      { name: 'Blog, page 2 of 2', href: '/blog/2' },
    ])
    expect((further[3] as Share).page?.address).toBe(`${site.site.origin}/blog/2`)
    expect(site.pages.find(({ path }) => path === '/hidden/2')?.noindex).toBe(true)
  })

  it('can be linked to', async () => {
    const site = await load({
      ...blog(),
      ...posts(4),
      'about.yaml': pageText('About', '  - type: rich-text\n    body: "[Older](/blog/2), [none](/blog/9)"\n'),
    })
    expect(errorsOf(site)).toEqual([
      ['broken-link', 'pages/about.yaml', 'There is no page at `/blog/9`. Did you mean `/blog/2`?'],
    ])
  })
})

describe('the addresses of a list', () => {
  it('are no address of another page, with both places', async () => {
    const files = { ...blog(), ...posts(4), 'blog/2.yaml': pageText('Two', '  - type: mark\n') }
    const [error] = (await load(files)).diagnostics.filter(({ code }) => code === 'address-of-a-list')
    expect(error?.message).toBe(
      'Two pages have the address `/blog/2`: pages/blog/2.yaml, and a page of the list on pages/blog.yaml.',
    )
    expect(error?.others).toEqual(['pages/blog.yaml'])
  })

  it('are no alias and no redirect either, number 1 included', async () => {
    const site = await load({
      ...blog(),
      ...posts(4),
      'about.yaml': pageText('About', '  - type: mark\n', 'aliases: [/blog/1]\n'),
      '_data/redirects.yaml': '- { from: /blog/2, to: /about }\n',
    })
    expect(errorsOf(site)).toEqual([
      ['address-of-a-list', 'pages/_data/redirects.yaml', expect.stringContaining('The redirect `/blog/2`')],
      ['address-of-a-list', 'pages/about.yaml', expect.stringContaining('The alias `/blog/1`')],
    ])
  })

  const folder = { pages: 'pages', names: [], textOf: () => undefined }

  it('are no place to move a page to', async () => {
    const { material } = await load({ ...blog(), ...posts(4), 'about.yaml': pageText('About', '  - type: mark\n') })
    expect(() => planMove(material, { from: '/about', to: '/blog/2' }, folder)).toThrow(
      '`/blog/2` is the address of a page of the list on pages/blog.yaml.',
    )
  })

  it('are found below the address that the page with the list had before it moved', async () => {
    const { material } = await load({ ...blog(), ...posts(7) })
    const { texts, notes } = planMove(material, { from: '/blog', to: '/journal' }, folder)
    expect(notes).toEqual([])
    const { 'blog.yaml': _moved, ...others } = { ...blog(), ...posts(7) }
    const moved = await load({ ...others, 'journal.yaml': texts.get('pages/journal.yaml') ?? '' })
    expect(errorsOf(moved)).toEqual([])
    expect(moved.redirects).toEqual([
      { from: '/journal/1', to: '/journal', status: 301 },
      { from: '/blog/1', to: '/journal', status: 301 },
      { from: '/blog/2', to: '/journal/2', status: 301 },
      { from: '/blog/3', to: '/journal/3', status: 301 },
    ])
    expect(moved.addresses.get('/blog/2')).toBe('pages/journal.yaml')
  })

  it('leave an address below an alias to the page that is there, and to a redirect that is written', async () => {
    const site = await load({
      'journal.yaml': pageText('Blog', list() + pager, 'aliases: [/blog, /weblog.php]\n'),
      ...posts(7),
      'blog/2.yaml': pageText('Two', '  - type: mark\n'),
      '_data/redirects.yaml': '- { from: /blog/3, to: /blog/post-1 }\n',
    })
    expect(errorsOf(site)).toEqual([])
    expect(site.redirects.map(({ from, to }) => [from, to])).toEqual([
      ['/blog/3', '/blog/post-1'],
      ['/journal/1', '/journal'],
      ['/blog/1', '/journal'],
    ])
  })

  it('leave numbers free that the list does not reach', async () => {
    const files = { ...blog(), ...posts(4), 'blog/2026.yaml': pageText('The year', '  - type: mark\n') }
    expect(errorsOf(await load(files))).toEqual([])
  })

  it('are told from others by their number', () => {
    fc.assert(
      fc.property(fc.constantFrom('/', '/blog', '/la/news'), fc.integer({ min: 2, max: 9_999 }), (first, number) => {
        expect(numberedAddress(numberedPath(first, number))).toEqual({ first, number })
      }),
    )
    for (const path of ['/', '/blog', '/blog/02', '/blog/0', '/blog/2-b', '/blog/2/'])
      expect(numberedAddress(path)).toBeUndefined()
  })
})

describe('a list and its pager', () => {
  it('stand on the same page: the fix of a list without one inserts it', async () => {
    const files = { ...blog(list()), ...posts(4) }
    const [error] = (await load(files)).diagnostics
    expect(error).toMatchObject({ code: 'list-without-pager', path: 'blocks[0].perPage' })
    const fixed = error?.fix && fixedText(files['blog.yaml'], error.fix)
    expect(errorsOf(await load({ ...files, 'blog.yaml': fixed ?? '' }))).toEqual([])
  })

  it('are reported where the other is missing, and where there are two lists', async () => {
    const codes = async (text: string) =>
      (await load({ ...blog(text), ...posts(4) })).diagnostics.map(({ code }) => code)
    expect(await codes(pager)).toEqual(['pager-without-list'])
    expect(await codes(list() + list().replace('Posts', 'Others') + pager)).toEqual(['second-paged-list'])
    expect(await codes(list(', by: city') + pager)).toEqual(['invalid-value'])
  })
})

describe('a pager with `under`', () => {
  const between = '  - { type: pager, under: /blog }\n'
  const neighbours = async (path: string, files: Record<string, string> = {}) => {
    const site = await load({ ...posts(3, between), ...files })
    const [block] = (site.pages.find((page) => page.path === path)?.blocks ?? []) as Pager[]
    return { previous: block?.previous?.title, next: block?.next?.title }
  }

  it('leads to the posts before and after by their day, and nowhere at the ends', async () => {
    expect(await neighbours('/blog/post-2')).toEqual({ previous: 'Post 1', next: 'Post 3' })
    expect(await neighbours('/blog/post-1')).toEqual({ previous: undefined, next: 'Post 2' })
    expect(await neighbours('/blog/post-3')).toEqual({ previous: 'Post 2', next: undefined })
  })

  it('passes over pages that are no posts, or hidden', async () => {
    const files = {
      'blog/about.yaml': pageText('No post', '  - type: mark\n'),
      'blog/hidden.yaml': pageText('Hidden', '  - type: mark\n', 'published: 2026-01-02\nnoindex: true\n'),
    }
    expect(await neighbours('/blog/post-1', files)).toEqual({ previous: undefined, next: 'Post 2' })
  })

  it('is reported where no page lies below its path', async () => {
    const site = await load({ 'about.yaml': pageText('About', '  - { type: pager, under: /blgo }\n'), ...posts(2) })
    expect(errorsOf(site)).toEqual([
      ['empty-page-list', 'pages/about.yaml', 'There is no page under `/blgo` to list. Did you mean `/blog`?'],
    ])
  })
})

describe('the development server', () => {
  it('answers with the pages of a list, redirects number 1, and has the not-found page behind the last', async () => {
    const text = '  - { type: rich-text, body: Hi. }\n'
    const files = {
      '404.yaml': pageText('Not found', text),
      ...posts(4, text),
    }
    const { root } = await contentFolder({
      'blog.yaml': pageText('Blog', list() + pager, 'aliases: [/news]\n'),
      ...files,
    })
    const content = createDevContent({ root, pages: 'pages', onProgress: () => {} })
    await content.list()
    expect((await content.source.pages.page('/blog'))?.numbered).toEqual({ number: 1, count: 2, first: '/blog' })
    expect((await content.source.pages.page('/blog/2'))?.title).toBe('Blog, page 2 of 2')
    expect((await content.source.pages.page('/blog/9'))?.path).toBe('/404')
    expect((await content.source.pages.page('/news/2'))?.path).toBe('/blog/2')
    expect((await content.source.pages.page('/news/9'))?.path).toBe('/404')
    expect(content.redirect('/blog/1')).toEqual({ to: '/blog', status: 301 })
    expect([content.has('/blog/2'), content.has('/about/2')]).toEqual([true, false])
    content.stop()
  })
})
