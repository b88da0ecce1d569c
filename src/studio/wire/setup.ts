import * as z from 'zod/mini'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { JsonSchema } from '../../editor/json-schema.ts'
import { list } from './content-values.ts'

/** What server and shell of the studio exchange about the content as a whole. */

/** Widgets that a JSON Schema alone does not ask for. */
export type Widget = 'markdown' | 'address' | 'picture' | 'drawing' | 'moment' | 'slug' | 'record'

/** A schema with what the studio needs to choose the widget of a field. */
export type FieldSchema = JsonSchema & {
  widget?: Widget
  /** What it is called, where its key in words would not say it. */
  label?: string
  /** Defined by the site itself, in its collections: its key says what it is called, in every language of the studio. */
  isOfSite?: boolean
  /** The collection of the record that it names; the slugs of its records are the examples. */
  collection?: string
  /** Visitors read it, so that tokens in it make sense. */
  hasTokens?: boolean
}

/** JSON Schema is not checked further: it is derived from the schemas of the blocks, and large. */
export const fieldSchema = z.custom<FieldSchema>(isMapping)

/** A block type, with what the studio shows of it. */
const blockTypeSchema = z.object({
  type: z.string(),
  /** The type in words. */
  name: z.string(),
  group: z.string(),
  alsoCalled: list(z.string()),
  description: z.string(),
  schema: fieldSchema,
  /** The fields of its example. */
  example: z.record(z.string(), z.unknown()),
})
export type BlockTypeModel = z.infer<typeof blockTypeSchema>

/** A language of the site, by its own name. */
const siteLanguageSchema = z.object({ tag: z.string(), name: z.string(), direction: z.enum(['ltr', 'rtl']) })
export type ShownSiteLanguage = z.infer<typeof siteLanguageSchema>

/** The part of the content that does not depend on a page. */
export const setupSchema = z.object({
  head: fieldSchema,
  blocks: z.array(blockTypeSchema),
  addresses: z.array(z.string()),
  /** Addresses of the files that it publishes as they are, such as PDFs. */
  fileAddresses: z.array(z.string()),
  pictures: z.array(z.string()),
  /** Names of the shared files below `_data/`, without their ending: `cities/la`. */
  files: z.array(z.string()),
  /** Values of `from:`. */
  data: z.array(z.string()),
  /** Slugs of the records of each collection. */
  collections: z.record(z.string(), list(z.string())),
  /** The names of the records that have one, by `cities/la`. */
  recordNames: z.record(z.string(), z.string()),
  /** The collections by the word for a record: `city` → `cities`. Their folders have the same names. */
  words: z.record(z.string(), z.string()),
  /** The languages of the site, that of its files first; empty on a site in one. */
  languages: list(siteLanguageSchema),
  /** How the site writes times: its language, and its time zone. */
  times: z.object({ locale: z.string(), timeZone: z.string() }),
  /** The hash of all of this. A page that names another one was read after a change. */
  namesHash: z.string(),
})
export type StudioSetup = z.infer<typeof setupSchema>
