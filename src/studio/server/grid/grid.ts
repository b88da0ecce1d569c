import { isMapping } from '../../../../schema/is-mapping.ts'
import { matrixEntries, shownBy } from '../../../../schema/matrix/matrix-entries.ts'
import type { ContentFile } from '../../../content/load/files/content-files.ts'
import type { Content } from '../../../content/load/load.ts'
import { sharedAddress } from '../../../render/marks/marks.ts'
import type { GridAxis, GridCell, GridHead, GridModel } from '../../wire/grid.ts'
import { say } from '../../words/say.ts'
import { collectionName, inSentence } from '../../words.ts'
import { stateOf } from '../models/page-model.ts'
import { cellOf, matrixNamed, newCollections, type SiteMatrix, siteMatrices, wordOf } from './matrices.ts'

type GridContent = Pick<Content, 'shared' | 'sharedFiles' | 'parsedFiles'>

/** The files of shared data by their names. */
type SharedFiles = ReturnType<Content['sharedFiles']>

/** The name of a record as visitors read it. */
export function recordName(files: SharedFiles, collection: string, slug: string): string {
  const value = files.get(`${collection}/${slug}`)?.value
  return isMapping(value) && typeof value['name'] === 'string' ? value['name'] : slug
}

/** All records of a collection: those of the matrix in its order, then all others by their names. */
function recordsIn(files: SharedFiles, { matrix }: SiteMatrix, collection: string): GridHead[] {
  const listed = matrix.records[collection] ?? []
  const head = (slug: string): GridHead => ({ key: slug, name: recordName(files, collection, slug) })
  const others = [...files.keys()].flatMap((name) => {
    const [folder, slug = '', ...rest] = name.split('/')
    return folder === collection && rest.length === 0 && !listed.includes(slug) ? [head(slug)] : []
  })
  return [...listed.map(head), ...others.sort((one, other) => (one.name < other.name ? -1 : 1))]
}

/** The rows of a matrix: its records, or with three collections the combinations of the first two. */
function rowsOf(files: SharedFiles, one: SiteMatrix): GridHead[] {
  const axes = one.axes.length === 1 ? one.axes : one.axes.slice(0, -1)
  return axes.reduce<GridHead[]>((before, collection, index) => {
    const heads = recordsIn(files, one, collection)
    if (index === 0) return heads
    return before.flatMap((first) =>
      heads.map(({ key, name }) => ({ key: `${first.key}/${key}`, name: `${first.name}, ${name}` })),
    )
  }, [])
}

const wordsFor = (one: SiteMatrix, collection: string) => inSentence(collectionName(wordOf(one, collection)))

function axis(one: SiteMatrix, collections: readonly string[], heads: GridHead[]): GridAxis {
  const many = collections.map(collectionName).join(say().server.grid.and)
  return { many, one: collections.map((name) => wordsFor(one, name)).join(say().server.grid.and), heads }
}

/** What the page of a cell is like, by its file. */
function pageFacts(page: ContentFile | undefined): Omit<GridCell, 'address' | 'shows'> {
  if (page === undefined) return { isPlanned: true }
  const { value, source } = page.parsed
  const head = isMapping(value) ? value : {}
  const state = stateOf(head)
  const hasOwnWords = head['detached'] === true || source.text.includes('\noverrides:')
  return { ...(state !== 'public' && { state }), ...(hasOwnWords && { hasOwnWords }) }
}

/** A matrix of the site as a table; without a name the first one. `undefined` if the site has none. */
export function gridOf(content: GridContent, name: unknown): GridModel | undefined {
  const all = siteMatrices(content)
  if (all.length === 0) return undefined
  const one = matrixNamed(all, name)
  const isAlone = one.axes.length === 1
  const last = one.axes.at(-1) ?? ''
  const files = content.sharedFiles()
  const columns = isAlone ? [{ key: '', name: say().server.grid.pages }] : recordsIn(files, one, last)
  const rows = rowsOf(files, one)
  const pages = new Map(
    content.parsedFiles().flatMap((file) => (file.kind === 'page' ? [[file.name as string, file] as const] : [])),
  )
  /** The names of the records whose page a combination shows. */
  function shownName(slugs: readonly string[]): string {
    const names = shownBy(slugs, one.axes, one.matrix).flatMap((slug, axis) =>
      slug === slugs[axis] ? [] : [recordName(files, one.axes[axis] ?? '', slug)],
    )
    return names.join(', ')
  }
  const cells = new Map(
    matrixEntries(one.matrix, one.words).map(({ named, path, page }): [string, GridCell] => {
      const slugs = [...named.values()]
      const facts = page === path ? pageFacts(pages.get(path)) : { shows: { address: page, name: shownName(slugs) } }
      return [cellOf(slugs).join(' '), { address: path, ...facts }]
    }),
  )
  return {
    name: one.name,
    title: one.title,
    all: all.map(({ name, title }) => ({ name, title })),
    rows: axis(one, isAlone ? one.axes : one.axes.slice(0, -1), rows),
    columns: isAlone
      ? { many: say().common.pages, one: say().server.grid.onePage, heads: columns }
      : axis(one, [last], columns),
    creates: newCollections(one).map((collection) => ({ collection, one: wordsFor(one, collection) })),
    cells: rows.map((row) => columns.map((column) => cells.get(`${row.key} ${column.key}`) ?? null)),
    address: sharedAddress(one.file),
  }
}
