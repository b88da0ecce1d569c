import { type Collections, collectionsByWord } from '../../../../schema/collections/collections.ts'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { matrixSchema } from '../../../../schema/matrix/matrix.ts'
import {
  type MatrixEntry,
  type MatrixRow,
  matrixEntries,
  matrixRows,
} from '../../../../schema/matrix/matrix-entries.ts'
import type { Matrix } from '../../../../schema/matrix/matrix-fields.ts'
import { diagnose, fileStart, valueRange } from '../../diagnostics/diagnose.ts'
import { unknownName } from '../../diagnostics/suggest.ts'
import type { Parsed } from '../../parse/parse.ts'
import { type Container, locate, type SourcePosition } from '../../parse/source-position.ts'
import { checkFile, checkSlugs } from '../../validate/records/record-checks.ts'
import { filesUnder } from './records.ts'

/** A file of `_data/coverage/`: what it says, its combinations and pages, and the position of its records. */
export type CheckedMatrix = {
  file: string
  root: Container
  matrix: Matrix
  entries: readonly MatrixEntry[]
  rows: readonly MatrixRow[]
  position: SourcePosition
}

/** The matrices without errors. `incomplete`: there are others, so what follows from these is not reported as missing. */
export type CheckedMatrices = { matrices: readonly CheckedMatrix[]; incomplete: boolean }

type Sources = {
  files: ReadonlyMap<string, Parsed>
  collections: Collections
  records: ReadonlyMap<string, ReadonlyMap<string, unknown>>
}

/** Reports the records of a matrix that do not exist. */
function checkRecordNames(root: Container, records: Sources['records'], diagnostics: Diagnostic[]): void {
  const groupAt = (key: string) => {
    const { value } = locate(root, [key])
    return isMapping(value) ? value : {}
  }
  const check = (collection: string | undefined, list: unknown) => {
    const bySlug = collection === undefined ? undefined : records.get(collection)
    if (collection !== undefined && bySlug) checkSlugs(collection, list, bySlug, diagnostics)
  }
  const axes = Object.entries(groupAt('records'))
  for (const [collection, list] of axes) check(collection, list)
  for (const rule of ['only', 'except'])
    for (const [key, list] of Object.entries(groupAt(rule))) check(axes[key.split('/').length]?.[0], list)
}

/** The names of the templates that exist. */
export const templateNames = (files: Sources['files']): ReadonlySet<string> =>
  new Set(filesUnder(files, 'templates/').keys())

/** Reports the template that a matrix or a page names, if it does not exist. */
export function templateDiagnostics(
  holder: Container,
  templates: ReadonlySet<string>,
  kind: 'matrix' | 'page',
): Diagnostic[] {
  const { value: name, position } = locate(holder, ['template'])
  if (typeof name !== 'string' || position === undefined || templates.has(name)) return []
  const facts = { ...unknownName(name, templates, position), isPage: kind === 'page' }
  return [diagnose('missing-template', valueRange(position), facts)]
}

/** The matrices in `_data/coverage/`, checked against the records. */
export function checkMatrices(
  { files, collections, records }: Sources,
  today: string,
  diagnostics: Diagnostic[],
): CheckedMatrices {
  const words = collectionsByWord(collections)
  const old = files.get('coverage')
  if (old) diagnostics.push(diagnose('old-coverage', fileStart(old.source), { file: old.source.file }))
  const templates = templateNames(files)
  const written = [...filesUnder(files, 'coverage/').values()]
  const matrices = written.flatMap((parsed): CheckedMatrix[] => {
    const { data, root } = checkFile(parsed, { schema: matrixSchema(words), owner: 'coverage', today }, diagnostics)
    if (root) checkRecordNames(root, records, diagnostics)
    if (data === undefined || root === undefined) return []
    diagnostics.push(...templateDiagnostics(root, templates, 'matrix'))
    const entries = matrixEntries(data, words)
    const position = locate(root, ['records']).position ?? parsed.position
    return [{ file: parsed.source.file, root, matrix: data, entries, rows: matrixRows(entries), position }]
  })
  return { matrices, incomplete: old !== undefined || matrices.length < written.length }
}
