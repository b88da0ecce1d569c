import { isMapping } from '../parse/source-position.ts'

/** Values of tokens by name: `site.phone` → `(213) 555-0142`. */
export type TokenValues = ReadonlyMap<string, string>

/** The tokens of a page: those of the site, and those of its city and service. */
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
}

function flatten(name: string, value: unknown, into: Map<string, string>): void {
  if (typeof value === 'string' || typeof value === 'number') into.set(name, String(value))
  else if (isMapping(value)) for (const [key, entry] of Object.entries(value)) flatten(`${name}.${key}`, entry, into)
}

/** Texts and numbers of a record as tokens: `city.name`, `city.address.zip`. Lists have none. */
export function recordTokens(word: string, record: unknown): Map<string, string> {
  const values = new Map<string, string>()
  flatten(word, record, values)
  return values
}

/** Tokens of the site; a claim has its value: `site.claims.events`. */
export function siteTokens(site: unknown): Map<string, string> {
  if (!isMapping(site)) return new Map()
  const { claims, header: _header, footer: _footer, ...rest } = site
  const values = recordTokens('site', rest)
  if (isMapping(claims))
    for (const [name, claim] of Object.entries(claims))
      if (isMapping(claim)) flatten(`site.claims.${name}`, claim['value'], values)
  return values
}

/** The scope with fields of the page's head that its blocks may show: `page.published`, `page.updated`. */
export function withPage(scope: Scope, head: Record<string, unknown>): Scope {
  const shown = ['published', 'updated'].filter((key) => typeof head[key] === 'string')
  if (shown.length === 0) return scope
  const own = recordTokens('page', Object.fromEntries(shown.map((key) => [key, head[key]])))
  return { ...scope, records: [own, ...scope.records] }
}

/** The value of a token on a page. */
export function tokenValue(scope: Scope, name: string): string | undefined {
  const value = scope.site.get(name)
  if (value !== undefined) return value
  return scope.records.find((record) => record.has(name))?.get(name)
}

/** Names of all tokens with a value on a page. */
export const tokenNames = (scope: Scope) => [
  ...scope.site.keys(),
  ...scope.records.flatMap((record) => [...record.keys()]),
]
