import type { Cache } from '../cache/cache.ts'
import type { SiteContent } from '../content/load/load.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import type { Ledger } from '../seo/ledger.ts'
import type { Bundling } from './assets/cached-bundles.ts'
import type { GatePasswords } from './pages/gated-pages.ts'
import type { Shard } from './shard.ts'

export type BuildOptions = {
  root: string
  /** Folder to write. It is replaced when the release is complete; otherwise it stays unchanged. */
  out: string
  site: SiteContent
  /** The time of the build, as of which drafts and schedules were evaluated. */
  now: Date
  /** Absolute origin for canonical links. */
  origin: string
  compress: boolean
  cache: Cache
  /** The bundler. */
  bundling: Bundling
  /** The days on which pages last changed. */
  ledger: Ledger
  /** Key for submitting changes to search engines; its file is written. */
  indexNowKey?: string | undefined
  /** Passwords of the protected pages. */
  passwords: GatePasswords
  /** The blocks of the gallery; without them no gallery is written. */
  gallery?: readonly GalleryEntry[] | undefined
  /** The pages whose pictures, cards and compressed copies are to be cached. Nothing is written to `out` then. */
  shard?: Shard | undefined
  /** Called at the start of each step. */
  onStep: (step: string) => void
}

/** `undated`: how many public pages changed since the ledger was written. */
export type BuildReport = { pages: number; htmlBytes: number; renderMs: number; undated: number }
