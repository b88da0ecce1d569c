import { join, relative } from 'node:path'
import { buildSite } from '../build/build.ts'
import { compressedIn } from '../build/compress.ts'
import { withEndpoint } from '../build/endpoint.ts'
import { mergeParts } from '../build/merge.ts'
import { type FileHashes, hashOf } from '../cache/file-hashes.ts'
import { momentsIn } from '../cache/moments.ts'
import { spanAround, type TimeSpan } from '../cache/time-span.ts'
import { loadSite, type SiteContent } from '../content/load.ts'
import type { SharedContent } from '../content/shared.ts'
import { ledgerFile, readLedger } from '../crawlers/ledger.ts'
import { faultOfGallery, readEntries } from '../gallery/entries.ts'
import { readText } from '../generate/disk.ts'
import type { BuildSummary } from './build.ts'
import { soundOrTold } from './content.ts'
import { tellFault } from './disk-fault.ts'
import { describeMade, gateFaults, gateVariables, keepNewPasswords } from './gate-passwords.ts'
import { readGatePasswords } from './kept-passwords.ts'
import { secretOf } from './known-release.ts'
import { describeLedger, describeUndated } from './ledger-words.ts'
import { cacheFolder, root, underRoot } from './root.ts'

type Part = { key: string } & ({ number: number; of: number } | { parts: string })

type Order = {
  pages: string
  out: string
  now: Date
  isCompressed: boolean
  takesWeak: boolean
  hasGallery: boolean
  isCached: boolean
  indexNowKey: string | undefined
  makePasswords: boolean
  /** Where several builds share the pages: the part to make, or the folder of the parts to join, and of what they are made. */
  part?: Part | undefined
  /** How long the command has been running, in words. */
  seconds: () => string
}

type Built = {
  summary: BuildSummary
  /** What was said of the content. */
  told: string[]
  /** Variables that hold the passwords of protected pages. */
  variables: string[]
  /** When the same content gives the same site; not known where it depends on a schedule that cannot be read. */
  span: TimeSpan | undefined
  /** Hashes of the files of the content as they were read, by their names there: pages and data. */
  read: FileHashes
}

type Content = {
  site: SiteContent
  /** What pages share, for the gallery. */
  shared: SharedContent | undefined
  read: FileHashes
  moments: Set<number> | undefined
}

/** Loads the content. What was read on the way to it takes up more room than the site, so it is not passed on. */
async function loadContent(order: Order, tell: (words: string) => void): Promise<Content | undefined> {
  const { pages, out, now, hasGallery } = order
  const loaded = await loadSite({ root, pages, now })
  const site = soundOrTold(loaded, `Nothing was written to ${out}/.`, tell)
  const { files, shared } = loaded.material
  const nameOf = (file: string) => relative(underRoot(pages), join(root, file)).replaceAll('\\', '/')
  return (
    site && {
      site,
      shared: hasGallery ? shared : undefined,
      read: new Map(files.map(({ parsed: { source } }) => [nameOf(source.file), hashOf(source.text)])),
      moments: momentsIn(files.map(({ parsed }) => parsed.value)),
    }
  )
}

/** Loads the content and writes the site. What keeps it from that is told, and gives `undefined`. */
export async function buildAnew(order: Order): Promise<Built | undefined> {
  const { pages, out, now, indexNowKey, makePasswords, part, seconds } = order
  // Vite would make scripts for development of what a shell happens to say here.
  process.env['NODE_ENV'] = 'production'
  const startMs = performance.now()
  const told: string[] = []
  const tell = (words: string) => {
    console.error(words)
    told.push(words)
  }
  const content = await loadContent(order, tell)
  if (!content) return undefined
  const { site, shared, read, moments } = content
  const contentMs = performance.now() - startMs
  const variables = [...gateVariables(site.pages)]
  const readPasswords = () => readGatePasswords(variables, root, process.env)
  const made = makePasswords ? describeMade(keepNewPasswords(readPasswords(), root)) : ''
  if (made) console.error(made)
  const passwords = readPasswords()
  const fault = await gateFaults(site.pages, passwords, order.takesWeak)
  if (fault) {
    console.error(`${fault}\nNothing was written to ${out}/.`)
    return undefined
  }
  const gallery = shared && (await readEntries(root, { pages: site.pages, shared }))
  const galleryFault = gallery && faultOfGallery(gallery, site)
  if (galleryFault) {
    console.error(`${galleryFault}\nNothing was written to ${out}/.`)
    return undefined
  }
  const { state, ledger } = readLedger(await readText(join(underRoot(pages), ledgerFile)))
  const whole = {
    out: underRoot(out),
    site: withEndpoint(site, process.env['INQUIRY_ENDPOINT'], process.env['INQUIRY_TRANSPORT']),
    origin: process.env['SITE_URL'] ?? site.site.origin,
    compress: order.isCompressed,
    ledger,
    indexNowKey,
  }
  const onStep = (step: string) => console.error(`${seconds()}  ${step}`)
  const shard = part && 'number' in part ? { ...part, secret: secretOf(variables) } : undefined
  const building =
    part && 'parts' in part
      ? mergeParts({ ...whole, ...part, cacheDir: order.isCached ? compressedIn(cacheFolder) : undefined })
      : buildSite({ ...whole, root, isCached: order.isCached, passwords, gallery, shard, onStep })
  const report = await building.catch((error: unknown) => tellFault(error, out))
  if (!report) return undefined
  const undated = describeLedger(state, pages) ?? describeUndated(report.undated)
  if (undated !== undefined && !shard) tell(undated)
  return {
    summary: { ...report, contentMs, peakKb: process.resourceUsage().maxRSS },
    told,
    variables,
    span: moments && spanAround(now.getTime(), moments),
    read,
  }
}
