import type { Page } from '../../schema/page.ts'
import { escapeMarkup } from '../../schema/writing/escape-markup.ts'
import { withoutHiddenSigns } from '../../schema/writing/typeset.ts'
import { scriptJson } from '../render/script-json.ts'
import { feedPathsOf, feedTitle, pagesWithFeed, tagsWithFeed } from './feeds.ts'
import { createGraphs, type GraphOptions } from './structured-data/graph.ts'

/** Returns the links to the feeds of a page, by its path: those of the site, or of the tag that the page is about. */
export function createFeedLinks({
  site,
  pages,
  tags,
}: Pick<GraphOptions['site'], 'site' | 'pages' | 'tags'>): (path: string) => string {
  const withFeed = pagesWithFeed(pages)
  const feedsAt = (path: string, title: string) => {
    const { rss, atom } = feedPathsOf(path)
    const feed = (type: string, href: string) =>
      `<link rel="alternate" type="application/${type}+xml" title="${escapeMarkup(title)}" href="${href}">`
    return feed('rss', rss) + feed('atom', atom)
  }
  const feeds = feedsAt('/', site.name)
  const feedsOfTags = new Map(
    tagsWithFeed(tags, pages).map((tag) => [tag.href, feedsAt(tag.href, feedTitle(site.name, tag))]),
  )
  return (path) => (withFeed.has(path) ? feeds : '') + (feedsOfTags.get(path) ?? '')
}

type Options = GraphOptions & { feedLinks?: ReturnType<typeof createFeedLinks> }

/**
 * Renders what crawlers read in the head of each page besides its title and addresses: feeds and structured data. `changedOn` is
 * the day on which the page last changed, if that is recorded.
 */
export function createCrawlerHead(options: Options): (page: Page, changedOn?: string) => string {
  const { feedLinks = createFeedLinks(options.site) } = options
  const graphOf = createGraphs(options)
  return (page, changedOn) => {
    const graph = graphOf(page, changedOn)
    const data = graph ? `<script type="application/ld+json">${withoutHiddenSigns(scriptJson(graph))}</script>` : ''
    return feedLinks(page.path) + data
  }
}
