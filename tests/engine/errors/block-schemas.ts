import { z } from 'zod'
import { pageListSchema } from '../../../blocks/page-list/schema.ts'
import { defineBlock } from '../../../schema/block.ts'
import { href, linkSchema } from '../../../schema/links/link.ts'
import { removed, renamed } from '../../../schema/migration.ts'
import { nestedBlocks } from '../../../schema/nested-blocks.ts'
import { permissionField } from '../../../schema/permission.ts'
import { imageField } from '../../../schema/pictures/image.ts'
import { faqSchema } from '../../../schema/records/faq.ts'
import { line, markdown, sentences } from '../../../schema/text.ts'

/** A small set of blocks, so that the expected texts do not move when a block of the engine gains a field. */
export const sampleBlocks = {
  hero: defineBlock('hero', 'The top of a page.', {
    title: line(90).meta({ description: 'The headline.', examples: ['Staff for every event'] }),
    intro: sentences(300).optional(),
    align: z.enum(['left', 'center']).default('left'),
  }),
  faq: defineBlock('faq', 'Questions.', {
    items: z
      .array(faqSchema)
      .min(1)
      .max(4)
      .meta({ examples: [[{ question: 'How many?', answer: 'One for fifty guests.' }]] }),
  }),
  'rich-text': defineBlock('rich-text', 'Text.', { body: markdown() }),
  'call-to-action': defineBlock('call-to-action', 'An invitation.', { title: line(), action: linkSchema }),
  locations: defineBlock('locations', 'Cities.', { cities: z.array(z.strictObject({ name: line(), state: line() })) }),
  'page-list': pageListSchema,
  'page-card': defineBlock('page-card', 'A card with a field of its own for its address.', {
    label: line(),
    website: href(),
  }),
  'site-search': defineBlock(
    'site-search',
    'A search.',
    { title: line(), page: z.string().default('/search') },
    { search: ({ page }) => ({ page, isNearest: false }) },
  ),
  story: defineBlock('story', 'A client.', { text: line(), permission: permissionField() }, { needsPermission: true }),
  picture: defineBlock('picture', 'A picture.', { image: imageField('card') }),
  address: defineBlock(
    'address',
    'An address.',
    { zip: z.string().regex(/^\d{5}$/) },
    { migrations: [removed('country'), renamed('postcode', 'zip')] },
  ),
  section: defineBlock('section', 'Columns.', { columns: z.array(z.strictObject({ blocks: nestedBlocks() })) }),
}
