import type { Page } from '../../../schema/page.ts'
import type { Tag } from '../../../schema/pages/listed-page.ts'
import { isIndexable } from './indexable.ts'
import type { PageWithoutBlocks } from './page-summary.ts'

/** A page that lists one post is nothing that people search for. */
const minPosts = 2

/** Pages with a tag that search engines may show. */
export const taggedPages = <P extends PageWithoutBlocks>(pages: readonly P[], slug: string): P[] =>
  pages.filter((page) => isIndexable(page) && !page.gate && page.tags?.includes(slug))

/** The pages, those of tags with fewer than two posts hidden from search engines. */
export function withHiddenTagPages(pages: readonly Page[], tags: ReadonlyMap<string, Tag>): readonly Page[] {
  const hidden = new Set(
    [...tags.values()].flatMap(({ slug, href }) =>
      href !== undefined && taggedPages(pages, slug).length < minPosts ? [href] : [],
    ),
  )
  return hidden.size === 0 ? pages : pages.map((page) => (hidden.has(page.path) ? { ...page, noindex: true } : page))
}
