import { join } from 'node:path'
import { mainHashesOf } from '../build/main-hashes.ts'
import { ledgerChanges, ledgerFile, ledgerText, nextLedger, readLedger } from '../crawlers/ledger.ts'
import { readText, writeWhole } from '../generate/disk.ts'
import { loadOrTell } from './content.ts'
import { describeChanges, describeLedger, outdatedLedger, staleDates } from './ledger-words.ts'
import { momentOf, nowUsage } from './now.ts'
import { readOptions } from './options.ts'
import { root, underRoot } from './root.ts'

const usage = `Usage: npm run lastmod -- [--check] [--keep-days] [--now DAY] [--pages DIR]

  --check       write nothing; exit code 1 if a page says something else than when its day was written down
  --keep-days   what differs is only written otherwise: take it as it is, and let the days stay
  ${nowUsage}; its day is written down
  --pages DIR   the content (default: pages)`

const options = {
  check: { type: 'boolean', default: false },
  'keep-days': { type: 'boolean', default: false },
  now: { type: 'string' },
  pages: { type: 'string', default: 'pages' },
} as const

/**
 * Writes down since when each public page has said what it says. A command of its own, because only rendering tells what
 * a page says, and because a build must not write into the content. Exit code 0 done or up to date, 1 faults in the
 * content, a ledger of a newer version, or (with `--check`) not up to date, 2 wrong use.
 */
export async function lastmod(argv: string[]): Promise<number> {
  const read = readOptions(argv, options, usage)
  if (!read) return 2
  const { check, 'keep-days': keepDays, now, pages } = read.values
  const moment = momentOf(now, process.env['SOURCE_DATE_EPOCH'])
  const fault = typeof moment === 'string' ? moment : check && keepDays ? '--check writes no day: leave one out.' : ''
  if (typeof moment === 'string' || fault) {
    console.error(`${fault}\n\n${usage}`)
    return 2
  }
  const today = moment.toISOString().slice(0, 10)
  process.env['NODE_ENV'] = 'production'
  const site = await loadOrTell(pages, 'No day was written down.', moment)
  if (!site) return 1
  const file = join(underRoot(pages), ledgerFile)
  const text = await readText(file)
  const { state, ledger } = readLedger(text)
  const words = describeLedger(state, pages)
  if (words !== undefined) console.error(words)
  if (state === 'newer') return 1
  const hashes = await mainHashesOf(root, site)
  const changes = ledgerChanges(ledger, hashes)
  console.log(describeChanges(changes, hashes.size))
  if (check) {
    const fault = outdatedLedger(changes)
    if (fault !== undefined) console.error(`\n${fault}`)
    return fault === undefined ? 0 : 1
  }
  const written = ledgerText(nextLedger(ledger, hashes, { today, keepDays }))
  if (written !== text) await writeWhole(file, written)
  if (!keepDays) for (const line of staleDates(site.pages, changes.changed, today)) console.log(line)
  return 0
}
