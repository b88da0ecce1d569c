import type { ContentFolder, LoadedSite } from '../../content/load/load.ts'
import type { createFileEdits } from './file-edits.ts'

/** Writes the files of a site, each edit as one step of Undo. */
export type Files = Awaited<ReturnType<typeof createFileEdits>>

/** The files of a site, as calls of the studio read and write them. */
export type SiteFiles = {
  /** The repository, absolute. */
  root: string
  /** The content folder, absolute. */
  folder: string
  content: ContentFolder
  files: Files
  /** The site, once all pages were read and compared. */
  siteOf: () => LoadedSite | undefined
}
