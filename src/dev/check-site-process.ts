import { join } from 'node:path'
import { isoDay } from '../../schema/schedule/moment.ts'
import { mainHashesOf } from '../builder/main-hashes.ts'
import { loadSite } from '../content/load/load.ts'
import { storedPages } from '../content/store/stored-pages.ts'
import { readText } from '../files/read-text.ts'
import { ledgerChanges, ledgerFile, ledgerText, nextLedger, readLedger } from '../seo/ledger.ts'
import type { SiteCheck } from '../studio/server/publish/site-check.ts'
import { tryExamples } from './try-examples.ts'

/**
 * Validates a content folder as `validate` does, and gives its pages their days of change as `lastmod` does, in a process
 * of its own: the studio answers meanwhile. Writes nothing but what the next check need not compute again.
 */
const [root = '.', pages = 'pages', nowMs = ''] = process.argv.slice(2)

async function checked(): Promise<SiteCheck> {
  const now = new Date(Number(nowMs))
  const site = await loadSite({ root, pages, now, tryExamples, stored: storedPages({ base: root, pages }) })
  site.save()
  const errors = site.diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = site.diagnostics.length - errors.length
  const text = await readText(join(root, pages, ledgerFile))
  const { state, ledger } = readLedger(text)
  // A site without a ledger records no days, and one of a newer version is left alone.
  if (errors.length > 0 || state === 'missing' || state === 'newer') return { errors, warnings }
  const hashes = await mainHashesOf(site)
  const written = ledgerText(nextLedger(ledger, hashes, { today: isoDay(now) }))
  if (written === text) return { errors, warnings }
  const { added, changed, removed } = ledgerChanges(ledger, hashes)
  return { errors, warnings, days: { text: written, pages: [...added, ...changed].toSorted(), gone: removed.length } }
}

const result = await checked()
process.send?.(result, () => process.disconnect())
