import type { Collections } from '../../../../schema/collections/collections.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { addressWith, type NamedRecords, wordsOf } from '../../../../schema/matrix/matrix-entries.ts'
import type { Ask } from '../../derive/search-documents.ts'
import type { Parsed } from '../../parse/parse.ts'
import { copyPositions } from '../../parse/source-position.ts'
import { fillTokens } from '../../resolve/fill-tokens.ts'
import { type Library, startResolving } from '../../resolve/resolve-context.ts'
import { resolveData } from '../../resolve/resolve-data.ts'
import type { Scope } from '../../resolve/scope.ts'
import type { CheckedMatrix } from './matrices.ts'

type Sources = {
  collections: Collections
  records: ReadonlyMap<string, ReadonlyMap<string, { broken: boolean }>>
  scopeOf: (page: string, named: NamedRecords) => Scope
  libraryFor: (named: NamedRecords) => Library
  files: ReadonlyMap<string, Parsed>
}

/** Every combination of any records of the collections of a matrix, those that it lists first. */
function everyCombination({ matrix }: CheckedMatrix, { records }: Sources): string[][] {
  const axes = Object.entries(matrix.records).map(([collection, listed]) => {
    const valid = [...(records.get(collection) ?? [])].flatMap(([slug, { broken }]) => (broken ? [] : [slug]))
    return [...listed.filter((slug) => valid.includes(slug)), ...valid.filter((slug) => !listed.includes(slug))]
  })
  return axes.reduce<string[][]>(
    (before, slugs) => before.flatMap((first) => slugs.map((slug) => [...first, slug])),
    [[]],
  )
}

/** The combinations without a page of a matrix that says what the search is to say of them: `ask`. */
function asksOf(checked: CheckedMatrix, sources: Sources, diagnostics: Diagnostic[]): Ask[] {
  const { matrix, entries, file, root } = checked
  const template = sources.files.get(`templates/${matrix.template}`)?.value
  if (matrix.ask === undefined || !isMapping(template)) return []
  const words = wordsOf(
    matrix,
    new Map(Object.entries(sources.collections).map(([collection, { one }]) => [one, collection])),
  )
  const paths = new Set<string>(entries.map(({ path }) => path))
  const { title, quote } = template
  const head = copyPositions(template, { title, quote })
  const text = copyPositions(root, { ask: matrix.ask })
  return everyCombination(checked, sources).flatMap((slugs) => {
    const named = new Map(words.map((word, index) => [word, slugs[index] as string]))
    const path = addressWith(matrix.address, (word) => named.get(word))
    if (paths.has(path)) return []
    const scope = sources.scopeOf(file, named)
    const fill = (value: object) => {
      const filled = fillTokens(resolveData(value, startResolving(sources.libraryFor(named))), scope)
      diagnostics.push(...filled.diagnostics)
      return filled.value as Record<string, unknown>
    }
    const { title: ofPage, quote: begin = {} } = fill(head)
    return [{ path, named, title: String(ofPage), text: String(fill(text)['ask']), quote: begin as Ask['quote'] }]
  })
}

/** What the search says of combinations of records without a page, in the order of the matrices. */
export const matrixAsks = (matrices: readonly CheckedMatrix[], sources: Sources, diagnostics: Diagnostic[]): Ask[] =>
  matrices.flatMap((matrix) => asksOf(matrix, sources, diagnostics))
