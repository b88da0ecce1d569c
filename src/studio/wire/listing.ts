import type { PageModel } from './model.ts'

/** The types of the JSON that server and shell exchange to list pages and pictures. */

/** A page in the list of all. */
export type PageListEntry = Pick<PageModel, 'address' | 'state'> & {
  /** The title as visitors read it. */
  title: string
  /** In words: “City service” of a page that follows this template, “Post”, “Page”. */
  kind: string
  /** The names of the records that it is about, such as its city: “Los Angeles · Ushers”. */
  records: string
  /** Problems of its file. */
  errors: number
  warnings: number
}

/** The last changes of pages, by their addresses: the day and the author; without both it is not committed yet. */
export type PageChanges = Record<string, { at?: string; by?: string }>

/** A picture file of the site. */
export type ListedPicture = {
  name: string
  /** Its path from the root of the repository. */
  file: string
  bytes: number
  /** In pixels, as it is shown; missing if it cannot be read. */
  width?: number
  height?: number
  /** The pages, shared files and blocks of the site that use it. A block has no address in the studio. */
  uses: { address?: string; title: string }[]
}

/** How a page is found and shared. */
export type FoundPage = {
  /** The name of the site. */
  site: string
  /** The title of its document, with what the site adds to it. */
  title: string
  description: string
  address: string
  /** Whether it is hidden from search engines. */
  isHidden: boolean
  /** Its card in link previews, as a data address. */
  card: string
}
