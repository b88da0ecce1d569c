import { type Collections, collectionsByWord } from '../../../schema/collections/collections.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { type MatrixRow, matrixRows, matrixSchema } from '../../../schema/records/matrix.ts'
import type { Parsed } from '../parse/parse.ts'
import { type Container, locate, type SourcePosition } from '../parse/source-position.ts'
import { checkFile, checkNames } from '../validate/record-checks.ts'
import { filesUnder } from './records.ts'

/** A file of `_data/coverage/`: its template, its pages, and the position of its records. */
export type ReadMatrix = { name: string; template: string; rows: MatrixRow[]; place: SourcePosition }

type Sources = {
  files: ReadonlyMap<string, Parsed>
  collections: Collections
  records: ReadonlyMap<string, ReadonlyMap<string, unknown>>
}

/** The matrices in `_data/coverage/`, checked against the records. */
export function readMatrices({ files, collections, records }: Sources, today: string, diagnostics: Diagnostic[]) {
  const words = collectionsByWord(collections)
  return [...filesUnder(files, 'coverage/')].flatMap(([name, parsed]): ReadMatrix[] => {
    const { data, root } = checkFile(parsed, { schema: matrixSchema(words), owner: 'coverage', today }, diagnostics)
    if (data === undefined || root === undefined) return []
    const listsOf = (path: string[]) => locate(root as Container, path).value
    const axes = Object.keys(data.records)
    const check = (path: string[], collection: string | undefined) => {
      const known = collection === undefined ? undefined : records.get(collection)
      if (collection !== undefined && known) checkNames(collection, listsOf(path), known, diagnostics)
    }
    for (const collection of axes) check(['records', collection], collection)
    for (const rule of ['only', 'except'] as const)
      for (const key of Object.keys(data[rule])) check([rule, key], axes[key.split('/').length])
    const place = locate(root, ['records']).place ?? parsed.place
    return [{ name, template: data.template, rows: matrixRows(data, words), place }]
  })
}
