import { isMapping } from '../../../schema/is-mapping.ts'
import type { SourcePosition } from '../parse/source-position.ts'
import type { TokenValue } from './tokens.ts'
import type { ValueFormat } from './value-format.ts'

/** The field at which a token comes back to a collection that it has passed. */
export type TokenCycle = { field: string; collection: string }

/** Values of tokens by name: `site.phone` → `(213) 555-0142`. */
export type TokenValues = {
  /** `isAlone`: the token is all that a field holds, which may be the day that a block asks for. */
  get: (name: string, isAlone?: boolean) => string | undefined
  has: (name: string) => boolean
  /** Whether the value of a token of a record is Markdown or an address, which stays as it is in Markdown. */
  isMarkup?: (name: string) => boolean
  /** Where the value of a token of a record is written. */
  positionOf?: (name: string) => SourcePosition | undefined
  /** The names of tokens; of records, those of records that they refer to among them. */
  keys: () => Iterable<string>
}

/** The tokens of a page: those of the site, and those of its records. */
export type Scope = {
  /** The page, for messages. */
  page: string
  site: TokenValues
  /** Of the page's own records; the first that has a token wins. */
  records: readonly TokenValues[]
  /** First words whose record has errors; their tokens are not reported. */
  silent: ReadonlySet<string>
  /** A record for each word that begins tokens of records and that the page does not name. */
  unnamed: ReadonlyMap<string, string>
  /** How values are written in a text. */
  format: ValueFormat
  /** Where a token comes back to a collection that it has passed. */
  cycleOf: (name: string) => TokenCycle | undefined
}

function flatten(name: string, value: unknown, into: Map<string, string>): void {
  if (typeof value === 'string' || typeof value === 'number') into.set(name, String(value))
  else if (isMapping(value)) for (const [key, entry] of Object.entries(value)) flatten(`${name}.${key}`, entry, into)
}

/** Tokens of the site; a claim has its value: `site.claims.events`. */
export function siteTokens(site: unknown): Map<string, string> {
  if (!isMapping(site)) return new Map()
  const { claims, header: _header, footer: _footer, ...rest } = site
  const values = new Map<string, string>()
  flatten('site', rest, values)
  if (isMapping(claims))
    for (const [name, claim] of Object.entries(claims))
      if (isMapping(claim)) flatten(`site.claims.${name}`, claim['value'], values)
  return values
}

/** The scope with fields of the page's head that its blocks may show: `page.published`, `page.updated`. */
export function withPage(scope: Scope, head: Record<string, unknown>): Scope {
  const shown = ['published', 'updated'].filter((key) => typeof head[key] === 'string')
  if (shown.length === 0) return scope
  const days = new Map(shown.map((key) => [`page.${key}`, String(head[key])]))
  const own: TokenValues = {
    get: (name, isAlone) => {
      const day = days.get(name)
      return day === undefined || isAlone ? day : scope.format(day, 'date')
    },
    has: (name) => days.has(name),
    keys: () => days.keys(),
  }
  return { ...scope, records: [own, ...scope.records] }
}

/** The value of a token on a page, and whether it is Markdown or an address. */
export function tokenOf(scope: Scope, name: string, isAlone = false): TokenValue {
  for (const values of [scope.site, ...scope.records]) {
    const value = values.get(name, isAlone)
    if (value !== undefined) return { value, isMarkup: values.isMarkup?.(name) }
  }
  return {}
}

/** The value of a token on a page. */
export const tokenValue = (scope: Scope, name: string): string | undefined => tokenOf(scope, name).value

/** Names of all tokens with a value on a page. */
export const tokenNames = (scope: Scope) => [
  ...scope.site.keys(),
  ...scope.records.flatMap((record) => [...record.keys()]),
]
