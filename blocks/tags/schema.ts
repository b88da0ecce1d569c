import { defineBlock, line } from 'marquee/schema'
import { z } from 'zod'
import { tagsWords } from './words.ts'

/** A tag as the block shows it. */
export type ListedTag = { slug: string; name: string; href?: string; count?: number }

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
  { group: 'Questions and links', words: tagsWords, alsoCalled: ['tag list', 'tag cloud', 'topics', 'categories'] },
)
/** The build fills `tags` in once every page is read; they cannot be written in YAML. */
export type Tags = z.infer<typeof tagsSchema> & { tags?: readonly ListedTag[] }
