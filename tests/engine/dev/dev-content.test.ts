import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { BreadcrumbStep, ListedGroup } from '../../../schema/pages/listed-page.ts'
import type { LoadedSite } from '../../../src/content/load/load.ts'
import { createDevContent } from '../../../src/dev/dev-content.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const image = 'image: { name: hall, alt: "" }'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'
const hero = (title: string) => `  - type: hero\n    title: ${title}\n    ${image}\n`
const linkTo = (href: string) => `${hero('Hi')}    action: { text: There, href: ${href} }\n`
const article = (title: string) => pageText(title, hero(title), 'published: 2026-01-02\n')
const list = (under: string) => `${hero('All')}  - type: page-list\n    title: List\n    under: ${under}\n`
const manyPages = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`many/page-${index}.yaml`, pageText(`Page ${index}`, hero('Hi'))]),
)

/** Only there to end a test that hangs. */
const waitFor = (state: () => void) => vi.waitFor(state, { timeout: 60_000 })

async function opened(files: Record<string, string>) {
  const { root, write, remove } = await contentFolder({ ...files, '_public/images/hall.svg': svg })
  const checked: LoadedSite[] = []
  const onChecked = vi.fn((site: LoadedSite) => void checked.push(site))
  const content = createDevContent({ root, pages: 'pages', onProgress: () => {} })
  content.whenChecked(onChecked)
  onTestFinished(content.stop)
  await content.list()
  const save = async (name: string, text: string) => {
    await write(name, text)
    await content.changed([`pages/${name}`])
  }
  const codes = () => checked.at(-1)?.diagnostics.map(({ code, file }) => `${file} ${code}`)
  return { content, onChecked, codes, save, remove }
}

describe('a requested old address', () => {
  it('is redirected as saved last, and its page is not read', async () => {
    const { content, save } = await opened({
      'about.yaml': pageText('About', hero('Hi')),
      '_data/redirects.yaml': '- { from: /about.php, to: /about }\n- { from: /raffle, status: 410 }\n',
    })
    expect(content.redirect('/about.php?ref=mail')).toEqual({ status: 301, to: '/about?ref=mail' })
    expect(content.redirect('/raffle')).toEqual({ status: 410 })
    expect(content.redirect('/about')).toBeUndefined()
    await save('_data/redirects.yaml', '- { from: "/über/*", to: https://example.org/*, status: 302 }\n')
    expect(content.redirect('/about.php')).toBeUndefined()
    expect(content.redirect('/%C3%BCber/a/b?c=d')).toEqual({ status: 302, to: 'https://example.org/a/b?c=d' })
  })
})

describe('a requested page', () => {
  it('is returned before any other page is read, and without a check of all pages', async () => {
    const { content, onChecked } = await opened({ ...manyPages, 'about.yaml': pageText('About', linkTo('/nowhere')) })
    content.checkAgain()
    expect((await content.source.pages.page('/about'))?.title).toBe('About')
    expect(onChecked).not.toHaveBeenCalled()
  })

  it('is returned as saved before all pages are checked, and errors between pages are reported afterwards', async () => {
    const { content, onChecked, codes, save } = await opened({
      ...manyPages,
      'about.yaml': pageText('About', hero('Hi')),
      'team.yaml': pageText('Team', linkTo('/about')),
    })
    content.checkAgain()
    await waitFor(() => expect(codes()).toEqual([]))
    onChecked.mockClear()
    await save('about.yaml', pageText('Page 7', linkTo('/abot')))
    expect((await content.source.pages.page('/about'))?.title).toBe('Page 7')
    expect(onChecked).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(codes()).toEqual([
        'pages/about.yaml broken-link',
        'pages/many/page-7.yaml duplicate-title',
        'pages/many/page-7.yaml duplicate-description',
      ]),
    )
  })

  it('stays in its last valid state while it has errors of its own', async () => {
    const { content, codes, save } = await opened({ 'about.yaml': pageText('About', hero('Hi')) })
    await content.source.pages.page('/about')
    await save('about.yaml', pageText('Another', '  - type: heros\n'))
    expect((await content.source.pages.page('/about'))?.title).toBe('About')
    await waitFor(() => expect(codes()).toEqual(['pages/about.yaml unknown-block']))
  })

  it('is shown though a picture of it has no file', async () => {
    const { content } = await opened({ 'about.yaml': pageText('About', hero('Hi').replace('hall', 'none')) })
    expect((await content.source.pages.page('/about'))?.title).toBe('About')
  })
})

describe('the page at a path', () => {
  it('may be found by an alias, and is the not-found page if there is none', async () => {
    const { content } = await opened({
      'about.yaml': pageText('About', hero('Hi'), 'aliases: [/us]\n'),
      '404.yaml': pageText('Not found', hero('Hi')),
    })
    expect((await content.source.pages.page('/us'))?.title).toBe('About')
    expect((await content.source.pages.page('/nobody'))?.title).toBe('Not found')
  })

  it('is gone once its file is deleted', async () => {
    const { content, remove } = await opened({ 'about.yaml': pageText('About', hero('Hi')) })
    await content.source.pages.page('/about')
    await remove('about.yaml')
    await content.changed(['pages/about.yaml'])
    expect(await content.source.pages.page('/about')).toBeUndefined()
  })

  it('is there once its folder is created', async () => {
    const { content, save } = await opened({ 'about.yaml': pageText('About', hero('Hi')) })
    await save('new/page.yaml', pageText('New', hero('Hi')))
    await content.changed(['pages/new'])
    expect((await content.source.pages.page('/new/page'))?.title).toBe('New')
  })
})

it('lists show the current state of all their pages', async () => {
  const { content, save } = await opened({
    ...manyPages,
    'blog.yaml': pageText('Blog', list('/blog')),
    'blog/one.yaml': article('One'),
    'blog/two.yaml': article('Two'),
  })
  const listed = async () => {
    const block = (await content.source.pages.page('/blog'))?.blocks.find(({ type }) => type === 'page-list')
    const { listed } = block as unknown as { listed: ListedGroup[] }
    return listed.flatMap(({ pages }) => pages.map(({ title }) => title))
  }
  expect(await listed()).toEqual(['One', 'Two'])
  await save('blog/two.yaml', article('Second'))
  expect(await listed()).toEqual(['One', 'Second'])
})

it('breadcrumbs have the current titles of the pages on the way', async () => {
  const { content, save } = await opened({
    ...manyPages,
    'blog.yaml': pageText('Blog', hero('Hi')),
    'blog/one.yaml': pageText('One', '  - type: breadcrumbs\n'),
  })
  const names = async () => {
    const [block] = (await content.source.pages.page('/blog/one'))?.blocks ?? []
    return (block as unknown as { steps: BreadcrumbStep[] }).steps.map(({ name }) => name)
  }
  expect(await names()).toEqual(['Home', 'Blog', 'One'])
  await save('blog.yaml', pageText('Journal', hero('Hi')))
  expect(await names()).toEqual(['Home', 'Journal', 'One'])
})
