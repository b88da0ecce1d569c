import { join } from 'node:path'
import { type Bundling, createBundling } from '../../builder/assets/cached-bundles.ts'
import { buildSite } from '../../builder/build.ts'
import type { BuildReport } from '../../builder/build-options.ts'
import { withEndpoint } from '../../builder/endpoint.ts'
import type { Shard } from '../../builder/shard.ts'
import { storeOf } from '../../cache/store.ts'
import { formatPretty } from '../../content/formats/pretty.ts'
import type { SiteContent } from '../../content/load/load.ts'
import type { SharedContent } from '../../content/load/shared-content.ts'
import { diagnose, fileSpot } from '../../content/validate/diagnose.ts'
import { galleryError, readEntries } from '../../gallery/entries.ts'
import { readText } from '../../generate/disk.ts'
import { UnreadablePictures } from '../../pictures/pipeline.ts'
import { ledgerFile, readLedger } from '../../seo/ledger.ts'
import { root, underRoot } from '../support/root.ts'
import { reportDiskError } from './disk-error.ts'
import { describeNewPasswords, gateErrors, gateVariables, storeNewPasswords } from './gate-passwords.ts'
import { describeLedger, describeUndated } from './ledger-words.ts'
import { readGatePasswords } from './stored-passwords.ts'
import type { BuildInputs } from './up-to-date-check.ts'

/** The options of a build. */
export type BuildRequest = BuildInputs & {
  isCached: boolean
  indexNowKey: string | undefined
  generatesPasswords: boolean
  /** The pages whose expensive parts are to be cached, where several machines share a build. */
  shard?: Shard | undefined
  /** How long the command has been running, in words. */
  seconds: () => string
}

type Loaded = {
  site: SiteContent
  /** Shared content, for the gallery if it is requested. */
  shared?: SharedContent | undefined
  bundling: Bundling
  warn: (words: string) => void
}

type Output = { report: BuildReport; variables: string[] }

/** The bundler for a build. */
export const bundlingFor = ({ isCached }: BuildRequest): Bundling => createBundling({ root, isCached })

/** Checks the passwords and the gallery, then writes the site. Reports errors and then returns `undefined`. */
export async function writeOutput(
  request: BuildRequest,
  { site, shared, warn, bundling }: Loaded,
): Promise<Output | undefined> {
  const { pages, out, now, indexNowKey, generatesPasswords, shard, seconds } = request
  const variables = [...gateVariables(site.pages)]
  const readPasswords = () => readGatePasswords(variables, root, process.env)
  const generated = generatesPasswords ? describeNewPasswords(storeNewPasswords(readPasswords(), root)) : ''
  if (generated) console.error(generated)
  const passwords = readPasswords()
  const error = await gateErrors(site.pages, passwords, request.takesWeak)
  if (error) {
    console.error(`${error}\nNothing was written to ${out}/.`)
    return undefined
  }
  const gallery = shared && (await readEntries(root, { pages: site.pages, shared }))
  const failed = gallery && galleryError(gallery, site)
  if (failed) {
    console.error(`${failed}\nNothing was written to ${out}/.`)
    return undefined
  }
  const { state, ledger } = readLedger(await readText(join(underRoot(pages), ledgerFile)))
  const building = buildSite({
    out: underRoot(out),
    now,
    site: withEndpoint(site, process.env['INQUIRY_ENDPOINT'], process.env['INQUIRY_TRANSPORT']),
    origin: process.env['SITE_URL'] ?? site.site.origin,
    compress: request.isCompressed,
    ledger,
    indexNowKey,
    root,
    store: storeOf(root, { isRead: request.isCached }),
    bundling,
    passwords,
    gallery,
    shard,
    onStep: (step) => console.error(`${seconds()}  ${step}`),
  })
  const report = await building.catch((error: unknown) =>
    error instanceof UnreadablePictures ? reportPictures(error, site.pageCount, out) : reportDiskError(error, out),
  )
  if (!report) return undefined
  const undated = describeLedger(state, pages) ?? describeUndated(report.undated)
  if (undated !== undefined && !shard) warn(undated)
  return { report, variables }
}

/** Reports picture files that cannot be read: only a build reads them in full. */
function reportPictures({ pictures }: UnreadablePictures, pages: number, out: string): undefined {
  const diagnostics = pictures.map(({ name, file, reason }) =>
    diagnose('unreadable-picture', fileSpot({ file, text: '' }), { name, reason }),
  )
  console.error(`${formatPretty(diagnostics, () => undefined, { pages })}Nothing was written to ${out}/.`)
}
