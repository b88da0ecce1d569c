import type { Page } from '../../blocks/page.ts'
import type { PageHead } from '../content/page-summary.ts'
import { escapeAttribute, scriptJson } from '../renderer/escape.ts'
import { feedPaths, pagesWithFeed } from './feeds.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { createGraphs, type GraphOptions, placesOf } from './structured-data/graph.ts'

/** Gives what crawlers read in the head of each page beside its title and addresses: feeds and structured data. */
export function createPageHead(options: GraphOptions): (page: Page) => string {
  const { site, pages } = options.site
  const graphOf = createGraphs(options)
  const withFeed = pagesWithFeed(pages)
  const feed = (type: 'rss' | 'atom') =>
    `<link rel="alternate" type="application/${type}+xml" title="${escapeAttribute(site.name)}" href="${feedPaths[type]}">`
  const feeds = feed('rss') + feed('atom')
  return (page) => {
    const graph = graphOf(page)
    const data = graph ? `<script type="application/ld+json">${scriptJson(graph)}</script>` : ''
    return (withFeed.has(page.path) ? feeds : '') + data
  }
}

/**
 * Gives what the head of a page takes from other pages, as plain JSON: as long as it is the same, and the page as well,
 * {@link createPageHead} gives the same. The home page, which shows more, is left out.
 */
export function createSurroundings({ site: content, origin }: GraphOptions): (page: PageHead) => unknown {
  const places = placesOf(content)
  const withFeed = pagesWithFeed(content.pages)
  return (page) => [withFeed.has(page.path), breadcrumbs(page, origin, places) ?? null]
}
