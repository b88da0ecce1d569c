import type { Page } from '../../schema/page.ts'
import type { Cache } from '../cache/cache.ts'
import type { SiteContent } from '../content/load/load.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import type { Ledger } from '../seo/ledger.ts'
import type { Bundling } from './assets/cached-bundles.ts'
import type { BuildStep } from './build-steps.ts'
import { type LanguageBuild, type LanguageOutput, languageOutputs } from './languages/language-outputs.ts'
import { type GatePasswords, withoutSecrets } from './pages/gated-pages.ts'

/** What a caller wants built. */
export type BuildOptions = {
  /** Root of the code. */
  codeRoot: string
  /** Folder to write. It is replaced when the release is complete; otherwise it stays unchanged. */
  out: string
  /** With the contents of protected pages. */
  content: SiteContent
  /** The time of the build, as of which drafts and schedules were evaluated. */
  now: Date
  /** Absolute origin for canonical links. */
  origin: string
  compress: boolean
  /**
   * Publishes a quick release: pictures are encoded with little effort, and nothing is compressed. A whole one is to
   * replace it.
   */
  isQuick?: boolean
  cache: Cache
  /** The bundler. */
  bundling: Bundling
  /** The days on which pages last changed. */
  ledger: Ledger
  /** The day, as an ISO date, of a page whose content is another than the ledger says; without it the page has none. */
  newDay?: string | undefined
  /** Key for submitting changes to search engines; its file is written. */
  indexNowKey?: string | undefined
  /** Passwords of the protected pages. */
  passwords: GatePasswords
  /** The blocks of the gallery; without them no gallery is written. */
  gallery?: readonly GalleryEntry[] | undefined
  /** The pages whose pictures, cards and compressed copies are to be cached. Nothing is written to `out` then. */
  shard?: Shard | undefined
  /** Called at the start of each step. */
  onStep: (step: BuildStep) => void
  /** Called when a part of the step is done. */
  onProgress: (done: number, total: number) => void
}

/** What the steps of one build share. */
export type BuildContext = Omit<BuildOptions, 'out'> & {
  /** The folder of the release. */
  stagingDir: string
  /**
   * The content with nothing of its protected pages but their addresses. A step writes this. Only four things are derived
   * from `content` instead: sealed pages, the rules of the style sheet, the names of scripts, and forms without their texts.
   */
  publicContent: SiteContent
  /** The pages of `publicContent` to write: all except those of other shards. */
  pagesToWrite: readonly Page[]
  /** How the pages are written, on a site in several languages. */
  output?: LanguageOutput | undefined
  /** The other languages, each with a context of its own; none of a shard, which fills the cache alone. */
  languages: readonly { context: BuildContext; output: LanguageOutput }[]
}

/** A shard has no gallery. */
export function createContext({ out: _out, ...options }: BuildOptions, stagingDir: string): BuildContext {
  const publicContent = withoutSecrets(options.content)
  const { pages } = publicContent
  const { shard } = options
  const common = { ...options, stagingDir, publicContent, languages: [] }
  const outputs = languageOutputs(options.content, options.origin)
  const output = outputs?.source
  if (shard) return { ...common, output, pagesToWrite: pagesInShard(pages, shard), gallery: undefined }
  return {
    ...common,
    output,
    pagesToWrite: pages,
    languages: (outputs?.others ?? []).map((build) => contextOfLanguage(common, build)),
  }
}

/** The context of another language. Its pages have their paths in it, and so has its part of the ledger. */
function contextOfLanguage(common: Omit<BuildContext, 'pagesToWrite'>, { content, output }: LanguageBuild) {
  const publicContent = withoutSecrets(content)
  const { pages } = publicContent
  const days = pages.flatMap(({ path }) => {
    const entry = common.ledger.get(output.addressOf(path))
    return entry ? [[path as string, entry] as const] : []
  })
  const own = {
    content,
    publicContent,
    pagesToWrite: pages,
    gallery: undefined,
    ledger: new Map(days),
    newDay: undefined,
    output,
  }
  return { context: { ...common, ...own }, output }
}

/** Part `number` (from 1) of the pages of a site in `of` parts. */
export type Shard = { number: number; of: number }

/** The pages of a shard. Neighbours stay together: pages of one city show the same pictures. */
export const pagesInShard = <Page>(pages: readonly Page[], { number, of }: Shard): Page[] =>
  pages.slice(Math.floor((pages.length * (number - 1)) / of), Math.floor((pages.length * number) / of))
