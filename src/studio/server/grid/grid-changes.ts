import { join } from 'node:path'
import type { MatrixRow } from '../../../../schema/matrix/matrix-entries.ts'
import { count } from '../../../../schema/writing/count.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { createGraph } from '../../../content/graph/graph.ts'
import { checkMaterial, readData } from '../../../generate/material.ts'
import type { CellChange } from '../../../generate/matrix-cells.ts'
import { expand } from '../../../generate/matrix-pages.ts'
import { sharedAddress } from '../../../render/marks/marks.ts'
import type { Stopped } from '../../wire/edits.ts'
import type { GridChange, GridPlan, NewRow } from '../../wire/grid.ts'
import { asSlug, inSentence, inWords } from '../../words.ts'
import type { Outcome } from '../file-edits.ts'
import { type NamedText, readState } from '../file-writer.ts'
import { listedPages } from '../models/listed-pages.ts'
import { redirectsFile, withoutRedirects, withRedirects } from '../redirect-texts.ts'
import type { SiteFiles } from '../site-files.ts'
import { generatedTexts } from '../template-texts.ts'
import { changedMatrix, createTitles, type NewRecord } from './changed-cells.ts'
import { recordName } from './grid.ts'
import { matrixNamed, type SiteMatrix, siteMatrices, slugsOfCell, wordOf } from './matrices.ts'
import { plainProblems } from './plain-problems.ts'
import { newRecordSchema, newRecordText } from './row-form.ts'

/** A change of a matrix with the texts of the shared files that say it. */
type Prepared = {
  one: SiteMatrix
  added: MatrixRow[]
  removed: MatrixRow[]
  texts: ReadonlyMap<string, string>
  record?: NewRecord
}

const fileOfPage = ({ path }: Pick<MatrixRow, 'path'>) => `${path.slice(1)}.yaml`

/** What a change of the cells of a matrix leads to, and the change itself: as one step of the history. */
export function createGridChanges({ root, folder, content, files, siteOf }: SiteFiles) {
  const matrixOf = (name: string) => matrixNamed(siteMatrices(content), name)

  function prepared(one: SiteMatrix, change: CellChange, more: readonly (readonly [string, string])[] = []): Prepared {
    const { text, added, removed } = changedMatrix(one, change)
    return { one, added, removed, texts: new Map([[one.file, text], ...more]) }
  }

  function cellsOf({ of, added, removed }: GridChange): Prepared {
    const change = { added: added.map(slugsOfCell), removed: removed.map(slugsOfCell) }
    const one = matrixOf(of)
    const wrong = [...change.added, ...change.removed].find((slugs) => slugs.length !== one.axes.length)
    if (wrong) throw new EditRefused(`${wrong.join(' and ')} is no page of this grid of pages.`)
    return prepared(one, change)
  }

  /** A new record of the first collection, with its pages. Throws `EditRefused` for a name that cannot be. */
  function rowOf({ of, values, columns }: NewRow): Prepared {
    const one = matrixOf(of)
    const [collection = ''] = one.axes
    const schema = newRecordSchema(content, one)
    const slug = String(values['slug'] ?? '')
    const file = content.fileOf(`_data/${collection}/${slug}.yaml`)
    const word = inSentence(inWords(wordOf(one, collection)))
    if (schema === undefined) throw new EditRefused(`There is no collection ${collection}.`)
    if (slug === '' || asSlug(slug) !== slug || slug.endsWith('-'))
      throw new EditRefused(
        `“${slug}” cannot be a part of an address. Use small letters, digits and single hyphens, such as new-haven.`,
      )
    if (content.names().includes(`_data/${collection}/${slug}.yaml`))
      throw new EditRefused(
        `There is a ${word} with the address part ${slug} already: ${recordName(content.sharedFiles(), collection, slug)}. Choose another one.`,
      )
    const added = one.axes.length === 1 ? [[slug]] : columns.map((column) => [slug, column])
    const record = { collection, slug, values }
    return { ...prepared(one, { added, removed: [] }, [[file, newRecordText(schema, values)]]), record }
  }

  const factsOf = ({ one, added, record }: Pick<Prepared, 'one' | 'added' | 'record'>) => ({
    added,
    addressOf: (file: string) => added.find((row) => content.fileOf(fileOfPage(row)) === file)?.path,
    recordOf({ named }: MatrixRow, word: string) {
      const [collection, slug] = [one.words.get(word), named.get(word)]
      if (collection === undefined || slug === undefined) return undefined
      return {
        name:
          slug === record?.slug ? String(record.values['name']) : recordName(content.sharedFiles(), collection, slug),
        file: content.fileOf(`_data/${collection}/${slug}.yaml`),
      }
    },
  })

  /** The pages of a change with their titles, and what is wrong with its shared files. */
  async function planOf({ one, added, removed, texts, record }: Prepared): Promise<GridPlan> {
    const { material, diagnostics } = checkMaterial(await readData(root, folder, texts))
    const before = checkMaterial(await readData(root, folder)).material
    // A new record may lack something as yet: its pages have titles all the same.
    const titleOf = before ? createTitles(before, one.file, record) : ({ path }: MatrixRow) => path
    return {
      added: added.map((row) => ({ address: row.path, title: titleOf(row) })),
      removed: removed.map((row) => ({
        address: row.path,
        title: titleOf(row),
        hasOwnWords: /^(?:overrides:|detached: true)/m.test(files.textOf(content.fileOf(fileOfPage(row)))),
      })),
      links: linksTo(removed).filter(({ address }) => address !== sharedAddress(one.file)),
      problems: plainProblems(
        [...diagnostics, ...(material ? expand(material).diagnostics : [])].filter(
          ({ severity }) => severity === 'error',
        ),
        factsOf({ one, added, ...(record && { record }) }),
      ),
    }
  }

  /** What links to pages, beside themselves. */
  function linksTo(rows: readonly MatrixRow[]): GridPlan['links'] {
    if (rows.length === 0) return []
    const site = siteOf() ?? content.assemble()
    const graph = createGraph(site.material)
    const own = new Set(rows.map((row) => content.fileOf(fileOfPage(row))))
    const found = new Set(rows.flatMap(({ path }) => graph.uses('page', path).map(({ file }) => file)))
    const pages = new Map(content.pageFiles().map(({ file, name }) => [content.fileOf(file), name as string]))
    const titles = new Map(listedPages(site).map(({ address, title }) => [address, title]))
    return [...found].flatMap((file) => {
      if (own.has(file)) return []
      const address = pages.get(file) ?? sharedAddress(file)
      return [{ address, title: titles.get(address) || address.replace(/^\/_data\//, '') }]
    })
  }

  /** The texts of redirects: to another page from those that go, and none any more from those that come. */
  async function redirectTexts({ added, removed }: Prepared, leadTo: string | undefined): Promise<NamedText[]> {
    const name = redirectsFile
    const file = content.fileOf(name)
    const addresses = (rows: readonly MatrixRow[]) => rows.flatMap(({ path, aliases }) => [path, ...aliases])
    const before = await readState(join(root, file))
    const kept = withoutRedirects(before.text, new Set(addresses(added)))
    if (leadTo !== undefined && !content.pageFiles().some((page) => page.name === leadTo))
      throw new EditRefused(`There is no page at ${leadTo}.`)
    if (leadTo !== undefined && removed.some(({ path }) => path === leadTo))
      throw new EditRefused(`${leadTo} goes as well. Choose another page to lead visitors to.`)
    const after = leadTo === undefined ? kept : withRedirects(kept, addresses(removed), leadTo)
    const isSame = after === before.text
    return isSame ? [] : [{ name, file, path: join(root, file), before, after: after === '' ? undefined : after }]
  }

  async function textsOf(change: Prepared, leadTo: string | undefined): Promise<NamedText[] | Stopped> {
    const { texts, removed } = change
    const options = { root, folder, fileOf: content.fileOf }
    const generated = await generatedTexts(options, texts, new Set(removed.map(fileOfPage)))
    if ('kind' in generated) return generated
    // The cells were changed in the text that the content had; the file may have been written since.
    const isOutdated = generated.some(({ file, before }) => file === change.one.file && before.text !== change.one.text)
    if (isOutdated)
      throw new EditRefused(`${change.one.file} has changed meanwhile. Nothing was written; look at the grid again.`)
    return [...generated, ...(await redirectTexts(change, leadTo))]
  }

  async function write(label: string, prepare: () => Prepared, leadTo?: string): Promise<Outcome> {
    let change: Prepared | undefined
    const result = await files.writeTexts(label, async () => {
      change = prepare()
      return textsOf(change, leadTo)
    })
    if (result.kind !== 'held' || change === undefined) return result
    return { ...result, diagnostics: plainProblems(result.diagnostics, factsOf(change)) }
  }

  return {
    planCells: (change: GridChange) => planOf(cellsOf(change)),
    writeCells(change: GridChange): Promise<Outcome> {
      const label = [
        change.added.length > 0 && `Add ${count(change.added.length, 'page')}`,
        change.removed.length > 0 && `Remove ${count(change.removed.length, 'page')}`,
      ]
      return write(label.filter(Boolean).join(', '), () => cellsOf(change), change.leadTo)
    },
    planRow: (row: NewRow) => planOf(rowOf(row)),
    createRow: (row: NewRow): Promise<Outcome> =>
      write(`New ${String(row.values['name'] ?? 'entry')}`, () => rowOf(row)),
  }
}
