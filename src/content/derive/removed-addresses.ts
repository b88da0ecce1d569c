import { relative, sep } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { holds, spanOf } from '../../../schema/schedule.ts'
import { fileKind } from '../load/routes.ts'
import { parse } from '../parse/parse.ts'
import type { Source } from '../parse/source.ts'
import { childPosition, isMapping } from '../parse/source-position.ts'
import { diagnose, fileSpot, spotOf } from '../validate/diagnose.ts'
import { suggest } from '../validate/suggest.ts'

/** How the site stood in a revision, as far as it is another now, and how it stands now. */
export type Comparison = {
  /** What the revision is called. */
  revision: string
  /** The content folder, as paths of files begin. */
  pages: string
  /** Files of the revision that are another now or gone. */
  before: Iterable<Source>
  /** Where a file that is gone has moved to. */
  movedTo: ReadonlyMap<string, string>
  /** Every address that answers now. */
  addresses: ReadonlyMap<string, string>
  /** The time at which drafts and schedules are judged. */
  now: Date
  /** Text of a file that is there now. */
  sources: (file: string) => string | undefined
}

/** Whether a page was to be part of the site at that time. */
function wasShown(head: Record<string, unknown>, { now }: Comparison): boolean {
  const text = (key: string) => (typeof head[key] === 'string' ? head[key] : undefined)
  const span = spanOf({ draft: head['draft'] === true, publishAt: text('publishAt'), unpublishAt: text('unpublishAt') })
  return holds(span, now.getTime())
}

/** The addresses that a page had. A file that cannot be read had at least that of its name. */
function addressesIn(source: Source, comparison: Comparison): { addresses: string[]; isGenerated: boolean } {
  const kind = fileKind(relative(comparison.pages, source.file).split(sep).join('/'))
  if (kind.kind !== 'page') return { addresses: [], isGenerated: false }
  const { value } = parse(source, '')
  const head = isMapping(value) ? value : {}
  if (!wasShown(head, comparison)) return { addresses: [], isGenerated: false }
  const aliases = Array.isArray(head['aliases']) ? head['aliases'] : []
  return {
    addresses: [kind.path, ...aliases.filter((alias) => typeof alias === 'string')],
    isGenerated: typeof head['template'] === 'string',
  }
}

/** Where the alias is to be written: the page that dropped it, or to which its page has moved. */
function spotFor(source: Source, { movedTo, sources }: Comparison) {
  const file = sources(source.file) === undefined ? movedTo.get(source.file) : source.file
  const text = file === undefined ? undefined : sources(file)
  if (file === undefined || text === undefined) return { file: undefined, spot: fileSpot(source) }
  const now = parse({ file, text }, '')
  const place = isMapping(now.value) ? childPosition(now.value, 'aliases') : undefined
  return { file, spot: place ? { ...spotOf(place), ...place.key } : fileSpot(now.source) }
}

/** Addresses that answered in a revision and no longer do. An address is a promise: it stays, if only as an alias. */
export function goneAddresses(comparison: Comparison): Diagnostic[] {
  const { addresses: now, revision, before } = comparison
  return [...before].flatMap((source) => {
    const { addresses, isGenerated } = addressesIn(source, comparison)
    const gone = addresses.filter((address) => !now.has(address))
    if (gone.length === 0) return []
    const { file, spot } = spotFor(source, comparison)
    return gone.map((address) => {
      const isHidden = address === addresses[0] && comparison.sources(source.file) !== undefined
      const suggestion = file === undefined ? suggest(address, now.keys()) : undefined
      return diagnose('address-gone', spot, { address, revision, file, isGenerated, isHidden, suggestion })
    })
  })
}
