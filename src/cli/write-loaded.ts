import { join } from 'node:path'
import type { Again, MadeRelease } from '../build/again.ts'
import { buildSite } from '../build/build.ts'
import type { BuildReport } from '../build/build-options.ts'
import { compressedIn } from '../build/compress.ts'
import { withEndpoint } from '../build/endpoint.ts'
import { type Bundling, createBundling } from '../build/kept-bundles.ts'
import { mergeParts } from '../build/merge.ts'
import type { SiteContent } from '../content/load.ts'
import { NotAgain } from '../content/not-again.ts'
import type { SharedContent } from '../content/shared.ts'
import { ledgerFile, readLedger } from '../crawlers/ledger.ts'
import { faultOfGallery, readEntries } from '../gallery/entries.ts'
import { readText } from '../generate/disk.ts'
import { tellFault } from './disk-fault.ts'
import { describeMade, gateFaults, gateVariables, keepNewPasswords } from './gate-passwords.ts'
import { readGatePasswords } from './kept-passwords.ts'
import { type Asked, secretOf } from './known-release.ts'
import { describeLedger, describeUndated } from './ledger-words.ts'
import { cacheFolder, root, underRoot } from './root.ts'

type Part = { key: string } & ({ number: number; of: number } | { parts: string })

/** What a build was asked for. */
export type Order = Asked & {
  isCached: boolean
  indexNowKey: string | undefined
  makePasswords: boolean
  /** Where several builds share the pages: the part to make, or the folder of the parts to join, and of what they are made. */
  part?: Part | undefined
  /** How long the command has been running, in words. */
  seconds: () => string
}

type Loaded = {
  site: SiteContent
  /** Of what the gallery is made, where one is asked for. */
  shared?: SharedContent | undefined
  /** The release before, where most of its pages are the same. */
  again?: Again | undefined
  /** Where the scripts come from, where they are being made already. */
  bundling?: Bundling
  /** Variables whose passwords are those that were taken for that release. */
  taken?: ReadonlySet<string>
  tell: (words: string) => void
}

type Written = { report: BuildReport; release?: MadeRelease; variables: string[] }

/** The scripts of the site that is asked for. */
export const bundlingOf = ({ isCached }: Order): Bundling => createBundling({ root, isCached })

/**
 * Writes the site. What keeps it from that is told, and gives `undefined`. Throws `NotAgain` where it cannot be made of
 * the release before.
 */
export async function writeLoaded(
  order: Order,
  { site, shared, again, taken, tell, bundling = bundlingOf(order) }: Loaded,
): Promise<Written | undefined> {
  const { pages, out, indexNowKey, makePasswords, part, seconds } = order
  const variables = [...gateVariables(site.pages)]
  const readPasswords = () => readGatePasswords(variables, root, process.env)
  const made = makePasswords ? describeMade(keepNewPasswords(readPasswords(), root)) : ''
  if (made) console.error(made)
  const passwords = readPasswords()
  // How hard a password is to guess takes longer to tell than most releases take.
  const areTaken = variables.every((name) => taken?.has(name))
  const fault = areTaken ? '' : await gateFaults(site.pages, passwords, order.takesWeak)
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
  const shard = part && 'number' in part ? { ...part, secret: await secretOf(variables) } : undefined
  const building: Promise<Omit<Written, 'variables'>> =
    part && 'parts' in part
      ? mergeParts({ ...whole, ...part, cacheDir: order.isCached ? compressedIn(cacheFolder) : undefined }).then(
          (report) => ({ report }),
        )
      : buildSite({ ...whole, root, isCached: order.isCached, bundling, passwords, gallery, shard, again, onStep })
  const written = await building.catch((error: unknown) => {
    if (error instanceof NotAgain) throw error
    return tellFault(error, out)
  })
  if (!written) return undefined
  const undated = describeLedger(state, pages) ?? describeUndated(written.report.undated)
  if (undated !== undefined && !shard) tell(undated)
  return { ...written, variables }
}
