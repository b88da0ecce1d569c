import { describe, expect, it } from 'vitest'
import type { PageList } from '../../../blocks/page-list/schema.ts'
import { createContent, loadSite } from '../../../src/content/load/load.ts'
import { sampleBlocks } from '../errors/block-schemas.ts'
import { changed, contentFolder, pageText } from './folder.ts'

const hero = '  - type: hero\n    title: Hi\n'
const faq = '  - type: faq\n    items: [{ question: Why?, answer: Because. }]\n'
const picture = '  - type: picture\n    image: { name: blog/tips, alt: Tips }\n'
const list = (fields: string) => `  - { type: page-list, title: List, ${fields} }\n`

/** What the list on `/lists` shows: titles by group. */
async function shown(fields: string, files: Record<string, string>) {
  const { root } = await contentFolder({ ...files, 'lists.yaml': pageText('Lists', hero + list(fields)) })
  const site = await loadSite({ root, blocks: sampleBlocks, now: new Date('2026-11-21') })
  const found = site.pages.find(({ path }) => path === '/lists')?.blocks.find(({ type }) => type === 'page-list')
  return (found as PageList | undefined)?.listed ?? []
}
const titles = (groups: Awaited<ReturnType<typeof shown>>) => groups.map(({ pages }) => pages.map(({ title }) => title))

const blog = {
  'blog.yaml': pageText('Blog', hero),
  'blog/tips.yaml': pageText('Tips', hero + picture),
  'blog/dates.yaml': pageText('Dates', hero + faq),
  'blog-of-others.yaml': pageText('Others', hero),
  '404.yaml': pageText('Not found', hero),
}

describe('a list of pages', () => {
  it('lists the pages below a path, by title, without the page at the path', async () => {
    expect(titles(await shown('under: /blog', blog))).toEqual([['Dates', 'Tips']])
  })

  it('shows a page as a card with the first picture that it has', async () => {
    const [group] = await shown('under: /blog', blog)
    expect(group?.pages[1]).toMatchObject({
      href: '/blog/tips',
      description: expect.stringContaining('Tips in one or two plain sentences'),
      image: { name: 'blog/tips', shape: 'card', alt: '' },
    })
    expect(group?.pages[0]).not.toHaveProperty('image')
  })

  it('omits the not-found page, its own page, and pages that are not indexed', async () => {
    const files = { ...blog, 'draft.yaml': pageText('Draft', hero, 'noindex: true\n') }
    expect(titles(await shown('look: links', files))).toEqual([['Blog', 'Dates', 'Others', 'Tips']])
    expect(titles(await shown('look: links, noindex: true', files))[0]).toContain('Draft')
  })

  it('adds each page to the first group that matches, and the rest to a group with a title only', async () => {
    const groups =
      '[{ title: Questions, having: faq }, { title: Named, pages: [/blog-of-others, /blog] }, { title: More }]'
    const found = await shown(`groups: ${groups}`, blog)
    expect(found.map(({ title }) => title)).toEqual(['Questions', 'Named', 'More'])
    expect(titles(found)).toEqual([['Dates'], ['Others', 'Blog'], ['Tips']])
  })

  it('shows no empty group, and no more pages than requested', async () => {
    const found = await shown('most: 1, groups: [{ title: None, under: /press }, { title: More }]', blog)
    expect(found.map(({ title }) => title)).toEqual(['More'])
    expect(titles(found)).toEqual([['Blog']])
  })

  it('has a group for each city', async () => {
    const files = {
      'la/event-staff.yaml': pageText('Staff in LA', hero, 'city: la\n'),
      'about.yaml': pageText('About', hero),
    }
    expect(await shown('by: city', files)).toEqual([
      { title: 'Los Angeles', pages: [{ href: '/la/event-staff', title: 'Staff in LA', description: '' }] },
    ])
    expect(titles(await shown('notAbout: city', files))).toEqual([['About']])
    expect(titles(await shown('about: city', files))).toEqual([['Staff in LA']])
  })

  it('cannot be written by hand', async () => {
    const { root } = await contentFolder({ 'lists.yaml': pageText('Lists', hero + list('listed: []')) })
    const { diagnostics } = await loadSite({ root, blocks: sampleBlocks })
    expect(diagnostics.map(({ code }) => code)).toContain('unknown-key')
  })

  it('grows when a page appears, and stays the same object otherwise', async () => {
    const { root, write } = await contentFolder({
      ...blog,
      'lists.yaml': pageText('Lists', hero + list('under: /blog')),
    })
    const content = createContent({ root, blocks: sampleBlocks })
    const listed = ({ pages }: Awaited<ReturnType<typeof content.load>>) =>
      JSON.stringify(pages.find(({ path }) => path === '/lists')?.blocks)
    const before = listed(await content.load())
    expect(listed(await changed(content, 'pages/about.yaml'))).toBe(before)
    await write('blog/street.yaml', pageText('Street', hero))
    expect(listed(await changed(content, 'pages/blog/street.yaml'))).toContain('/blog/street')
  })
})
