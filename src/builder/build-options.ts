import type { Store } from '../cache/store.ts'
import type { SiteContent } from '../content/load/load.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import type { Ledger } from '../seo/ledger.ts'
import type { Bundling } from './assets/cached-bundles.ts'
import type { GatePasswords } from './pages/gated-pages.ts'
import type { Shard } from './shard.ts'

export type BuildOptions = {
  root: string
  /** Folder to write. It is replaced as a whole when everything is there, else it stays as it was. */
  out: string
  site: SiteContent
  /** Absolute origin for canonical links. */
  origin: string
  compress: boolean
  store: Store
  /** Where the scripts come from. */
  bundling: Bundling
  /** Since when each page says what it says. */
  ledger: Ledger
  /** Key for telling search engines of changes; its file is written. */
  indexNowKey?: string | undefined
  /** Passwords of the protected pages. */
  passwords: GatePasswords
  /** The blocks of the gallery; without them none is written. */
  gallery?: readonly GalleryEntry[] | undefined
  /** The pages to render and compress into the cache. Then nothing is written to `out`. */
  shard?: Shard | undefined
  /** Told at the start of each step. */
  onStep: (step: string) => void
}

/** `undated`: how many public pages say something else than the ledger has a day for. */
export type BuildReport = { pages: number; htmlBytes: number; renderMs: number; undated: number }
