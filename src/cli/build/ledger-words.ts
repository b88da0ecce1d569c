import type { Page } from '../../../blocks/page.ts'
import { listed } from '../../../schema/diagnostic.ts'
import type { LockState } from '../../content/load/lock-file.ts'
import { type LedgerChanges, ledgerFile } from '../../seo/ledger.ts'

/** Addresses shown of a long list. */
const most = 20

/** What is the matter with the ledger of a content folder, and how it is mended; `undefined` where it was read. */
export function describeLedger(state: LockState, pages: string): string | undefined {
  const file = `${pages}/${ledgerFile}`
  const found = {
    missing: `There is no ${file}`,
    broken: `${file} cannot be read`,
    older: `${file} was written by an older version`,
    newer: `${file} was written by a newer version of Marquee`,
  }
  if (state === 'read') return undefined
  if (state === 'newer') return `${found.newer}. Nothing was written. Update Marquee, or delete the file.`
  return `${found[state]}, so no page has a day on which it last changed. Take the file from the last commit, or write it anew: npm run lastmod`
}

/** What pages say compared with what was written down. */
export function describeChanges({ added, changed, removed }: LedgerChanges, count: number): string {
  const rows: [words: string, paths: readonly string[]][] = [
    ['new', added],
    ['changed', changed],
    ['gone', removed],
  ]
  const told = rows.filter(([, paths]) => paths.length > 0)
  if (told.length === 0) return `${count} pages say what was written down.`
  return told.map(([words, paths]) => `${paths.length} ${words}: ${listed(paths, most)}`).join('\n')
}

/** Why the ledger has to be written, or `undefined` where it is up to date. */
export const outdatedLedger = ({ added, changed, removed }: LedgerChanges): string | undefined =>
  added.length + changed.length + removed.length === 0
    ? undefined
    : 'The days of these pages are not up to date. Write them down: npm run lastmod\nIf they say the same in other words or markup: npm run lastmod -- --keep-days'

/** Pages that changed on `today` and go on telling their visitors an earlier date, each in a sentence. */
export const staleDates = (pages: readonly Page[], changed: readonly string[], today: string): string[] =>
  pages.flatMap(({ path, file, published, updated = published }) =>
    updated !== undefined && updated < today && changed.includes(path)
      ? [`${file} shows ${updated}. If it changed in substance, write: updated: ${today}`]
      : [],
  )

/** What a build says of pages whose day it does not know. */
export const describeUndated = (count: number): string | undefined =>
  count === 0
    ? undefined
    : `${count} ${count === 1 ? 'page has' : 'pages have'} changed since the days were written down, and so the sitemap gives none for ${count === 1 ? 'it' : 'them'}: npm run lastmod`
