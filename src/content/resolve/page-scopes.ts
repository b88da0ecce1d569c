import { type Collections, collectionsByWord } from '../../../schema/collections/collections.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import type { NamedRecords } from '../../../schema/matrix/matrix-entries.ts'
import { memoizeTexts } from '../../cache/memoize.ts'
import type { CheckedFile } from './record-lookups.ts'
import { createRecordTokens, cycleOf } from './record-tokens.ts'
import type { Scope, TokenValues } from './scope.ts'
import type { ValueFormat } from './value-format.ts'

/** Records by the word for one of them, and by their slug. */
export type RecordsByWord = ReadonlyMap<string, ReadonlyMap<string, CheckedFile<AnyRecord>>>

type Sources = {
  collections: Collections
  site: { tokens: TokenValues; broken: boolean }
  recordsByWord: RecordsByWord
  /** As in `Library`. */
  exampleByWord: ReadonlyMap<string, string>
  format: ValueFormat
}

/**
 * Creates scopes of pages: the tokens of the site, and of the records that the page names. `ofAll` are the tokens that any
 * record has.
 */
export function createScopes({ collections, site, recordsByWord, exampleByWord, format }: Sources) {
  const collectionOf = collectionsByWord(collections)
  const recordOf = (collection: string, slug: string) =>
    recordsByWord.get(collections[collection]?.one ?? '')?.get(slug)?.root
  const tokensFor = createRecordTokens({ collections, recordOf, format })
  const tokens = memoizeTexts((word: string, slug: string) => tokensFor(word, collectionOf.get(word) ?? '', slug))
  const scopeOf = (page: string, named: NamedRecords = new Map()): Scope => {
    const broken = [...named].filter(([word, slug]) => recordsByWord.get(word)?.get(slug)?.broken !== false)
    return {
      page,
      site: site.tokens,
      records: [...named].flatMap(([word, slug]) => (recordsByWord.get(word)?.has(slug) ? tokens(word, slug) : [])),
      silent: new Set([...(site.broken ? ['site'] : []), ...broken.map(([word]) => word)]),
      unnamed: new Map([...exampleByWord].filter(([word]) => !named.has(word))),
      format,
      cycleOf: (name) => cycleOf(name, collections),
    }
  }
  const ofAll = (): TokenValues[] =>
    [...recordsByWord].flatMap(([word, some]) => [...some.keys()].map((slug) => tokens(word, slug)))
  return { scopeOf, ofAll }
}
