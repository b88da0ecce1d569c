import { join } from 'node:path'
import { isoDay } from '../../../schema/schedule/moment.ts'
import { mainHashesOf } from '../../builder/main-hashes.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { readText } from '../../files/read-text.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { ledgerChanges, ledgerFile, ledgerText, nextLedger, readLedger } from '../../seo/ledger.ts'
import { describeChanges, describeLedger, outdatedLedger, staleDates } from '../build/ledger-words.ts'
import { command } from '../options.ts'
import { loadOrReport } from '../support/load-content.ts'
import { currentTime, nowOption } from '../support/now.ts'
import { underRoot } from '../support/root.ts'

const call = command('lastmod', 'Records the day on which the content of each public page last changed.')
  .option('--check', 'write nothing; exit code 1 if a page changed after its day was recorded')
  .option('--keep-days', 'only wording or markup changed: accept the new texts and keep the days')
  .addOption(nowOption)

/**
 * `lastmod`: records the day on which the content of each public page last changed. This is a command of its own,
 * because only rendering shows what a page says, and because a build must not write into the content. Exit code 0 done
 * or up to date, 1 errors in the content, a ledger of a newer version, or (with `--check`) not up to date, 2 wrong use.
 */
export async function lastmod(argv: string[]): Promise<number> {
  const { check, keepDays = false, now = currentTime(), pages } = call.parse(argv, { from: 'user' }).opts()
  if (check && keepDays) call.error('--check and --keep-days cannot be combined.')
  const today = isoDay(now)
  process.env['NODE_ENV'] = 'production'
  const site = await loadOrReport(pages, 'No day was recorded.', now)
  if (!site) return 1
  const file = join(underRoot(pages), ledgerFile)
  const text = await readText(file)
  const { state, ledger } = readLedger(text)
  const words = describeLedger(state, pages)
  // A new site has no ledger, and this command writes it.
  if (words !== undefined && (state !== 'missing' || check)) console.error(withSite(words, pages))
  if (state === 'newer') return 1
  const hashes = await mainHashesOf(site)
  const changes = ledgerChanges(ledger, hashes)
  console.log(describeChanges(changes, hashes.size))
  if (check) {
    const error = outdatedLedger(changes)
    if (error !== undefined) console.error(withSite(`\n${error}`, pages))
    return error === undefined ? 0 : 1
  }
  const written = ledgerText(nextLedger(ledger, hashes, { today, keepDays }))
  if (written !== text) writeFileAtomic(file, written)
  if (!keepDays) for (const line of staleDates(site.pages, changes.changed, today)) console.log(line)
  return 0
}
