import type { Manifest } from 'vite'
import type { CardFile } from '../../cards/card-files.ts'
import type { AwayPart } from '../../content/away.ts'
import type { GraphOptions } from '../../crawlers/structured-data/graph.ts'
import type { DocumentFrame } from '../../renderer/document.ts'
import type { RenderedStyles, RendererInput } from '../../renderer/render.tsx'
import type { PagesWritten } from '../page-file.ts'

/** Which pages a thread reads: names of files below `pages`. `now` is in milliseconds since 1970. */
export type ThreadOrder = {
  root: string
  pages: string
  now: number
  names: readonly string[]
  endpoint: { address: string | undefined; transport: string | undefined }
}

/** What a thread has read: its pages, the hashes of their files, and the moments of their schedules. */
export type ThreadRead = {
  part: AwayPart
  hashes: [file: string, hash: string][]
  moments: number[] | undefined
}

/** With what pages are rendered. */
export type RenderOrder = { do: 'prepare'; rendererFolder: string; material: RendererInput }

/** How pages are written. The lists are in the order of the pages in {@link AwayPart}. */
export type WriteOrder = {
  do: 'write'
  styles: RenderedStyles
  frame: DocumentFrame
  manifest: Manifest
  made: string
  origin: string
  day: string
  heads: GraphOptions['site']['pages']
  cards: readonly (CardFile | undefined)[]
  stylesheets: readonly (string | undefined)[]
  hasCopies: boolean
}

/** What a thread answers, in the order in which it is asked. `read` is missing where a page has a fault. */
export type ThreadAnswer =
  | { done: 'read'; read: ThreadRead | undefined }
  | { done: 'prepare'; styles: RenderedStyles }
  | { done: 'write'; written: PagesWritten }
