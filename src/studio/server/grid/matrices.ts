import { collectionsByWord } from '../../../../schema/collections/collections.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { matrixSchema } from '../../../../schema/matrix/matrix.ts'
import type { CollectionByWord, Matrix } from '../../../../schema/matrix/matrix-fields.ts'
import type { Content } from '../../../content/load/load.ts'
import type { CellKey } from '../../wire/grid.ts'
import { say } from '../../words/say.ts'
import { collectionName, inSentence } from '../../words.ts'
import { RequestRefused } from '../request-guard.ts'

/** A matrix of the site. */
export type SiteMatrix = {
  /** The name of its file below `_data/coverage/`. */
  name: string
  title: string
  /** The path of its file from the root, its text, and its values without defaults. */
  file: string
  text: string
  value: Record<string, unknown>
  matrix: Matrix
  /** Its collections, in their order. */
  axes: string[]
  words: CollectionByWord
}

const folder = 'coverage/'

/** The matrices of a site; one with an error is left out. */
export function siteMatrices(content: Pick<Content, 'shared' | 'sharedFiles'>): SiteMatrix[] {
  const words = collectionsByWord(content.shared().collections)
  const schema = matrixSchema(words)
  return [...content.sharedFiles()].flatMap(([path, { value, source }]): SiteMatrix[] => {
    const { data: matrix } = path.startsWith(folder) ? schema.safeParse(value) : {}
    if (matrix === undefined || !isMapping(value)) return []
    const axes = Object.keys(matrix.records)
    const title = axes
      .map((one, index) => (index === 0 ? collectionName(one) : inSentence(collectionName(one))))
      .join(' × ')
    const own = { file: source.file, text: source.text, value, matrix, axes, words }
    return [{ name: path.slice(folder.length), title, ...own }]
  })
}

/** The matrix of a name; the first one without a name. Throws `RequestRefused`. */
export function matrixNamed(all: readonly SiteMatrix[], name: unknown): SiteMatrix {
  const found = name === undefined ? all[0] : all.find((one) => one.name === name)
  if (found === undefined) throw new RequestRefused(404, say().server.grid.noGrid(String(name)))
  return found
}

/** The collections of a matrix that new records come to: of three, a cell of the first two has no form. */
export const newCollections = ({ axes }: SiteMatrix): string[] => axes.slice(0, axes.length > 2 ? 1 : 2)

/** The other matrices whose pages are those of a collection alone. */
export const matricesOfOne = (all: readonly SiteMatrix[], collection: string, other: SiteMatrix): SiteMatrix[] =>
  all.filter(({ name, axes }) => name !== other.name && axes.join() === collection)

/** The slugs of a cell, in the order of the collections. Columns of one collection alone have no key. */
export const slugsOfCell = ([row, column]: CellKey): string[] => [...row.split('/'), ...(column === '' ? [] : [column])]

/** The cell of some slugs: the last collection gives the columns, unless it is the only one. */
export const cellOf = (slugs: readonly string[]): CellKey =>
  slugs.length === 1 ? [slugs[0] ?? '', ''] : [slugs.slice(0, -1).join('/'), slugs.at(-1) ?? '']

/** The word for one record of a collection. */
export const wordOf = ({ words }: SiteMatrix, collection: string): string =>
  [...words].find(([, name]) => name === collection)?.[0] ?? collection
