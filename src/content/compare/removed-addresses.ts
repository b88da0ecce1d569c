import { relative } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { holds, spanOf } from '../../../schema/schedule/schedule.ts'
import { languagesSchema, translatedInto } from '../../../schema/translations/languages.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { diagnose, fileStart, keyRange } from '../diagnostics/diagnose.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { fileKind } from '../parse/file-kind.ts'
import { parse } from '../parse/parse.ts'
import type { Source } from '../parse/source.ts'
import { childPosition } from '../parse/source-position.ts'
import { defaultAddress } from '../translations/addresses.ts'
import { mirrorOf } from '../translations/mirror-names.ts'

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
  /** The tags of the languages that the site is translated into. */
  tags: readonly string[]
  /** Every current address, in all languages. */
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

/** The tags of the languages that the site was translated into. */
function tagsIn({ before, pages, tags }: Comparison): readonly string[] {
  const siteFile = [...before].find(({ file }) => nameOf(file, pages) === '_data/site.yaml')
  if (siteFile === undefined) return tags
  const { value } = parse(siteFile)
  const { data: languages = [] } = languagesSchema.safeParse(isMapping(value) ? value['languages'] : undefined)
  return translatedInto({ languages }).map(({ tag }) => tag)
}

const nameOf = (file: string, pages: string) => withSlashes(relative(pages, file))

const headIn = (source: Source): Record<string, unknown> => {
  const { value } = parse(source)
  return isMapping(value) ? value : {}
}

const aliasesIn = ({ aliases }: Record<string, unknown>): string[] =>
  Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : []

/** What a file of the revision answered at; the first address is that of its page. */
type Answered = { addresses: string[]; kind: 'page' | 'generated' | 'translation' | 'redirects' }

/** The addresses of a translated page in the revision. */
function addressesOfMirror(
  source: Source,
  { tag, name }: { tag: string; name: string },
  comparison: Comparison,
): string[] {
  const kind = fileKind(name)
  const ofSource = `${comparison.pages}/${name}`
  const written = [...comparison.before].find(({ file }) => withSlashes(file) === withSlashes(ofSource))
  const text = written?.text ?? comparison.sources(ofSource)
  if (kind.kind !== 'page' || text === undefined || !tagsIn(comparison).includes(tag)) return []
  const head = headIn(source)
  const isThere = [head, headIn({ file: ofSource, text })].every((one) => wasShown(one, comparison))
  if (!isThere) return []
  return [typeof head['path'] === 'string' ? head['path'] : defaultAddress(tag, kind.path), ...aliasesIn(head)]
}

/** The addresses of a file in the revision. A page that cannot be parsed has at least that of its name. */
function addressesIn(source: Source, comparison: Comparison): Answered {
  const name = nameOf(source.file, comparison.pages)
  const mirror = mirrorOf(name)
  if (mirror) {
    const addresses = addressesOfMirror(source, { tag: mirror.tag, name: mirror.source }, comparison)
    return { addresses, kind: 'translation' }
  }
  const kind = fileKind(name)
  if (kind.kind === 'data' && kind.name === 'redirects') return { addresses: redirectsIn(source), kind: 'redirects' }
  if (kind.kind !== 'page') return { addresses: [], kind: 'page' }
  const head = headIn(source)
  const addresses = wasShown(head, comparison) ? [kind.path, ...aliasesIn(head)] : []
  return { addresses, kind: typeof head['template'] === 'string' ? 'generated' : 'page' }
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
    const { addresses, kind } = addressesIn(source, comparison)
    const is = {
      isGenerated: kind === 'generated',
      isTranslation: kind === 'translation',
      isRedirect: kind === 'redirects',
    }
    const gone = addresses.filter((address) => !isAnswered(address, now))
    if (gone.length === 0) return []
    const { file, range } = aliasRange(source, comparison)
    return gone.map((address) => {
      // The address of any other file is not its name.
      const isNamed = !is.isTranslation && !is.isRedirect
      const isHidden = isNamed && address === addresses[0] && comparison.sources(source.file) !== undefined
      const suggestion = file === undefined ? suggest(address, now.keys()) : undefined
      return diagnose('address-gone', range, { ...is, address, revision, file, isHidden, suggestion })
    })
  })
}
