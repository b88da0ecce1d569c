import { crawlerWords } from '../../schema/language/crawler-words.ts'
import { languageTag } from '../../schema/language/language.ts'
import { fill } from '../../schema/language/words.ts'
import type { Tag } from '../../schema/pages/listed-page.ts'
import type { Site } from '../../schema/site/site.ts'
import { escapeMarkup } from '../../schema/writing/escape-markup.ts'
import { isIndexable } from '../content/derive/indexable.ts'
import type { PageWithoutBlocks } from '../content/derive/page-summary.ts'
import { taggedPages } from '../content/derive/tag-pages.ts'
import type { LoadedSite } from '../content/load/load.ts'
import { element, xmlFile } from './xml.ts'

/** Addresses of the feeds of a page: those of the home page are of the whole site. */
export function feedPathsOf(path: string): { rss: string; atom: string } {
  const folder = path === '/' ? '' : path
  return { rss: `${folder}/feed.xml`, atom: `${folder}/atom.xml` }
}

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

/** A post as both feeds show it. */
type Entry = { title: string; description: string; address: string; published: Date; changed: Date }

/** What both feeds say of the site. */
type About = {
  name: string
  title: string
  email: string
  description: string
  origin: string
  path: string
  changed: Date
}

/** RSS 2.0. A description is HTML there, all other texts are plain (RSS Advisory Board, "RSS Best Practices Profile"). */
function rss({ name, title, email, description, origin, path, changed }: About, entries: readonly Entry[]): string {
  const items = entries.map((entry) =>
    element(
      'item',
      {},
      element('title', {}, entry.title),
      element('link', {}, entry.address),
      element('guid', { isPermaLink: 'true' }, entry.address),
      element('pubDate', {}, entry.published.toUTCString()),
      element('description', {}, escapeMarkup(entry.description)),
      element('dc:creator', {}, name),
    ),
  )
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, origin + path),
    element('description', {}, description),
    element('language', {}, languageTag()),
    element('copyright', {}, name),
    element('managingEditor', {}, `${email} (${name})`),
    element('lastBuildDate', {}, changed.toUTCString()),
    element('generator', {}, 'Marquee'),
    element('docs', {}, 'https://www.rssboard.org/rss-specification'),
    element('atom:link', { href: origin + feedPathsOf(path).rss, rel: 'self', type: 'application/rss+xml' }),
    ...items,
  )
  const spaces = { 'xmlns:atom': 'http://www.w3.org/2005/Atom', 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }
  return xmlFile(element('rss', { version: '2.0', ...spaces }, channel))
}

/** Atom 1.0 (RFC 4287), whose texts are plain unless they say otherwise. */
function atom({ name, title, email, description, origin, path, changed }: About, entries: readonly Entry[]): string {
  const author = element('author', {}, element('name', {}, name), element('email', {}, email))
  const items = entries.map((entry) =>
    element(
      'entry',
      {},
      element('title', {}, entry.title),
      element('id', {}, entry.address),
      element('link', { href: entry.address }),
      element('published', {}, entry.published.toISOString()),
      element('updated', {}, entry.changed.toISOString()),
      element('summary', {}, entry.description),
    ),
  )
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': languageTag() },
    element('id', {}, origin + path),
    element('title', {}, title),
    element('subtitle', {}, description),
    element('updated', {}, changed.toISOString()),
    author,
    element('link', { rel: 'alternate', href: origin + path }),
    element('link', { rel: 'self', href: origin + feedPathsOf(path).atom }),
    element('icon', {}, `${origin}/favicon.ico`),
    element('rights', {}, name),
    element('generator', {}, 'Marquee'),
    ...items,
  )
  return xmlFile(feed)
}

/** RSS 2.0 and Atom 1.0 of the posts, or of those with a tag; none if nothing is published. */
export function feedFiles(
  { name, email }: Pick<Site, 'name' | 'email'>,
  pages: readonly PageWithoutBlocks[],
  origin: string,
  changedOn: ChangedOn,
  tag?: Tag,
): { rss: string; atom: string } | undefined {
  const entries = postsOf(tag ? taggedPages(pages, tag.slug) : pages).map(
    (post): Entry => ({
      title: post.title,
      description: post.description,
      address: origin + post.path,
      published: new Date(post.published),
      changed: new Date(changedOf(post, changedOn)),
    }),
  )
  if (entries.length === 0) return undefined
  const changed = new Date(Math.max(...entries.map((entry) => entry.changed.getTime())))
  const about = {
    name,
    email,
    origin,
    changed,
    title: feedTitle(name, tag),
    path: tag?.href ?? '/',
    description: fill(crawlerWords.feed, { name }),
  }
  return { rss: rss(about, entries), atom: atom(about, entries) }
}

/** The feeds of a site and of its tags, by the names of their files. */
export function feedFilesOf(
  { site, pages, tags }: Pick<LoadedSite, 'site' | 'tags'> & { pages: readonly PageWithoutBlocks[] },
  origin: string,
  changedOn: ChangedOn,
): Record<string, string> {
  const files: Record<string, string> = {}
  for (const tag of [undefined, ...tagsWithFeed(tags, pages)]) {
    const feeds = feedFiles(site, pages, origin, changedOn, tag)
    const { rss, atom } = feedPathsOf(tag?.href ?? '/')
    if (feeds) Object.assign(files, { [rss.slice(1)]: feeds.rss, [atom.slice(1)]: feeds.atom })
  }
  return files
}

/** What a feed is called: by the site, and its tag if it is of one. */
export const feedTitle = (name: string, tag?: Tag): string => (tag ? `${name}: ${tag.name}` : name)

/** Tags with a page and posts, which have feeds of their own. */
export const tagsWithFeed = (
  tags: ReadonlyMap<string, Tag>,
  pages: readonly PageWithoutBlocks[],
): (Tag & { href: string })[] =>
  [...tags.values()].filter(
    (tag): tag is Tag & { href: string } => tag.href !== undefined && postsOf(taggedPages(pages, tag.slug)).length > 0,
  )

/** Pages that name the feeds in their head: the home page, the posts, and the pages of their folders. */
export function pagesWithFeed(pages: readonly PageWithoutBlocks[]): ReadonlySet<string> {
  const posts = postsOf(pages).map(({ path }) => path)
  if (posts.length === 0) return new Set()
  return new Set(['/', ...posts, ...posts.map((path) => path.slice(0, path.lastIndexOf('/')) || '/')])
}
