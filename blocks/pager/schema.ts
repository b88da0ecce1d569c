import { defineBlock, sitePath } from 'marquee/schema'
import type { z } from 'zod'
import type { ListedPage } from '../../schema/listed-page.ts'
import { pagerWords } from './words.ts'

/** A post beside another in the order of their days. */
export type PagerPost = Pick<ListedPage, 'href' | 'title'>

/** The links to the pages of a list: of one of `count` pages, the first of which is at `first`. */
export type PagerNumbers = { number: number; count: number; first: string }

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
    alsoCalled: ['pagination', 'paging', 'page numbers', 'previous and next', 'post navigation'],
  },
)
/** The build fills in the links once every page is read; they cannot be written in YAML. */
export type Pager = z.infer<typeof pagerSchema> & {
  numbers?: PagerNumbers
  previous?: PagerPost
  next?: PagerPost
}
/** One that leads from post to post. */
export type PostPager = Pager & { under: string }
