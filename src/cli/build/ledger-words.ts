import { commandLine } from '../../../schema/command-line.ts'
import { listed } from '../../../schema/diagnostic.ts'
import type { LockState } from '../../../schema/lock-file.ts'
import type { Page } from '../../../schema/page.ts'
import { type LedgerChanges, ledgerFile } from '../../seo/ledger.ts'

/** How many addresses of a long list are shown. */
const maxListed = 20

/** Why the ledger of a content folder cannot be used, and the fix; `undefined` if it was read. */
export function describeLedger(state: LockState, pages: string): string | undefined {
  const file = `${pages}/${ledgerFile}`
  const problems = {
    missing: `There is no ${file}`,
    broken: `${file} cannot be read`,
    older: `${file} was written by an older version`,
    newer: `${file} was written by a newer version of Marquee`,
  }
  if (state === 'read') return undefined
  if (state === 'newer') return `${problems.newer}. Nothing was written. Update Marquee, or delete the file.`
  return `${problems[state]}, so no page has a day on which it last changed. Take the file from the last commit, or write a new one: ${commandLine('lastmod')}`
}

/** Compares the pages with the ledger, in words. */
export function describeChanges({ added, changed, removed }: LedgerChanges, count: number): string {
  const rows: [words: string, paths: readonly string[]][] = [
    ['new', added],
    ['changed', changed],
    ['gone', removed],
  ]
  const changes = rows.filter(([, paths]) => paths.length > 0)
  if (changes.length === 0) return `${count} pages are as the ledger recorded them.`
  return changes.map(([words, paths]) => `${paths.length} ${words}: ${listed(paths, maxListed)}`).join('\n')
}

/** Why the ledger has to be written, or `undefined` if it is up to date. */
export const outdatedLedger = ({ added, changed, removed }: LedgerChanges): string | undefined =>
  added.length + changed.length + removed.length === 0
    ? undefined
    : `The days of these pages are not up to date. Record them: ${commandLine('lastmod')}\nIf only wording or markup changed: ${commandLine('lastmod', '--keep-days')}`

/** Pages that changed on `today` but still show visitors an older date, one sentence each. */
export const staleDates = (pages: readonly Page[], changed: readonly string[], today: string): string[] =>
  pages.flatMap(({ path, file, published, updated = published }) =>
    updated !== undefined && updated < today && changed.includes(path)
      ? [`${file} shows ${updated}. If it changed in substance, write: updated: ${today}`]
      : [],
  )

/** The warning of a build about pages whose day of change is unknown. */
export const describeUndated = (count: number): string | undefined =>
  count === 0
    ? undefined
    : `${count} ${count === 1 ? 'page has' : 'pages have'} changed since the days were recorded, so the sitemap gives no day for ${count === 1 ? 'it' : 'them'}: ${commandLine('lastmod')}`
