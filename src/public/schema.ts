// What `schema.ts` of a block is written with. It loads zod and no React, so that pages are validated in milliseconds.

/*
 * Blocks and their older versions
 *
 * ```ts
 * export const daysLeftSchema = defineBlock(
 *   'days-left',
 *   'How many days are left until an event.',
 *   { title: titleField('Doors open soon'), days: z.int().min(1).meta({ description: 'Days left.', examples: [30] }) },
 *   { group: 'Text and pictures', alsoCalled: ['timer'], migrations: [renamed('heading', 'title')] },
 * )
 * ```
 */

export { type BlockGroup, defineBlock } from '../../schema/block.ts'
export { changed, type Migration, removed, renamed } from '../../schema/migration.ts'
export { nestedBlocks } from '../../schema/nested-blocks.ts'
export { permissionField } from '../../schema/permission.ts'

/*
 * Texts
 *
 * ```ts
 * title: titleField('Doors open soon'),
 * intro: introField('Thirty days until the opening night.'),
 * quote: sentences(320).optional().meta({ description: 'What a guest said.', examples: ['Best night of the year.'] }),
 * body: markdown().meta({ description: 'The text.', examples: ['Doors open at **seven**.'] }),
 * ```
 */

export { slugOf } from '../../schema/slug.ts'
export {
  eyebrowField,
  introField,
  isShown,
  line,
  markdown,
  sentences,
  slug,
  titleField,
} from '../../schema/text.ts'

/*
 * What the component does with a text
 *
 * ```ts
 * // The component turns the name into an anchor.
 * name: isRead(line(60)).meta({ description: 'Its name.', examples: ['Main stage'] }),
 * // Short figures are set larger.
 * figure: isSized({ upTo: [4, 8] }, line(20)).meta({ description: 'The figure.', examples: ['500'] }),
 * ```
 */

export { isRead, isReadWith, isSized, isSplit } from '../../schema/placeholders/placeholder-kind.ts'

/*
 * Entries that only some languages have
 *
 * ```ts
 * // Each entry takes `languages: [es]`, and other languages leave it out.
 * dishes: z.array(z.strictObject({ name: line(60).meta({ description: 'Its name.' }), ...entryFields })).min(1),
 * ```
 */

export { entryFields } from '../../schema/translations/languages.ts'

/*
 * Blocks that show other pages
 *
 * ```ts
 * lists: {
 *   conditions: ({ under }) => ({ under, having: 'event' }),
 *   fill: ({ under }, { pages }) => ({
 *     listed: pages.filter((page) => fits(page, { under, having: 'event' })).map(listedPage).sort(byTitle),
 *   }),
 * }
 * ```
 */

export type { SitePages } from '../../schema/block-capabilities.ts'
export {
  byDay,
  bySoonest,
  byTitle,
  type FoundPage,
  type ListedGroup,
  type ListedPage,
  listedPage,
  markedPage,
} from '../../schema/pages/listed-page.ts'
export { type Conditions, fits } from '../../schema/pages/page-conditions.ts'

/*
 * Pictures, links and places
 *
 * ```ts
 * image: imageField('card').meta({ description: 'The picture.' }),
 * action: linkSchema.optional().meta({ description: 'Where to go next.' }),
 * place: geoSchema().optional(),
 * ```
 */

export { href, type Link, linkSchema, sitePath } from '../../schema/links/link.ts'
export { type Image, imageField } from '../../schema/pictures/image.ts'
export { geoSchema } from '../../schema/records/geo.ts'
