import { isMapping } from '../../../../schema/is-mapping.ts'
import { matrixSchema } from '../../../../schema/matrix/matrix.ts'
import { type MatrixRow, matrixEntries, matrixRows } from '../../../../schema/matrix/matrix-entries.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { editText } from '../../../content/edit/edit-text.ts'
import { parse } from '../../../content/parse/parse.ts'
import { createRecordTokens } from '../../../content/resolve/record-tokens.ts'
import { fillText } from '../../../content/resolve/tokens.ts'
import { type CellChange, cellEdits } from '../../../generate/matrix-cells.ts'
import type { Material } from '../../../generate/matrix-pages.ts'
import { say } from '../../words/say.ts'
import type { SiteMatrix } from './matrices.ts'

/** A matrix with other cells: its text, and the pages that it has more and fewer than before. */
export type ChangedMatrix = { text: string; added: MatrixRow[]; removed: MatrixRow[] }

/** A matrix with a change of its cells. Throws `EditRefused` if no page would be left. */
export function changedMatrix({ text, value, matrix, words }: SiteMatrix, change: CellChange): ChangedMatrix {
  const after = editText(text, cellEdits(value, matrix, change))
  const { data } = matrixSchema(words).safeParse(parse({ file: '', text: after }).value)
  // What is wrong with it is reported with its line when it is written.
  if (data === undefined && change.removed.length > 0 && isEmpty(after)) throw new EditRefused(say().server.grid.last)
  const rows = (one: typeof matrix) => matrixRows(matrixEntries(one, words))
  const [before, now] = [rows(matrix), data === undefined ? [] : rows(data)]
  const without = (some: readonly MatrixRow[], others: readonly MatrixRow[]) => {
    const paths = new Set(others.map(({ path }) => path))
    return some.filter(({ path }) => !paths.has(path))
  }
  return { text: after, added: without(now, before), removed: data === undefined ? [] : without(before, now) }
}

/** Whether a collection of a matrix has no record. */
function isEmpty(text: string): boolean {
  const { value } = parse({ file: '', text })
  const records = isMapping(value) ? value['records'] : undefined
  return isMapping(records) && Object.values(records).some((list) => Array.isArray(list) && list.length === 0)
}

/** A record that is not written yet. */
export type NewRecord = { collection: string; slug: string; values: Record<string, unknown> }

/** Returns the title that the template of a matrix gives to the page of a row, as visitors read it. */
export function createTitles(material: Material, file: string, added?: NewRecord): (row: MatrixRow) => string {
  const { collections, records, words, site } = material
  const recordOf = (collection: string, slug: string) =>
    added?.collection === collection && added.slug === slug
      ? added.values
      : records.get(collections[collection]?.one ?? '')?.get(slug)
  const tokensFor = createRecordTokens({ collections, recordOf, format: String })
  const title = String(material.matrices.find((one) => one.file === file)?.template.values['title'] ?? '')
  return ({ named, path }) => {
    const tokens = [...named].map(([word, slug]) => tokensFor(word, words.get(word) ?? '', slug))
    const filled = fillText(title, (name) => site.get(name) ?? tokens.find((one) => one.has(name))?.get(name))
    return filled.text || path
  }
}
