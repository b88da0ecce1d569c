import { byDay, defineBlock, fits, type ListedPage, listedPage, type SitePages, sitePath } from 'marquee/schema'
import type { z } from 'zod'
import { pagerWords } from '../../schema/language/pager-words.ts'

/** A post beside another in the order of their days. */
export type PagerPost = Pick<ListedPage, 'href' | 'title'>

/** The links to the pages of a list: of one of `count` pages, the first of which is at `first`. */
export type PagerNumbers = { number: number; count: number; first: string }

/** What the build fills in. */
type Links = { numbers?: PagerNumbers; previous?: PagerPost; next?: PagerPost }

/** The posts before and after the page, by their days. */
function neighbours(under: string, { page, pages }: SitePages): Links {
  const posts = pages
    .filter((post) => post.published !== undefined && fits(post, { under }))
    .map(listedPage)
    .sort(byDay)
  const own = posts.findIndex(({ href }) => href === page.path)
  const linkTo = (post: ListedPage | undefined): PagerPost | undefined => post && { href: post.href, title: post.title }
  const [next, previous] = own === -1 ? [] : [linkTo(posts[own - 1]), linkTo(posts[own + 1])]
  return { ...(previous && { previous }), ...(next && { next }) }
}

const sampleNumbers = { number: 5, count: 12, first: '/blog' }
const samplePosts = {
  previous: { href: '/blog/first-post', title: 'The first post' },
  next: { href: '/blog/third-post', title: 'What we have learned since, and what we would do in another way today' },
}

export const pagerSchema = defineBlock(
  'pager',
  'Links to the other pages of a list with `perPage`; on a post, with `under`, to the posts before and after it.',
  {
    under: sitePath()
      .optional()
      .meta({
        description:
          'For a post: the path below which the posts lie, in the order of their day `published`. Left out: the pages of the `page-list` of this page.',
        examples: ['/blog'],
      }),
  },
  {
    group: 'Sections and their parts',
    words: pagerWords,
    lists: {
      conditions: ({ under }) => (under === undefined ? undefined : { under, partial: true }),
      fill({ under }, site): Links {
        if (under !== undefined) return neighbours(under, site)
        return { ...(site.page.numbered && { numbers: site.page.numbered }) }
      },
      marks({ previous, next }, mark) {
        const marked = ({ href, title }: PagerPost) => ({ href, title: mark(title, href, 'title') })
        return { ...(previous && { previous: marked(previous) }), ...(next && { next: marked(next) }) }
      },
      sample: ({ under }) => (under === undefined ? { numbers: sampleNumbers } : samplePosts),
      linksNumbers: ({ under }) => under === undefined,
    },
    alsoCalled: ['pagination', 'paging', 'page numbers', 'previous and next', 'post navigation'],
  },
)
export type Pager = z.infer<typeof pagerSchema> & Links
