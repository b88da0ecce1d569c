import * as z from 'zod/mini'
import { diagnosticSchema, list, pathSchema } from './content-values.ts'
import { fieldSchema } from './setup.ts'

/** Pages and shared files as server and shell of the studio exchange them. */

/** Where a value is written: its file from the root of the repository, and its path in it. */
const originSchema = z.object({ file: z.string(), path: pathSchema })
export type Origin = z.infer<typeof originSchema>

/** A value that is written as `from:` in place of shared data, or of a field of the record of the page. */
const referenceSchema = z.object({ from: z.string(), only: z.exactOptional(z.array(z.string())) })
export type Reference = z.infer<typeof referenceSchema>

/** Values as they are written, with their tokens, and where they are written. */
const writtenValuesSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  /**
   * Origins by path in `values`, written with dots: of the whole (`''`), and of parts that are written elsewhere, such
   * as the entries of a shared list.
   */
  origins: z.record(z.string(), originSchema),
  /** Lists that cannot be edited as a whole, because their entries come from several places. */
  composed: z.array(z.string()),
  /** References to shared data that stand in place of values, by the path of the value. */
  references: z.record(z.string(), referenceSchema),
  /** Values of a template or a fragment that the page replaces with its own, by the path of the value. */
  replaced: z.record(z.string(), z.unknown()),
})
export type WrittenValues = z.infer<typeof writtenValuesSchema>

/** A block as the page shows it. */
const blockSchema = z.extend(writtenValuesSchema, {
  type: z.string(),
  /** The path in the file of the page of the entry that it comes from. Blocks of one fragment come from the same. */
  entry: pathSchema,
  /** Of a block in a column: the number of the block that holds it, and its path there: `columns.0.blocks.1`. */
  inside: z.exactOptional(z.object({ block: z.number(), path: z.string() })),
  /** Of a block of the page itself: its number on the page in the frame; -1 if that page does not show it. */
  shown: z.exactOptional(z.number()),
  /**
   * Of a block in a shared file: where the page shows the entries of lists that also have entries from elsewhere, by
   * their paths in the file: `items.1` may be `items.4`.
   */
  shownEntries: z.exactOptional(z.record(z.string(), z.string())),
  /** The fragment that it comes from. */
  fragment: z.exactOptional(z.object({ name: z.string(), isOnlyBlock: z.boolean() })),
})
export type BlockModel = z.infer<typeof blockSchema>

/** The parts of the document in the frame that an edit can change. */
export const frameViewSchema = z.object({
  /** The revision of the content: a document with the same revision shows this view already. */
  revision: z.number(),
  title: z.string(),
  /** How the header lies over the page, as the document says it. */
  header: z.string(),
  /** Whether the page has the action bar of its site. */
  hasActionBar: z.boolean(),
  styles: z.string(),
  /** The body with its marks, without scripts and data. */
  body: z.string(),
})
export type FrameView = z.infer<typeof frameViewSchema>

/** What Undo and Redo would do. */
export const historySchema = z.object({ undo: z.exactOptional(z.string()), redo: z.exactOptional(z.string()) })
export type History = z.infer<typeof historySchema>

/** The direction of a step through the history. */
export type Direction = keyof History

/**
 * How a page is published that is not simply public: a draft is not, a scheduled page will be, one that has ended was, a
 * protected page is for those with its password.
 */
const hiddenStates = ['draft', 'scheduled', 'ended', 'protected'] as const
export const hiddenStateSchema = z.enum(hiddenStates)
export const stateSchema = z.enum(['public', ...hiddenStates])

/** A page; or a shared file, whose address begins with `/_data/`. */
export const pageSchema = z.object({
  address: z.string(),
  /** The page in the frame: itself, or one that shows the shared file. */
  preview: z.string(),
  file: z.string(),
  /** The template that the page follows, and its file from the root of the repository. */
  template: z.exactOptional(z.object({ name: z.string(), file: z.string() })),
  state: stateSchema,
  head: writtenValuesSchema,
  /** The fields of a shared file; those of a page are the same for all pages. */
  fields: z.exactOptional(fieldSchema),
  /** The blocks as they are shown, each before those in it. */
  blocks: z.array(blockSchema),
  /** The path of the list of blocks, if they can be added, moved and deleted. */
  list: z.exactOptional(pathSchema),
  /** Whether each block may have a condition, as in a template. */
  hasConditions: z.exactOptional(z.boolean()),
  /** Diagnostics of the page, with those of the files that it shows. */
  diagnostics: z.array(diagnosticSchema),
  /** Hashes of the files that the values are written in. */
  hashes: z.record(z.string(), z.string()),
  /** On how many pages each shared file is shown; missing until all pages have been read. */
  reach: z.record(z.string(), z.number()),
  /** The values of the tokens on this page. */
  tokens: z.record(z.string(), z.string()),
  /** The names of those whose values are Markdown or addresses. */
  markupTokens: list(z.string()),
  history: historySchema,
  /** Grows with each change of the content. */
  revision: z.number(),
  /** The hash of the list of all pages; missing until all pages have been read. */
  listingHash: z.exactOptional(z.string()),
  /** The hash of what fields can choose from, and of the fields of own blocks; missing until all pages have been read. */
  namesHash: z.exactOptional(z.string()),
  /** The hash of what was found across all pages, such as their problems; missing until all pages have been read. */
  siteHash: z.exactOptional(z.string()),
  /** Why its blocks cannot be shown, if its file cannot be read. */
  unreadable: z.exactOptional(z.string()),
  /** What the frame shows; missing if the page has errors, or while its pictures are drawn. */
  view: z.exactOptional(frameViewSchema),
})
export type PageModel = z.infer<typeof pageSchema>

/** A value that the page shows from a shared file or another page, by its address. */
export const elsewhereSchema = z.object({ address: z.string(), path: z.string() })
export type PlaceElsewhere = z.infer<typeof elsewhereSchema>
