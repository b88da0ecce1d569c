import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { FileEdits, Stopped } from './model.ts'
import type { ChangeWords } from './publish.ts'

/** The types of the JSON that server and shell exchange about what edits would do to pages before they are written. */

/** A page that keeps words of its own where a template changes. */
export type OwnWords = {
  address: string
  title: string
  /** Its file and the hash of it, on which the edit is based that removes its own words. */
  file: string
  hash: string
  /** The paths in the file of these words. */
  paths: string[][]
}

/** How many pages edits would change. */
export type EffectCount =
  | Stopped
  | {
      kind: 'counted'
      /** How many pages say or list something else. */
      changed: number
      /** The first pages that follow the template, and keep words of their own at these places. */
      own: OwnWords[]
      /** How many such pages there are. */
      owning: number
      /** How many pages show the template or the shared section, and stay as they are. */
      unchanged: number
      /** Errors that pages or shared files would have. */
      diagnostics: Diagnostic[]
    }

/** Which places are shown. */
export type PlacesRequest = {
  /** The template or another shared file, from the root of the repository. */
  of: string
  files: FileEdits[]
  /** The entry of the template whose blocks are shown where nothing changes. */
  entry?: number | undefined
  /** Words of the names and the addresses of the pages. */
  filter: string
  /** How many places are left out before the first one. */
  skip: number
}

/** A page as it would be. */
export type ShownPlace = {
  address: string
  /** The names of its records, or its title. */
  name: string
  changes: ChangeWords[]
  /** Whether it has words of its own in these blocks. */
  hasOwnWords: boolean
  /** Whether it could not be shown, because it would have errors. */
  hasErrors: boolean
  /** The blocks that change, as HTML before and after; missing while their pictures are drawn, or with errors. */
  before?: string
  after?: string
}

export type Places =
  | Stopped
  | {
      kind: 'places'
      places: ShownPlace[]
      /** How many pages there are to choose from. */
      total: number
      /** The styles of their blocks, and the attributes of their documents. */
      styles: string
      language: string
      direction: string
      diagnostics: Diagnostic[]
    }
