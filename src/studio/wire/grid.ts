import * as z from 'zod/mini'
import { diagnosticSchema } from './content-values.ts'
import { hiddenStateSchema } from './page.ts'
import { fieldSchema } from './setup.ts'

/** What server and shell exchange for the view “Places and services”. */

/** A matrix of the site: the name of its file below `_data/coverage/`, and what it combines in words. */
const gridNameSchema = z.object({ name: z.string(), title: z.string() })

/** A row or a column: the slugs of its records, joined by `/`, and their names. */
const gridHeadSchema = z.object({ key: z.string(), name: z.string() })
export type GridHead = z.infer<typeof gridHeadSchema>

/** The rows or the columns of a matrix. */
const gridAxisSchema = z.object({
  /** In words: `Cities`, and `city` for one of them. */
  many: z.string(),
  one: z.string(),
  heads: z.array(gridHeadSchema),
})
export type GridAxis = z.infer<typeof gridAxisSchema>

/** The page of a combination. */
const gridCellSchema = z.object({
  address: z.string(),
  /** Where it is not simply published. */
  state: z.exactOptional(hiddenStateSchema),
  /** The page that it shows in place of one of its own, and the names of the records that this one has instead. */
  shows: z.exactOptional(z.object({ address: z.string(), name: z.string() })),
  /** Its file is not written yet. */
  isPlanned: z.exactOptional(z.literal(true)),
  /** It says something that its template does not. */
  hasOwnWords: z.exactOptional(z.literal(true)),
})
export type GridCell = z.infer<typeof gridCellSchema>

/** A matrix as a table: a cell without a page is `null`. */
export const gridSchema = z.extend(gridNameSchema, {
  /** All matrices of the site. */
  all: z.array(gridNameSchema),
  rows: gridAxisSchema,
  columns: gridAxisSchema,
  cells: z.array(z.array(z.nullable(gridCellSchema))),
  /** The collections that new records come to here, each with the word for one of them. */
  creates: z.array(z.object({ collection: z.string(), one: z.string() })),
  /** The address of its file in the studio. */
  address: z.string(),
})
export type GridModel = z.infer<typeof gridSchema>

/** The keys of row and column. */
const cellKeySchema = z.tuple([z.string(), z.string()])
export type CellKey = z.infer<typeof cellKeySchema>

/** The cells of a matrix that get pages, and those that lose them. `leadTo` is the page for visitors of those that go. */
export const gridChangeSchema = z.object({
  of: z.string(),
  added: z.array(cellKeySchema),
  removed: z.array(cellKeySchema),
  leadTo: z.optional(z.string()),
})
export type GridChange = z.infer<typeof gridChangeSchema>

const titledSchema = z.object({ address: z.string(), title: z.string() })

/** What a change writes and deletes, before it does. */
export const gridPlanSchema = z.object({
  added: z.array(titledSchema),
  removed: z.array(z.extend(titledSchema, { hasOwnWords: z.boolean() })),
  /** Pages and shared files, by their addresses in the studio, that link to what goes. */
  links: z.array(titledSchema),
  /** What else the change leads to, such as a record without questions. */
  problems: z.array(diagnosticSchema),
})
export type GridPlan = z.infer<typeof gridPlanSchema>

/** A point of the map. */
export const pointSchema = z.object({ x: z.number(), y: z.number() })

/** The form of a new record of a collection. */
export const recordFormSchema = z.object({
  /** The folder of its file, from the root of the repository: `pages/_data/cities`. */
  folder: z.string(),
  /** The addresses of its pages: `/{slug}/…`. */
  address: z.string(),
  /** Its fields that have to be filled in. */
  schema: fieldSchema,
  /** Its other fields, which it can do without. */
  further: z.exactOptional(fieldSchema),
  /** The drawing of the land on the map of the site, and the records that are on it. */
  map: z.exactOptional(z.object({ url: z.string(), places: z.array(z.extend(pointSchema, { name: z.string() })) })),
  /** The records of the other collection, with which it may have pages; none where the matrix has one collection or three. */
  others: z.array(gridHeadSchema),
  /** The other matrices that have pages of this collection alone, by name: the new record may have one there, too. */
  own: z.array(z.object({ name: z.string(), address: z.string() })),
})
export type RecordForm = z.infer<typeof recordFormSchema>

/** A city of the list of places, with what a new record of a collection gets from it. */
export const foundCitySchema = z.object({
  /** Its name with its state and its country: “Denver, Colorado, United States”. */
  label: z.string(),
  name: z.string(),
  /** Whether what was typed is its name, and it lies where the records of the collection lie. */
  isNamed: z.boolean(),
  position: z.object({ lat: z.number(), lng: z.number() }),
  /** Where it is on the map of the site. */
  at: z.exactOptional(pointSchema),
  /** Other fields that follow from it, such as the time zone, by their paths. */
  fields: z.array(z.object({ path: z.string(), value: z.string() })),
})
export type FoundCity = z.infer<typeof foundCitySchema>

/** A new record with the pages that it gets. */
export const newRecordRequestSchema = z.object({
  /** The matrix. */
  of: z.string(),
  collection: z.string(),
  /** Its values, with its questions under `faqs` where these have a file of their own. */
  values: z.record(z.string(), z.unknown()),
  /** The records of the other collection with which it gets pages. */
  others: z.array(z.string()),
  /** The matrices in which it gets a page by itself. */
  own: z.array(z.string()),
})
export type NewRecordRequest = z.infer<typeof newRecordRequestSchema>

/** A record of a collection, and the part of the address that it is to have. */
export const movedRecordSchema = z.object({ collection: z.string(), from: z.string(), to: z.string() })
export type MovedRecord = z.infer<typeof movedRecordSchema>

/** What another part of the address leads to, before it is written. */
export const recordMovePlanSchema = z.object({
  /** The old and the new address of each page. */
  pages: z.array(z.object({ from: z.string(), to: z.string() })),
  /** How many old addresses lead to them, with other spellings. */
  redirects: z.number(),
  /** Titles of the files beside the pages that get another name: the record, its questions, its picture. */
  files: z.array(z.string()),
  /** Titles of what names the record or links to its pages, and follows. */
  changed: z.array(z.string()),
})
export type RecordMovePlan = z.infer<typeof recordMovePlanSchema>
