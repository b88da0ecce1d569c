import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import type { NamedRecords } from '../../../schema/matrix/matrix-entries.ts'
import type { CheckedRecord } from '../validate/record-checks.ts'
import { recordTokens, type Scope, type TokenValues } from './scope.ts'

/** Records by the word for one of them, and by their slug. */
export type RecordsByWord = ReadonlyMap<string, ReadonlyMap<string, CheckedRecord<AnyRecord>>>
type SiteTokens = { tokens: TokenValues; broken: boolean }

/** Creates scopes of pages: the tokens of the site, and of the records that the page names. */
export function createScopes(site: SiteTokens, records: RecordsByWord) {
  const tokens = new Map(
    [...records].map(([word, some]) => [
      word,
      new Map([...some].map(([slug, { root }]) => [slug, recordTokens(word, root)])),
    ]),
  )
  return (page: string, named: NamedRecords = new Map()): Scope => {
    const broken = [...named].filter(([word, slug]) => records.get(word)?.get(slug)?.broken !== false)
    return {
      page,
      site: site.tokens,
      records: [...named].flatMap(([word, slug]) => tokens.get(word)?.get(slug) ?? []),
      silent: new Set([...(site.broken ? ['site'] : []), ...broken.map(([word]) => word)]),
      unnamed: new Map(
        [...records].flatMap(([word, some]) => (named.has(word) ? [] : [[word, [...some.keys()][0] ?? '…'] as const])),
      ),
    }
  }
}

/** Tokens that any record has. */
export const tokensOfAll = (records: RecordsByWord) =>
  new Map(
    [...records].flatMap(([word, some]) => [...some.values()].flatMap(({ root }) => [...recordTokens(word, root)])),
  )
