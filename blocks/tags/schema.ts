import { defineBlock, fits, line, type SitePages } from 'marquee/schema'
import { byAlphabet } from 'marquee/words'
import { z } from 'zod'
import type { Tag } from '../../schema/pages/listed-page.ts'
import { tagsWords } from './words.ts'

/** A tag as the block shows it. */
export type ListedTag = Tag & { count?: number }

/** What the build fills in. */
type Listed = { tags?: readonly ListedTag[] }

/** The tags of the page, or all that a page has, with the number of these pages. */
function listedTags({ all }: { all: boolean }, { page, pages, tags }: SitePages): ListedTag[] {
  if (!all) return (page.tags ?? []).flatMap((slug) => tags.get(slug) ?? [])
  const shown = pages.filter((one) => fits(one, {}))
  return [...tags.values()]
    .map((tag) => ({ ...tag, count: shown.filter((one) => one.tags?.includes(tag.slug)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => byAlphabet(one.name, other.name))
}

const sample: readonly ListedTag[] = [
  { slug: 'guides', name: 'Guides', href: '/blog/tag/guides', count: 12 },
  { slug: 'behind-the-scenes', name: 'Behind the scenes', href: '/blog/tag/behind-the-scenes', count: 7 },
  { slug: 'news', name: 'News', count: 1 },
]

export const tagsSchema = defineBlock(
  'tags',
  'The tags of the page, or all tags with the number of their pages. A tag leads to its page, if a matrix gives it one.',
  {
    title: line(60)
      .default(() => tagsWords.title)
      .meta({ description: 'The heading.', examples: ['What it is about'] }),
    all: z
      .boolean()
      .default(false)
      .meta({ description: 'true: all tags of the site, with the number of their pages.' }),
  },
  {
    group: 'Questions and links',
    words: tagsWords,
    lists: {
      mayShow: ({ all }) => all,
      fill: (block, site): Listed => ({ tags: listedTags(block, site) }),
      marks: ({ tags = [] }, mark) => ({
        tags: tags.map((tag) => ({ ...tag, name: mark(tag.name, `/_data/tags/${tag.slug}`, 'name') })),
      }),
      sample: ({ tags }) => (tags?.length === 0 ? { tags: sample } : {}),
    },
    alsoCalled: ['tag list', 'tag cloud', 'topics', 'categories'],
  },
)
export type Tags = z.infer<typeof tagsSchema> & Listed
