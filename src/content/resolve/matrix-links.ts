import type { MatrixEntry, NamedRecords } from '../../../schema/matrix/matrix-entries.ts'
import { aliasOf } from '../../../schema/matrix/matrix-entries.ts'
import type { Matrix } from '../../../schema/matrix/matrix-fields.ts'
import { memoizeTexts } from '../../cache/memoize.ts'
import type { SourcePosition } from '../parse/source-position.ts'

type Source = { matrix: Matrix; entries: readonly MatrixEntry[]; position: SourcePosition }

/** The address of a page of a matrix. All links of a matrix share the position of its records. */
export type MatrixLink = { href: string; position: SourcePosition }

type Linked = MatrixLink & Pick<MatrixEntry, 'named'>

const none: NamedRecords = new Map()

/** Of some pages the one that has most of these records; the first of several. */
const closest = (pages: readonly Linked[], named: NamedRecords): Linked | undefined =>
  pages.length < 2
    ? pages[0]
    : pages.reduce((best, page) => (shared(page.named, named) > shared(best.named, named) ? page : best))

/** Of the pages of a record the one that is most about it: with the fewest other records. The first of several. */
const ownPage = (pages: readonly Linked[]): Linked | undefined =>
  pages.reduce<Linked | undefined>(
    (best, page) => (best && best.named.size <= page.named.size ? best : page),
    undefined,
  )

const shared = (one: NamedRecords, other: NamedRecords) =>
  [...other].filter(([word, slug]) => one.get(word) === slug).length

/** Which records go together in the matrices of a site, and where links to them lead. */
export function createMatrixLinks(matrices: readonly Source[]) {
  /** The pages of a record, by the word of its collection and its slug. */
  const pagesOf = memoizeTexts((_word: string, _slug: string): Linked[] => [])
  const partnerWords = new Map<string, Set<string>>()
  for (const { entries, position } of matrices)
    for (const { named, page } of entries) {
      const linked = { named, href: page, position }
      for (const [word, slug] of named) pagesOf(word, slug).push(linked)
    }
  for (const { entries } of matrices) {
    const words = [...(entries[0]?.named.keys() ?? [])]
    for (const word of words) {
      const others = partnerWords.get(word) ?? new Set()
      for (const other of words) if (other !== word) others.add(other)
      partnerWords.set(word, others)
    }
  }

  /** The pages of a record with each record of another collection. */
  const pagesWith = memoizeTexts((word: string, slug: string, other: string) =>
    Map.groupBy(
      pagesOf(word, slug).filter(({ named }) => named.has(other)),
      ({ named }) => named.get(other) as string,
    ),
  )

  return {
    /** The words of the collections that share a matrix with the collection of this word. */
    partnerWords: (word: string): ReadonlySet<string> => partnerWords.get(word) ?? new Set(),
    /**
     * The page of a record to which a page with these records links: the one with most of them, else the one with the fewest
     * other records. Undefined if no matrix names the record.
     */
    linkTo(word: string, slug: string, named: NamedRecords = none): MatrixLink | undefined {
      const near = [...named].flatMap(([other, one]) =>
        other === word ? [] : (pagesWith(word, slug, other).get(one) ?? []),
      )
      return closest(near, named) ?? ownPage(pagesOf(word, slug))
    },
    /** Whether a record has a page that names no other record. */
    hasOwnPage: (word: string, slug: string): boolean => ownPage(pagesOf(word, slug))?.named.size === 1,
    /** The records of another collection that go with a record, each with its page, in the order of the matrices. */
    partners: (word: string, slug: string, other: string, named: NamedRecords = none): Map<string, MatrixLink> =>
      new Map(
        [...pagesWith(word, slug, other)].map(([partner, pages]) => [partner, closest(pages, named) as MatrixLink]),
      ),
    /** The collections with which a matrix of several collections begins. */
    leadingCollections: (): Set<string> =>
      new Set(
        matrices.flatMap(({ matrix }) => {
          const [first, ...others] = Object.keys(matrix.records)
          return first === undefined || others.length === 0 ? [] : [first]
        }),
      ),
    /** The slugs of a collection in the order of the matrices. */
    order: (collection: string): string[] => [
      ...new Set(matrices.flatMap(({ matrix }) => matrix.records[collection] ?? [])),
    ],
    /** Other words for a record in every one of its addresses. */
    aliases: (collection: string, slug: string): string[] =>
      matrices.flatMap(({ matrix }) =>
        Object.entries(matrix.aliases[collection] ?? {}).flatMap(([alias, target]) => {
          const { record, with: limits } = aliasOf(target)
          return record === slug && Object.keys(limits).length === 0 ? [alias] : []
        }),
      ),
  }
}

export type MatrixLinks = ReturnType<typeof createMatrixLinks>
