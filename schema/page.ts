import { z } from 'zod'
import { type Block, type BlockSchemas, topOf } from './block.ts'
import { gateSchema } from './gate.ts'
import { anyAddress } from './links/link.ts'
import { imageField } from './pictures/image.ts'
import { reviewBy } from './schedule/dated.ts'
import { scheduleFields } from './schedule/schedule.ts'
import { exactLine, line, sentences, slug } from './text.ts'
import { untranslated } from './translations/translated.ts'
import { withoutHiddenSigns } from './writing/typeset.ts'

/** How many characters of a title search results show. */
export const shownTitle = 60

/** The fields of a page besides its blocks and the records that it names, each by the word of its collection. */
export const pageHeadSchema = z.strictObject({
  title: line()
    .overwrite(withoutHiddenSigns)
    .meta({
      description: `Title in the browser tab and in search results, up to ${shownTitle} characters.`,
      examples: ['Repairs in Los Angeles'],
    }),
  description: sentences(170)
    .overwrite(withoutHiddenSigns)
    .min(50)
    .meta({
      description: 'One or two sentences for search results, 50 to 170 characters; 70 to 160 are best.',
      examples: ['Repairs in Los Angeles within one working day: what they cost, and who comes.'],
    }),
  header: slug().optional().meta({
    description:
      'The colours of the header, if those that fit the first block cannot be read there, such as over a light picture.',
  }),
  noindex: z
    .boolean()
    .default(false)
    .meta({ description: 'true: no search engine lists the page, and the sitemap leaves it out.' }),
  ...scheduleFields,
  gate: gateSchema.optional(),
  published: z.iso
    .date()
    .optional()
    .meta({
      description:
        'The day a post came out. Lists put the newest first; its blocks show it as {page.published}. Until that day it is not part of the site.',
      examples: ['2026-11-21'],
    }),
  updated: z.iso
    .date()
    .optional()
    .meta({
      description: 'The day its text was last changed in substance; its blocks show it as {page.updated}.',
      examples: ['2026-11-21'],
    }),
  tags: z
    .array(slug())
    .max(12)
    .optional()
    .meta({
      description:
        'What a post is about: records of the collection `tags`. Blocks show them, and posts that share them are related.',
      examples: [['tips', 'news']],
    }),
  reviewBy: reviewBy().optional(),
  sample: untranslated(sentences(200))
    .optional()
    .meta({
      description:
        'What its owner has to do before the site goes public. The command `validate` says it until it is deleted; visitors never see it.',
      examples: ['Have counsel review this text.'],
    }),
  aliases: z
    .array(
      anyAddress().refine((address) => !address.includes('*'), {
        error: 'must have no `*`: redirects of many addresses are written into `_data/redirects.yaml`',
      }),
    )
    .default([])
    .meta({
      description:
        'Other addresses that answer with this page. One that no page could have, such as `/about_us.html` or `/index.php?page=12`, redirects to it.',
      examples: [['/about-us']],
    }),
  template: slug().optional().meta({ description: 'The template that the page was generated from.' }),
  detached: z
    .boolean()
    .optional()
    .meta({ description: 'true: the page no longer follows its template, and is wholly yours.' }),
  overrides: z
    .record(z.string(), z.unknown())
    .optional()
    .meta({
      description: 'What differs on this page from its template: paths with their values.',
      examples: [{ 'blocks[hero].title': 'Repairs in your street' }],
    }),
  quote: z
    .record(z.string(), z.union([exactLine(120), z.array(exactLine(120)).max(60)]))
    .optional()
    .meta({
      label: 'Into the quote form',
      description:
        'What the form of the quote dialog begins with on this page, by the names that its fields list under `prefill`.',
      examples: [{ positions: ['Repairs'], location: 'Los Angeles, California' }],
    }),
  image: imageField('wide')
    .optional()
    .meta({ description: 'Its picture in lists of pages and in social media. Without it a card is drawn.' }),
})

/** A validated page: its address, its file, and blocks that all have an `id`. */
export type Page = z.infer<typeof pageHeadSchema> & {
  path: '/' | `/${string}`
  file: string
  blocks: (Block & { id: string })[]
  /** Which page of a list with `perPage` it is, of how many, and the address of the first. The build fills it in. */
  numbered?: { number: number; count: number; first: string }
}

/** The tone of a page's header, or the theme part with that tone: from the head, else from the first block. */
export const headerOf = ({ header, blocks: [first] }: Page, schemas: BlockSchemas): string =>
  header ?? topOf(first, first && schemas[first.type]) ?? 'page'
