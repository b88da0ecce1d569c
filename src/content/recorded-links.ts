import type { Diagnostic } from '../../schema/diagnostic.ts'
import { destinationsOf } from './across.ts'
import { linkFaults } from './links.ts'
import type { PageResult } from './page.ts'
import type { PageRecord } from './page-record.ts'
import type { SharedContent } from './shared.ts'

/** Links of recorded pages that lead to no page, no block or only to an alias: each fault by its code and address. */
export function recordedLinkFaults(
  records: readonly PageRecord[],
  found: readonly PageResult[],
  shared: SharedContent,
): ReadonlySet<string> {
  const hrefs = [...new Set(records.flatMap((record) => record.hrefs))]
  // Where a link stands is not known any more: a line of its own tells one from another.
  const source = { file: '', text: '\n'.repeat(hrefs.length) }
  const links = hrefs.map((href, at) => ({ href, place: { source, start: at, end: at + 1 } }))
  const faults = linkFaults([{ file: '', links }], destinationsOf(found, shared))
  return new Set(faults.map(({ code, line }) => keyOf(code, hrefs[line - 1] ?? '')))
}

const keyOf = (code: string, href: string) => `${code} ${href}`

/** Whether links are faulty just where they were, as far as they still stand somewhere. */
export function isAsBefore(
  now: ReadonlySet<string>,
  before: readonly string[],
  records: readonly PageRecord[],
): boolean {
  const hrefs = new Set(records.flatMap((record) => record.hrefs))
  const still = before.filter((key) => hrefs.has(key.slice(key.indexOf(' ') + 1)))
  return still.length === now.size && still.every((key) => now.has(key))
}

/** The faults of links that stand in shared files, which are told once for all pages. */
export const linkFaultsOfData = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.filter(
    ({ code, file }) => file.includes('/_data/') && (code === 'page-not-generated' || code === 'link-to-alias'),
  )
