import { type Collections, collectionsByWord } from '../../../schema/collections/collections.ts'
import type { AnyRecord } from '../../../schema/collections/record-schemas.ts'
import type { RecordsByWord } from './page-scopes.ts'
import type { CheckedFile } from './record-lookups.ts'
import { offeredReferences } from './record-tokens.ts'

/** A record at the end of some references, and the path that is left in it. */
type End = { record: CheckedFile<AnyRecord>; path: Path }
type Path = readonly string[]

/** Follows the references of records, to each collection once, as tokens do. */
export function createReferences(collections: Collections, recordsByWord: RecordsByWord) {
  const collectionOf = collectionsByWord(collections)
  const fieldsOf = (word: string) => collections[collectionOf.get(word) ?? '']?.fields ?? {}
  /** The word of the collection to which a field refers. */
  const targetOf = (word: string, name: string) => {
    const field = fieldsOf(word)[name]
    return field?.kind === 'reference' ? collections[field.to]?.one : undefined
  }

  /** A record of a collection that says nothing: its lists are empty. */
  function emptyRecord(word: string): CheckedFile<AnyRecord> {
    const lists = Object.entries(fieldsOf(word)).flatMap(([name, { kind }]) => (kind === 'list' ? [[name, []]] : []))
    return { data: { slug: '', name: '', ...Object.fromEntries(lists) }, broken: false }
  }

  /** The end of a path from a record, whose references lead through collections that it has not passed. */
  function followFrom(record: CheckedFile<AnyRecord>, word: string, path: Path, passed: Path): End | undefined {
    const [name = '', ...rest] = path
    const target = rest.length > 0 ? targetOf(word, name) : undefined
    if (target === undefined) return { record, path }
    if (passed.includes(target)) return undefined
    const slug = record.data?.[name]
    // That a record is missing is reported where it is named.
    const next =
      typeof slug === 'string' ? (recordsByWord.get(target)?.get(slug) ?? { broken: true }) : emptyRecord(target)
    return followFrom(next, target, rest, [...passed, target])
  }

  /**
   * Follows the references at the start of a path: `shop` of `shop.hours`, from a city. Lists of a record that is not named
   * are empty. Undefined where it comes back to a collection.
   */
  const follow = (word: string, slug: string, path: Path): End | undefined =>
    followFrom(recordsByWord.get(word)?.get(slug) ?? { broken: true }, word, path, [word])

  /** Names of the lists of a record, and of those of records to which it refers. */
  function listNames(start: string, word: string, slug: string, passed: readonly string[] = [word]): string[] {
    const data = recordsByWord.get(word)?.get(slug)?.data ?? {}
    return Object.entries(data).flatMap(([name, value]) => {
      if (Array.isArray(value)) return [`${start}.${name}`]
      const target = targetOf(word, name)
      const isOpen = target !== undefined && !passed.includes(target) && passed.length <= offeredReferences
      return isOpen && typeof value === 'string'
        ? listNames(`${start}.${name}`, target, value, [...passed, target])
        : []
    })
  }

  return { follow, listNames }
}
