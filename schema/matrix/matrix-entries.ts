import type { CollectionByWord, Matrix } from './matrix-fields.ts'

type Address = `/${string}`

/** The slugs of the records of a page, by their words. */
export type NamedRecords = ReadonlyMap<string, string>

/** One combination of records. */
export type MatrixEntry = {
  named: NamedRecords
  path: Address
  /** The address of the page that it shows: its own, or that of a page that it reuses. */
  page: Address
  /** Other spellings of `path`, sorted. */
  aliases: readonly Address[]
}

/** A page of a matrix: its records, its address, and every other address that shows it, sorted. */
export type MatrixRow = Omit<MatrixEntry, 'page'>

/** A lookup of own keys only, so that a name such as `constructor` finds nothing. */
const own = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Every combination of slugs, in the order of the collections and of their records. */
export const combinationsOf = ({ records, only, except }: Matrix): string[][] =>
  Object.values(records).reduce<string[][]>(
    (before, slugs) =>
      before.flatMap((first) => {
        const key = first.join('/')
        const offered = own(only, key) ?? slugs
        const without = own(except, key)
        return (without ? offered.filter((one) => !without.includes(one)) : offered).map((one) => [...first, one])
      }),
    [[]],
  )

/** An address with slugs in place of its words. */
export const addressWith = (address: string, slugOf: (word: string) => string | undefined): Address =>
  address.replace(/\{(\w+)\}/g, (_, word: string) => slugOf(word) ?? '') as Address

/** The slugs whose page a combination shows. */
export const shownBy = (slugs: readonly string[], collections: readonly string[], { reuses }: Matrix): string[] =>
  slugs.map((slug, index) => own(own(reuses, collections[index] ?? '') ?? {}, slug) ?? slug)

/** An alias as the matrix writes it in full: without limits `with` is empty. */
export const aliasOf = (alias: Matrix['aliases'][string][string]) =>
  typeof alias === 'string' ? { record: alias, with: {} } : alias

/** The words of the collections of a matrix, in its order. */
export const wordsOf = ({ records }: Pick<Matrix, 'records'>, words: CollectionByWord): string[] => {
  const byCollection = new Map([...words].map(([word, collection]) => [collection, word]))
  return Object.keys(records).map((collection) => byCollection.get(collection) ?? collection)
}

/** An alias of a record, and the slugs of other words with which it is accepted. */
type Spelling = { alias: string; limits: readonly (readonly [word: string, slugs: readonly string[]])[] }

/** The aliases of records, by word and slug. */
function spellingsOf({ aliases }: Matrix, words: CollectionByWord): ReadonlyMap<string, Spelling[]> {
  const wordOf = new Map([...words].map(([word, collection]) => [collection, word]))
  const found = new Map<string, Spelling[]>()
  for (const [collection, own] of Object.entries(aliases))
    for (const [alias, target] of Object.entries(own)) {
      const { record, with: limited } = aliasOf(target)
      const limits = Object.entries(limited).map(([name, slugs]) => [wordOf.get(name) ?? name, slugs] as const)
      const key = `${wordOf.get(collection)} ${record}`
      found.set(key, [...(found.get(key) ?? []), { alias, limits }])
    }
  return found
}

/** Other spellings of the address of a combination, sorted. */
function spelled(
  named: NamedRecords,
  address: string,
  spellings: ReadonlyMap<string, Spelling[]>,
  inAddress: InAddress,
): Address[] {
  let all: [string, string][][] = [[]]
  for (const [word, slug] of named) {
    const others = (spellings.get(`${word} ${slug}`) ?? []).filter(({ limits }) =>
      limits.every(([other, slugs]) => slugs.includes(named.get(other) ?? '')),
    )
    const names = [inAddress(word, slug), ...others.map(({ alias }) => alias)]
    all = all.flatMap((first) => names.map((name): [string, string][] => [...first, [word, name]]))
  }
  return all
    .slice(1)
    .map((some) => addressWith(address, (word) => new Map(some).get(word)))
    .sort()
}

/** How addresses write a record: its slug, and in another language perhaps another word. */
type InAddress = (word: string, slug: string) => string

/** Every combination of a matrix, in the order of its records. */
export function matrixEntries(
  matrix: Matrix,
  words: CollectionByWord,
  inAddress: InAddress = (_word, slug) => slug,
): MatrixEntry[] {
  const axes = wordsOf(matrix, words)
  const collections = Object.keys(matrix.records)
  const spellings = spellingsOf(matrix, words)
  const reuses = Object.keys(matrix.reuses).length > 0
  const addressOf = (slugs: readonly string[]) =>
    addressWith(matrix.address, (word) => {
      const slug = slugs[axes.indexOf(word)]
      return slug === undefined ? undefined : inAddress(word, slug)
    })
  return combinationsOf(matrix).map((slugs) => {
    const named = new Map<string, string>()
    for (const [index, word] of axes.entries()) named.set(word, slugs[index] as string)
    const path = addressOf(slugs)
    const hasAliases = axes.some((word, index) => spellings.has(`${word} ${slugs[index]}`))
    return {
      named,
      path,
      page: reuses ? addressOf(shownBy(slugs, collections, matrix)) : path,
      aliases: hasAliases ? spelled(named, matrix.address, spellings, inAddress) : [],
    }
  })
}

/** The combinations that are pages; one that shows another page is among the aliases of that page. */
export function matrixRows(entries: readonly MatrixEntry[]): MatrixRow[] {
  const shownAt = Map.groupBy(
    entries.filter(({ page, path }) => page !== path),
    ({ page }) => page,
  )
  return entries.flatMap(({ page, ...row }) => {
    if (page !== row.path) return []
    const others = shownAt.get(page)?.flatMap(({ path, aliases }) => [path, ...aliases]) ?? []
    return [{ ...row, aliases: [...row.aliases, ...others].sort() }]
  })
}
