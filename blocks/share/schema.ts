import { defineBlock, line } from 'marquee/schema'
import { z } from 'zod'
import { networkNames } from './share-address.ts'
import { shareWords } from './words.ts'

/** What the build fills in. */
type Shared = { page?: { title: string; address: string } }

export const shareSchema = defineBlock(
  'share',
  'Links to share the page: by e-mail, on networks, by its address, and by the share sheet of the device. Nothing of a network is loaded.',
  {
    title: line(60)
      .default(() => shareWords.title)
      .meta({ description: 'What stands before the links.', examples: ['Share this guide'] }),
    networks: z
      .array(z.enum(networkNames))
      .max(8)
      .default([])
      .meta({ description: 'Networks to share the page on, in order.', examples: [['linkedin', 'whatsapp']] }),
  },
  {
    group: 'Sections and their parts',
    island: 'touch',
    lists: {
      fill: (_, { page: { title, path }, origin }): Shared => ({ page: { title, address: origin + path } }),
    },
    words: shareWords,
    alsoCalled: ['share buttons', 'social sharing', 'copy link', 'share links'],
  },
)
export type Share = z.infer<typeof shareSchema> & Shared
