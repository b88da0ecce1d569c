import { Feed } from 'feed'
import { crawlerWords } from '../../schema/language/crawler-words.ts'
import { languageTag } from '../../schema/language/language.ts'
import { fill } from '../../schema/language/words.ts'
import type { Site } from '../../schema/site.ts'
import { isIndexable } from '../content/derive/indexable.ts'
import type { PageWithoutBlocks } from '../content/derive/page-summary.ts'

/** Addresses of the feeds, and how a page names them. */
export const feedPaths = { rss: '/feed.xml', atom: '/atom.xml' } as const

type Dated = Pick<PageWithoutBlocks, 'path' | 'updated'> & { published: string }

/** The ISO date on which a page last changed, by path, if the ledger says it. */
type ChangedOn = ReadonlyMap<string, string | undefined>

/** Pages with a publication date that search engines may show, newest first. */
const postsOf = (pages: readonly PageWithoutBlocks[]): (PageWithoutBlocks & { published: string })[] =>
  pages
    .filter(
      (page): page is PageWithoutBlocks & { published: string } => page.published !== undefined && isIndexable(page),
    )
    .sort((one, other) =>
      one.published > other.published || (one.published === other.published && one.path < other.path) ? -1 : 1,
    )

/** The later one of the date that the post shows and the date on which its content last changed. */
function changedOf({ path, published, updated = published }: Dated, changedOn: ChangedOn): string {
  const day = changedOn.get(path)
  return day !== undefined && day > updated ? day : updated
}

/** RSS 2.0 and Atom 1.0 of the posts; none if nothing is published. */
export function feedFiles(
  site: Pick<Site, 'name' | 'email'>,
  pages: readonly PageWithoutBlocks[],
  origin: string,
  changedOn: ChangedOn,
): { rss: string; atom: string } | undefined {
  const posts = postsOf(pages)
  const newest = posts
    .map((post) => changedOf(post, changedOn))
    .sort()
    .at(-1)
  if (newest === undefined) return undefined
  const author = { name: site.name, email: site.email }
  const feed = new Feed({
    title: site.name,
    description: fill(crawlerWords.feed, { name: site.name }),
    id: `${origin}/`,
    link: `${origin}/`,
    language: languageTag(),
    updated: new Date(newest),
    generator: 'Marquee',
    copyright: site.name,
    favicon: `${origin}/favicon.ico`,
    feedLinks: { rss: origin + feedPaths.rss, atom: origin + feedPaths.atom },
    author,
  })
  for (const post of posts)
    feed.addItem({
      title: post.title,
      id: origin + post.path,
      link: origin + post.path,
      description: post.description,
      date: new Date(changedOf(post, changedOn)),
      published: new Date(post.published),
    })
  return { rss: feed.rss2(), atom: feed.atom1() }
}

/** Pages that name the feeds in their head: the home page, the posts, and the pages of their folders. */
export function pagesWithFeed(pages: readonly PageWithoutBlocks[]): ReadonlySet<string> {
  const posts = postsOf(pages).map(({ path }) => path)
  if (posts.length === 0) return new Set()
  return new Set(['/', ...posts, ...posts.map((path) => path.slice(0, path.lastIndexOf('/')) || '/')])
}
