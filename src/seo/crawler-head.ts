import type { Page } from '../../blocks/page.ts'
import { escapeMarkup } from '../../schema/writing/escape-markup.ts'
import { scriptJson } from '../render/script-json.ts'
import { feedPaths, pagesWithFeed } from './feeds.ts'
import { createGraphs, type GraphOptions } from './structured-data/graph.ts'

/** Renders what crawlers read in the head of each page besides its title and addresses: feeds and structured data. */
export function createCrawlerHead(options: GraphOptions): (page: Page) => string {
  const { site, pages } = options.site
  const graphOf = createGraphs(options)
  const withFeed = pagesWithFeed(pages)
  const feed = (type: 'rss' | 'atom') =>
    `<link rel="alternate" type="application/${type}+xml" title="${escapeMarkup(site.name)}" href="${feedPaths[type]}">`
  const feeds = feed('rss') + feed('atom')
  return (page) => {
    const graph = graphOf(page)
    const data = graph ? `<script type="application/ld+json">${scriptJson(graph)}</script>` : ''
    return (withFeed.has(page.path) ? feeds : '') + data
  }
}
