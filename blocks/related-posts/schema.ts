import {
  byDay,
  defineBlock,
  eyebrowField,
  type FoundPage,
  fits,
  introField,
  type ListedPage,
  listedPage,
  markedPage,
  type SitePages,
  sitePath,
  titleField,
} from 'marquee/schema'
import { z } from 'zod'
import { samplePages } from '../../schema/pages/sample-pages.ts'

/** What the build fills in. */
type Listed = { listed?: readonly ListedPage[] }

/** The other posts, those first that share most tags with the page, then the newest. */
function relatedPosts({ under, number }: { under: string; number: number }, { page, pages }: SitePages): ListedPage[] {
  const shared = (post: FoundPage) => page.tags?.filter((tag) => post.tags?.includes(tag)).length ?? 0
  return pages
    .filter((post) => post.path !== page.path && fits(post, { under }))
    .map((post) => ({ shared: shared(post), card: listedPage(post) }))
    .sort((one, other) => other.shared - one.shared || byDay(one.card, other.card))
    .slice(0, number)
    .map(({ card }) => card)
}

export const relatedPostsSchema = defineBlock(
  'related-posts',
  'Posts that share most tags with this one, then the newest. A post does not list itself.',
  {
    eyebrow: eyebrowField('Blog'),
    title: titleField('Read on'),
    intro: introField('Three more guides.'),
    under: sitePath().meta({ description: 'The path below which the posts lie.', examples: ['/blog'] }),
    number: z
      .int()
      .min(1)
      .max(12)
      .default(3)
      .meta({ description: 'How many posts are shown.', examples: [3] }),
  },
  {
    group: 'Questions and links',
    lists: {
      conditions: ({ under }) => ({ under, partial: true }),
      fill: (block, site): Listed => ({ listed: relatedPosts(block, site) }),
      marks: ({ listed = [] }, mark) => ({ listed: listed.map((page) => markedPage(page, mark)) }),
      sample: ({ listed, number }) => (listed?.length === 0 ? { listed: samplePages.slice(0, number) } : {}),
    },
    alsoCalled: ['related articles', 'similar posts', 'read next', 'more posts', 'you may also like'],
  },
)
export type RelatedPosts = z.infer<typeof relatedPostsSchema> & Listed
