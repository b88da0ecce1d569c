import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildReport, buildSite } from '../build/build.ts'
import { withEndpoint } from '../build/endpoint.ts'
import { BuildRunning } from '../build/release-lock.ts'
import { isIndexNowKey } from '../crawlers/index-now.ts'
import { ledgerFile, readLedger } from '../crawlers/ledger.ts'
import { readText } from '../generate/disk.ts'
import { loadOrTell } from './content.ts'
import { describeMade, gateFaults, gateVariables, keepNewPasswords, readGatePasswords } from './gate-passwords.ts'
import { describeLedger, describeUndated } from './ledger-words.ts'
import { momentOf, nowUsage } from './now.ts'
import { readOptions } from './options.ts'
import { root, underRoot } from './root.ts'

const usage = `Usage: npm run build -- [--pages DIR] [--out DIR] [--no-compress] [--weak-passwords] [--now TIME]
                          [--report FILE]

  --pages DIR      the content (default: pages)
  --out DIR        the folder to write (default: dist)
  --no-compress    without .br and .gz copies
  --weak-passwords take passwords of protected pages that are easily guessed
  ${nowUsage}
  --report FILE    write figures of the build as JSON`

const options = {
  pages: { type: 'string', default: 'pages' },
  out: { type: 'string', default: 'dist' },
  'no-compress': { type: 'boolean', default: false },
  'weak-passwords': { type: 'boolean', default: false },
  now: { type: 'string' },
  report: { type: 'string' },
} as const

/** Figures of one build: times in milliseconds, memory in KiB, sizes in bytes. */
export type BuildSummary = BuildReport & { contentMs: number; peakKb: number }

/**
 * Writes the site, whole or not at all. Exit code 0 done, 1 faults in the content or on the disk, or a protected page
 * without a strong password, 2 wrong use. `makePasswords`: those that are missing are made and kept in `.env`.
 */
export async function build(argv: string[], { makePasswords = false } = {}): Promise<number> {
  const read = readOptions(argv, options, usage)
  if (!read) return 2
  const { pages, out, 'no-compress': plain } = read.values
  const now = momentOf(read.values.now, process.env['SOURCE_DATE_EPOCH'])
  if (typeof now === 'string') {
    console.error(`${now}\n\n${usage}`)
    return 2
  }
  // Vite would make scripts for development of what a shell happens to say here.
  process.env['NODE_ENV'] = 'production'
  const startMs = performance.now()
  const site = await loadOrTell(pages, `Nothing was written to ${out}/.`, now)
  if (!site) return 1
  const contentMs = performance.now() - startMs
  const readPasswords = () => readGatePasswords(gateVariables(site.pages), root, process.env)
  const made = makePasswords ? describeMade(keepNewPasswords(readPasswords(), root)) : ''
  if (made) console.error(made)
  const passwords = readPasswords()
  const fault = await gateFaults(site.pages, passwords, read.values['weak-passwords'])
  if (fault) {
    console.error(`${fault}\nNothing was written to ${out}/.`)
    return 1
  }
  const key = process.env['INDEXNOW_KEY'] || undefined
  if (key !== undefined && !isIndexNowKey(key)) {
    console.error(`INDEXNOW_KEY must be 8 to 128 letters, digits and dashes.\nNothing was written to ${out}/.`)
    return 2
  }
  const { state, ledger } = readLedger(await readText(join(underRoot(pages), ledgerFile)))
  const report = await buildSite({
    root,
    out: underRoot(out),
    site: withEndpoint(site, process.env['INQUIRY_ENDPOINT'], process.env['INQUIRY_TRANSPORT']),
    origin: process.env['SITE_URL'] ?? site.site.origin,
    compress: !plain,
    ledger,
    indexNowKey: key,
    passwords,
    onStep: (step) => console.error(`${seconds(startMs)}  ${step}`),
  }).catch((error: unknown) => tellFault(error, out))
  if (!report) return 1
  const undated = describeLedger(state, pages) ?? describeUndated(report.undated)
  if (undated !== undefined) console.error(undated)
  console.error(`${seconds(startMs)}  ${report.pages} pages are in ${out}/.`)
  if (read.values.report) {
    const summary: BuildSummary = { ...report, contentMs, peakKb: process.resourceUsage().maxRSS }
    await writeFile(read.values.report, JSON.stringify(summary))
  }
  return 0
}

/** Says what kept the build from being written, where that is no fault of the program, or else throws it on. */
export function tellFault(error: unknown, out: string): undefined {
  const words = error instanceof BuildRunning ? error.message : diskFaults[(error as NodeJS.ErrnoException).code ?? '']
  if (words === undefined) throw error
  const { path } = error as NodeJS.ErrnoException
  console.error(`${out}/ was left as it was: ${words}${path ? ` (${path})` : ''}.`)
}

const noPermission = 'this may not be written'
const diskFaults: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space of this user is used up',
  EFBIG: 'a file is larger than this process may write',
  EROFS: 'this lies on a disk that is read-only',
  EACCES: noPermission,
  EPERM: noPermission,
  EBUSY: 'this is in use, or another disk is mounted on it',
  EXDEV: 'this lies on another disk than the folder beside it',
  EMFILE: 'this process may not open more files',
  ENOTDIR: 'a file lies where a folder should be',
}

const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1_000).toFixed(1).padStart(5)} s`
