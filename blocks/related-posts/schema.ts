import { defineBlock, eyebrowField, introField, sitePath, titleField } from 'marquee/schema'
import { z } from 'zod'
import type { ListedPage } from '../../schema/listed-page.ts'

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
    alsoCalled: ['related articles', 'similar posts', 'read next', 'more posts', 'you may also like'],
  },
)
/** The build fills `listed` in once every page is read; it cannot be written in YAML. */
export type RelatedPosts = z.infer<typeof relatedPostsSchema> & { listed?: readonly ListedPage[] }
