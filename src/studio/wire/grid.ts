import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { FieldSchema, PageModel } from './model.ts'

/** The types of the JSON that server and shell exchange for the view “Places and services”. */

/** A matrix of the site: the name of its file below `_data/coverage/`, and what it combines in words. */
type GridName = { name: string; title: string }

/** A row or a column: the slugs of its records, joined by `/`, and their names. */
export type GridHead = { key: string; name: string }

/** The rows or the columns of a matrix. */
export type GridAxis = {
  /** In words: `Cities`, and `city` for one of them. */
  many: string
  one: string
  heads: GridHead[]
}

/** The page of a combination. */
export type GridCell = {
  address: string
  /** Where it is not simply published. */
  state?: Exclude<PageModel['state'], 'public'>
  /** The page that it shows in place of one of its own, and the names of the records that this one has instead. */
  shows?: { address: string; name: string }
  /** Its file is not written yet. */
  isPlanned?: true
  /** It says something that its template does not. */
  hasOwnWords?: true
}

/** A matrix as a table: a cell without a page is `null`. */
export type GridModel = GridName & {
  /** All matrices of the site. */
  all: GridName[]
  rows: GridAxis
  columns: GridAxis
  cells: (GridCell | null)[][]
  /** The address of its file in the studio. */
  address: string
}

/**
 * The cells of a matrix that get pages, and those that lose them, by the keys of row and column. `leadTo` is the page for
 * visitors of those that go.
 */
export type GridChange = { of: string; added: CellKey[]; removed: CellKey[]; leadTo?: string | undefined }
export type CellKey = [row: string, column: string]

/** What a change writes and deletes, before it does. */
export type GridPlan = {
  added: { address: string; title: string }[]
  removed: { address: string; title: string; hasOwnWords: boolean }[]
  /** Pages and shared files, by their addresses in the studio, that link to what goes. */
  links: { address: string; title: string }[]
  /** What else the change leads to, such as a record without questions. */
  problems: Diagnostic[]
}

/** The form of a new record of the rows. */
export type PlaceForm = {
  /** The folder of its file, from the root of the repository: `pages/_data/cities`. */
  folder: string
  /** The addresses of its pages: `/{slug}/…`. */
  address: string
  /** Its fields that have to be filled in. */
  schema: FieldSchema
  /** The drawing of the land on the map of the site, and the records that are on it. */
  map?: { url: string; places: { name: string; x: number; y: number }[] }
  columns: GridHead[]
}

/** A city of the list of places, with what a new record of the rows gets from it. */
export type FoundPlace = {
  /** Its name with its state and its country: “Denver, Colorado, United States”. */
  label: string
  name: string
  /** Whether what was typed is its name, and it lies where the records of the collection lie. */
  isNamed: boolean
  place: { lat: number; lng: number }
  /** Where it is on the map of the site. */
  at?: { x: number; y: number }
  /** Other fields that follow from it, such as the time zone, by their paths. */
  fields: { path: string; value: string }[]
}

/** A new record of the rows with the columns in which it gets pages. */
export type NewPlace = { of: string; values: Record<string, unknown>; columns: string[] }
