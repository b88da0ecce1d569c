import { describe, expect, it } from 'vitest'
import { authorSchema } from '../../../../blocks/author/schema.ts'
import { type Breadcrumbs, breadcrumbsSchema } from '../../../../blocks/breadcrumbs/schema.ts'
import type { PageList } from '../../../../blocks/page-list/schema.ts'
import { type RelatedPosts, relatedPostsSchema } from '../../../../blocks/related-posts/schema.ts'
import { type Share, shareSchema } from '../../../../blocks/share/schema.ts'
import { createContent, loadSite } from '../../../../src/content/load/load.ts'
import { createGraphs } from '../../../../src/seo/structured-data/graph.ts'
import { sampleBlocks } from '../../errors/block-schemas.ts'
import { changed, contentFolder, pageText } from '../folder.ts'

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

describe('related posts', () => {
  const post = (title: string, day: string, tags = '') => pageText(title, hero, `published: ${day}\n${tags}`)
  const posts = {
    '_data/collections.yaml': 'tags: { one: tag, description: What posts are about. }\n',
    '_data/tags/rain.yaml': 'slug: rain\nname: Rain\n',
    '_data/tags/snow.yaml': 'slug: snow\nname: Snow\n',
    'blog/old.yaml': post('Old', '2026-01-01', 'tags: [rain, snow]\n'),
    'blog/wet.yaml': post('Wet', '2026-02-01', 'tags: [rain]\n'),
    'blog/dry.yaml': post('Dry', '2026-03-01'),
    'blog/new.yaml': post('New', '2026-04-01'),
    'about.yaml': post('About', '2026-05-01', 'tags: [rain]\n'),
  }
  const block = '  - { type: related-posts, title: More, under: /blog, number: 3 }\n'
  async function related(head: string) {
    const { root } = await contentFolder({ ...posts, 'blog/this.yaml': pageText('This', block, head) })
    const site = await loadSite({ root, blocks: { ...sampleBlocks, 'related-posts': relatedPostsSchema } })
    const [found] = site.pages.find(({ path }) => path === '/blog/this')?.blocks ?? []
    return { site, titles: (found as RelatedPosts | undefined)?.listed?.map(({ title }) => title) }
  }

  it('are those of the same list that share most tags, then the newest, without the post itself', async () => {
    expect((await related('tags: [snow, rain]\n')).titles).toEqual(['Old', 'Wet', 'New'])
  })

  it('are the newest for a post without tags', async () => {
    expect((await related('')).titles).toEqual(['New', 'Dry', 'Wet'])
  })

  it('cannot list pages with noindex, so no hint says so', async () => {
    const { root } = await contentFolder({
      'news/hidden.yaml': pageText('Hidden', hero, 'noindex: true\n'),
      'about.yaml': pageText('About', block.replace('/blog', '/news')),
    })
    const { diagnostics } = await loadSite({ root, blocks: { ...sampleBlocks, 'related-posts': relatedPostsSchema } })
    const [empty] = diagnostics.filter(({ code }) => code === 'empty-page-list')
    expect(empty?.message).toBe('No page under `/news` fits this list.')
    expect(empty?.hint).toBe('Add a page there, such as pages/news/first-page.yaml, or delete this block.')
  })

  it('need tags that are records', async () => {
    const { site } = await related('tags: [snwo]\n')
    const inPost = site.diagnostics.filter(({ file }) => file === 'pages/blog/this.yaml')
    expect(inPost).toMatchObject([{ code: 'unknown-record', path: 'tags[0]' }])
  })
})

describe('the author of a post', () => {
  const files = {
    '_data/collections.yaml': `authors:
  one: author
  description: Who writes.
  shown: [role, links]
  fields:
    role: { kind: text, description: What they do. }
    links:
      kind: list
      description: Where they are found.
      of:
        kind: group
        description: A link.
        fields: { text: { kind: text, required: true, description: Words. }, href: { kind: link, required: true, description: Address. } }
`,
    '_data/authors/noor.yaml':
      'slug: noor\nname: Noor Haddad\nrole: Mechanic\nlinks: [{ text: Profile, href: https://example.org/noor }]\n',
  }
  const block = '  - { type: author, people: { from: author.card } }\n'
  const load = async (head: string) => {
    const { root } = await contentFolder({ ...files, 'post.yaml': pageText('Post', block, head) })
    return loadSite({ root, blocks: { ...sampleBlocks, author: authorSchema } })
  }

  it('is the record that it names, for visitors and for search engines', async () => {
    const site = await load('published: 2026-01-01\nauthor: noor\n')
    expect(site.diagnostics.filter(({ file }) => file.endsWith('post.yaml'))).toEqual([])
    const page = site.pages.find(({ path }) => path === '/post')
    const graph = page && createGraphs({ site, origin: 'https://example.com', today: '2026-11-21' })(page)?.['@graph']
    expect(graph).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        author: [
          expect.objectContaining({
            '@type': 'Person',
            name: 'Noor Haddad',
            jobTitle: 'Mechanic',
            sameAs: ['https://example.org/noor'],
          }),
        ],
      }),
    )
  })
})

describe('links that share a page', () => {
  const files = { 'tips.yaml': pageText('Tips', '  - type: share\n') }
  const shared = async (origin?: string) => {
    const { root } = await contentFolder(files)
    const site = await loadSite({ root, origin, blocks: { ...sampleBlocks, share: shareSchema } })
    const [block] = site.pages.find(({ path }) => path === '/tips')?.blocks ?? []
    return { site, page: (block as Share | undefined)?.page }
  }

  it('have its title and its canonical address', async () => {
    const { site, page } = await shared()
    expect(page).toEqual({ title: 'Tips', address: `${site.site.origin}/tips` })
    expect((await shared('https://preview.example')).page?.address).toBe('https://preview.example/tips')
  })
})

describe('breadcrumbs', () => {
  const withPath = {
    'index.yaml': pageText('Home', hero),
    'blog/tips.yaml': pageText('Tips', `  - type: breadcrumbs\n${hero}`),
  }
  const steps = async (files: Record<string, string>) => {
    const { root } = await contentFolder(files)
    const site = await loadSite({ root, blocks: { ...sampleBlocks, breadcrumbs: breadcrumbsSchema } })
    const [block] = site.pages.find(({ path }) => path === '/blog/tips')?.blocks ?? []
    return (block as Breadcrumbs | undefined)?.steps?.map(({ name, href }) => `${name} ${href}`)
  }

  it('lead from the home page through the pages of the folders to the page itself', async () => {
    expect(await steps({ ...blog, ...withPath })).toEqual(['Home /', 'Blog /blog', 'Tips /blog/tips'])
  })

  it('skip folders without a page, and those that search engines must not show', async () => {
    expect(await steps(withPath)).toEqual(['Home /', 'Tips /blog/tips'])
    const hidden = { 'blog.yaml': pageText('Blog', hero, 'noindex: true\n') }
    expect(await steps({ ...withPath, ...hidden })).toEqual(['Home /', 'Tips /blog/tips'])
  })
})

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
