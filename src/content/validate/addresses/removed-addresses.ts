import { relative } from 'node:path'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { holds, spanOf } from '../../../../schema/schedule/schedule.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import { diagnose, fileStart, keyRange } from '../../diagnostics/diagnose.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { fileKind } from '../../parse/file-kind.ts'
import { parse } from '../../parse/parse.ts'
import type { Source } from '../../parse/source.ts'
import { childPosition } from '../../parse/source-position.ts'

/** The changed part of the site in a revision, and the site now. */
export type Comparison = {
  /** Name of the revision. */
  revision: string
  /** The content folder, as file paths begin. */
  pages: string
  /** Files of the revision that have changed or are gone. */
  before: Iterable<Source>
  /** Where a file that is gone was moved to. */
  movedTo: ReadonlyMap<string, string>
  /** Every current address. */
  addresses: ReadonlyMap<string, string>
  /** The time as of which drafts and schedules are evaluated. */
  now: Date
  /** The current text of a file. */
  sources: (file: string) => string | undefined
}

/** Whether a page would be part of the site at that time. */
function wasShown(head: Record<string, unknown>, { now }: Comparison): boolean {
  const text = (key: string) => (typeof head[key] === 'string' ? head[key] : undefined)
  const span = spanOf({ draft: head['draft'] === true, publishAt: text('publishAt'), unpublishAt: text('unpublishAt') })
  return holds(span, now.getTime())
}

/** The old addresses that were redirected in the revision, each by itself. */
function redirectsIn(source: Source): string[] {
  const { value } = parse(source)
  const froms = Array.isArray(value) ? value.map((entry) => (isMapping(entry) ? entry['from'] : undefined)) : []
  return froms.filter((from) => typeof from === 'string').filter((from) => !from.endsWith('*'))
}

/** Whether an address exists, or is below one of a wildcard. */
function isAnswered(address: string, addresses: Comparison['addresses']): boolean {
  const [path = ''] = address.split('?')
  const folders = [...path.matchAll(/\//g)].map(({ index }) => `${path.slice(0, index)}/*`)
  return addresses.has(address) || folders.some((folder) => addresses.has(folder))
}

/** The addresses of a page in the revision. A file that cannot be parsed has at least that of its name. */
function addressesIn(
  source: Source,
  comparison: Comparison,
): { addresses: string[]; isGenerated: boolean; isRedirect?: boolean } {
  const kind = fileKind(withSlashes(relative(comparison.pages, source.file)))
  if (kind.kind === 'data' && kind.name === 'redirects')
    return { addresses: redirectsIn(source), isGenerated: false, isRedirect: true }
  if (kind.kind !== 'page') return { addresses: [], isGenerated: false }
  const { value } = parse(source)
  const head = isMapping(value) ? value : {}
  if (!wasShown(head, comparison)) return { addresses: [], isGenerated: false }
  const aliases = Array.isArray(head['aliases']) ? head['aliases'] : []
  return {
    addresses: [kind.path, ...aliases.filter((alias) => typeof alias === 'string')],
    isGenerated: typeof head['template'] === 'string',
  }
}

/** Where to write the alias: in the page that dropped it, or to which its page was moved. */
function aliasRange(source: Source, { movedTo, sources }: Comparison) {
  const file = sources(source.file) === undefined ? movedTo.get(source.file) : source.file
  const text = file === undefined ? undefined : sources(file)
  if (file === undefined || text === undefined) return { file: undefined, range: fileStart(source) }
  const now = parse({ file, text })
  const position = isMapping(now.value) ? childPosition(now.value, 'aliases') : undefined
  return { file, range: position ? keyRange(position) : fileStart(now.source) }
}

/** Addresses of a revision that no longer exist. An address is a promise: it stays, at least as an alias. */
export function removedAddressDiagnostics(comparison: Comparison): Diagnostic[] {
  const { addresses: now, revision, before } = comparison
  return [...before].flatMap((source) => {
    const { addresses, isGenerated, isRedirect = false } = addressesIn(source, comparison)
    const gone = addresses.filter((address) => !isAnswered(address, now))
    if (gone.length === 0) return []
    const { file, range } = aliasRange(source, comparison)
    return gone.map((address) => {
      const isHidden = !isRedirect && address === addresses[0] && comparison.sources(source.file) !== undefined
      const suggestion = file === undefined ? suggest(address, now.keys()) : undefined
      return diagnose('address-gone', range, { address, revision, file, isGenerated, isRedirect, isHidden, suggestion })
    })
  })
}
