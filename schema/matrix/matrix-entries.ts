import type { Matrix, Words } from './matrix-fields.ts'

type Address = `/${string}`

/** The slugs of the records of a page, by their words. */
export type NamedRecords = ReadonlyMap<string, string>

/** One combination of records. */
export type MatrixEntry = {
  named: NamedRecords
  path: Address
  /** The address of the page that it shows: its own, or that of the records that it reuses. */
  page: Address
  /** Other spellings of `path`, sorted. */
  aliases: readonly Address[]
}

/** A page of a matrix: its records, its address, and every other address that shows it, sorted. */
export type MatrixRow = Omit<MatrixEntry, 'page'>

/** A lookup that ignores what every object inherits, so that a name such as `constructor` finds nothing. */
const own = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** Every combination of slugs, in the order of the collections and of their records. */
export const combinationsOf = ({ records, only, except }: Matrix): string[][] =>
  Object.values(records).reduce<string[][]>(
    (before, slugs) =>
      before.flatMap((first) => {
        const key = first.join('/')
        const without = own(except, key) ?? []
        return (own(only, key) ?? slugs).filter((one) => !without.includes(one)).map((one) => [...first, one])
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
export const wordsOf = ({ records }: Pick<Matrix, 'records'>, words: Words): string[] => {
  const byCollection = new Map([...words].map(([word, collection]) => [collection, word]))
  return Object.keys(records).map((collection) => byCollection.get(collection) ?? collection)
}

/** Other spellings of the address of a combination, sorted. */
function spellings(named: NamedRecords, { address, aliases }: Matrix, words: Words): Address[] {
  const names = [...named].map(([word, slug]) => {
    const others = Object.entries(own(aliases, words.get(word) ?? '') ?? {}).filter(([, alias]) => {
      const { record, with: limits } = aliasOf(alias)
      const isAccepted = (word: string) => own(limits, words.get(word) ?? '')?.includes(named.get(word) ?? '') ?? true
      return record === slug && [...named.keys()].every(isAccepted)
    })
    return [word, [slug, ...others.map(([alias]) => alias)]] as const
  })
  const all = names.reduce<[string, string][][]>(
    (before, [word, some]) => before.flatMap((first) => some.map((one): [string, string][] => [...first, [word, one]])),
    [[]],
  )
  return all
    .slice(1)
    .map((some) => addressWith(address, (word) => new Map(some).get(word)))
    .sort()
}

/** Every combination of a matrix, in the order of its records. */
export function matrixEntries(matrix: Matrix, words: Words): MatrixEntry[] {
  const axes = wordsOf(matrix, words)
  const collections = Object.keys(matrix.records)
  const namedBy = (slugs: readonly string[]) => new Map(axes.map((word, index) => [word, slugs[index] as string]))
  const hasAliases = Object.keys(matrix.aliases).length > 0
  return combinationsOf(matrix).map((slugs) => {
    const named = namedBy(slugs)
    const shown = namedBy(shownBy(slugs, collections, matrix))
    return {
      named,
      path: addressWith(matrix.address, (word) => named.get(word)),
      page: addressWith(matrix.address, (word) => shown.get(word)),
      aliases: hasAliases ? spellings(named, matrix, words) : [],
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
