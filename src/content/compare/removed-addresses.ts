import { relative } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { diagnose, fileStart, keyRange } from '../diagnostics/diagnose.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { fileKind } from '../parse/file-kind.ts'
import { parse } from '../parse/parse.ts'
import type { Source } from '../parse/source.ts'
import { childPosition } from '../parse/source-position.ts'
import { aliasesIn, headIn, wasShown } from './page-head.ts'
import type { TranslatedPage } from './translated-addresses.ts'

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
  /** The pages of the revision in other languages. */
  translated: readonly TranslatedPage[]
  /** Every current address, in all languages. */
  addresses: ReadonlyMap<string, string>
  /** The time as of which drafts and schedules are evaluated. */
  now: Date
  /** The current text of a file. */
  sources: (file: string) => string | undefined
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

const nameOf = (file: string, pages: string) => withSlashes(relative(pages, file))

/** What a file of the revision answered at; the first address is that of its page. */
type Answered = { addresses: string[]; kind: 'page' | 'generated' | 'redirects' }

/** The addresses of a file in the revision. A page that cannot be parsed has at least that of its name. */
function addressesIn(source: Source, comparison: Comparison): Answered {
  const name = nameOf(source.file, comparison.pages)
  const kind = fileKind(name)
  if (kind.kind === 'data' && kind.name === 'redirects') return { addresses: redirectsIn(source), kind: 'redirects' }
  if (kind.kind !== 'page') return { addresses: [], kind: 'page' }
  const head = headIn(source)
  const addresses = wasShown(head, comparison.now) ? [kind.path, ...aliasesIn(head)] : []
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

/** Addresses of files of the revision that no longer exist. */
function goneFromFiles(comparison: Comparison): Diagnostic[] {
  const { addresses: now, revision, before } = comparison
  return [...before].flatMap((source) => {
    const { addresses, kind } = addressesIn(source, comparison)
    const is = { isGenerated: kind === 'generated', isTranslation: false, isRedirect: kind === 'redirects' }
    const gone = addresses.filter((address) => !isAnswered(address, now))
    if (gone.length === 0) return []
    const { file, range } = aliasRange(source, comparison)
    return gone.map((address) => {
      // The address of any other file is not its name.
      const isHidden = !is.isRedirect && address === addresses[0] && comparison.sources(source.file) !== undefined
      const suggestion = file === undefined ? suggest(address, now.keys()) : undefined
      return diagnose('address-gone', range, { ...is, address, revision, file, isHidden, suggestion })
    })
  })
}

/** Where the site file lists its languages. */
function languagesRange({ pages, sources }: Comparison) {
  const file = `${pages}/_data/site.yaml`
  const now = parse({ file, text: sources(file) ?? '' })
  const position = isMapping(now.value) ? childPosition(now.value, 'languages') : undefined
  return position ? keyRange(position) : fileStart(now.source)
}

/** Addresses of pages in other languages that no longer exist, also those that no file of their own had. */
function goneTranslations(comparison: Comparison): Diagnostic[] {
  const { addresses: now, revision, pages, tags, translated } = comparison
  return translated.flatMap(({ tag, head, addresses, name, isOfMatrix }) => {
    const gone = wasShown(head, comparison.now) ? addresses.filter((address) => !isAnswered(address, now)) : []
    if (gone.length === 0) return []
    const isLanguageGone = !tags.includes(tag)
    const { file, range } = isLanguageGone
      ? { file: undefined, range: languagesRange(comparison) }
      : aliasRange({ file: `${pages}/${name}`, text: '' }, comparison)
    const is = { isGenerated: isOfMatrix, isTranslation: true, isRedirect: false, isHidden: false }
    return gone.map((address) => {
      const suggestion = file === undefined && !isLanguageGone ? suggest(address, now.keys()) : undefined
      const language = isLanguageGone ? { language: tag } : {}
      return diagnose('address-gone', range, { ...is, ...language, address, revision, file, suggestion })
    })
  })
}

/** Addresses of a revision that no longer exist. An address is a promise: it stays, at least as an alias. */
export const removedAddressDiagnostics = (comparison: Comparison): Diagnostic[] => [
  ...goneFromFiles(comparison),
  ...goneTranslations(comparison),
]
