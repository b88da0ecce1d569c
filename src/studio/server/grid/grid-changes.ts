import { join } from 'node:path'
import type { MatrixRow } from '../../../../schema/matrix/matrix-entries.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { createGraph } from '../../../content/graph/graph.ts'
import { checkMaterial, readData } from '../../../generate/material.ts'
import type { CellChange } from '../../../generate/matrix-cells.ts'
import { expand } from '../../../generate/matrix-pages.ts'
import { sharedAddress } from '../../../render/marks/marks.ts'
import type { Stopped } from '../../wire/edits.ts'
import type { GridChange, GridPlan, NewRecordRequest } from '../../wire/grid.ts'
import { say } from '../../words/say.ts'
import type { Outcome } from '../file-edits.ts'
import { type NamedText, readState } from '../file-writer.ts'
import { listedPages } from '../models/listed-pages.ts'
import { redirectsFile, withoutRedirects, withRedirects } from '../redirect-texts.ts'
import type { SiteFiles } from '../site-files.ts'
import { generatedTexts } from '../template-texts.ts'
import { changedMatrix, createTitles } from './changed-cells.ts'
import { recordName } from './grid.ts'
import { matrixNamed, type SiteMatrix, siteMatrices, slugsOfCell } from './matrices.ts'
import { newRecord, type RecordPlan } from './new-record.ts'
import { plainProblems } from './plain-problems.ts'

/** A change of matrices with the texts of the shared files that say it. */
type Prepared = {
  matrices: readonly SiteMatrix[]
  /** The pages that come, and those that go, each with the file of its matrix. */
  added: (MatrixRow & { of: string })[]
  removed: (MatrixRow & { of: string })[]
  texts: ReadonlyMap<string, string>
} & Partial<Pick<RecordPlan, 'record' | 'files'>>

const fileOfPage = ({ path }: Pick<MatrixRow, 'path'>) => `${path.slice(1)}.yaml`

/** What a change of the cells of a matrix leads to, and the change itself: as one step of the history. */
export function createGridChanges({ root, folder, content, files, siteOf }: SiteFiles) {
  const matrixOf = (name: string) => matrixNamed(siteMatrices(content), name)

  function prepared(changes: readonly (readonly [SiteMatrix, CellChange])[], more: RecordPlan['texts'] = []): Prepared {
    const changed = changes.map(([one, change]) => ({ one, ...changedMatrix(one, change) }))
    const rowsOf = (kind: 'added' | 'removed') =>
      changed.flatMap(({ one, ...rows }) => rows[kind].map((row) => ({ ...row, of: one.file })))
    return {
      matrices: changed.map(({ one }) => one),
      added: rowsOf('added'),
      removed: rowsOf('removed'),
      texts: new Map([...changed.map(({ one, text }) => [one.file, text] as const), ...more]),
    }
  }

  function cellsOf({ of, added, removed }: GridChange): Prepared {
    const change = { added: added.map(slugsOfCell), removed: removed.map(slugsOfCell) }
    const one = matrixOf(of)
    const wrong = [...change.added, ...change.removed].find((slugs) => slugs.length !== one.axes.length)
    if (wrong) throw new EditRefused(say().server.grid.noCell(wrong.join(say().server.grid.and)))
    return prepared([[one, change]])
  }

  /** A new record with its pages. Throws `EditRefused` for a name that cannot be. */
  function recordOf(request: NewRecordRequest): Prepared {
    const { record, texts, cells, files } = newRecord(content, request)
    return {
      ...prepared(
        cells.map(({ one, added }) => [one, { added, removed: [] }] as const),
        texts,
      ),
      record,
      files,
    }
  }

  const factsOf = ({ matrices, added, record, files: own }: Prepared) => ({
    added,
    questions: own,
    addressOf: (file: string) => added.find((row) => content.fileOf(fileOfPage(row)) === file)?.path,
    recordOf({ named }: MatrixRow, word: string) {
      const [collection, slug] = [matrices[0]?.words.get(word), named.get(word)]
      if (collection === undefined || slug === undefined) return undefined
      return {
        name:
          slug === record?.slug ? String(record.values['name']) : recordName(content.sharedFiles(), collection, slug),
        file: content.fileOf(`_data/${collection}/${slug}.yaml`),
      }
    },
  })

  /** The pages of a change with their titles, and what is wrong with its shared files. */
  async function planOf(change: Prepared): Promise<GridPlan> {
    const { matrices, added, removed, texts, record } = change
    const { material, diagnostics } = checkMaterial(await readData(root, folder, texts))
    const before = checkMaterial(await readData(root, folder)).material
    // A new record may lack something as yet: its pages have titles all the same.
    const titles = new Map(before && matrices.map(({ file }) => [file, createTitles(before, file, record)]))
    const titleOf = (row: Prepared['added'][number]) => titles.get(row.of)?.(row) ?? row.path
    return {
      added: added.map((row) => ({ address: row.path, title: titleOf(row) })),
      removed: removed.map((row) => ({
        address: row.path,
        title: titleOf(row),
        hasOwnWords: /^(?:overrides:|detached: true)/m.test(files.textOf(content.fileOf(fileOfPage(row)))),
      })),
      links: linksTo(removed).filter(({ address }) => !matrices.some(({ file }) => address === sharedAddress(file))),
      problems: plainProblems(
        [...diagnostics, ...(material ? expand(material).diagnostics : [])].filter(
          ({ severity }) => severity === 'error',
        ),
        factsOf(change),
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
      throw new EditRefused(say().server.files.noPage(leadTo))
    if (leadTo !== undefined && removed.some(({ path }) => path === leadTo))
      throw new EditRefused(say().server.grid.goesAsWell(leadTo))
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
    const outdated = change.matrices.find((one) =>
      generated.some(({ file, before }) => file === one.file && before.text !== one.text),
    )
    if (outdated) throw new EditRefused(say().server.grid.changedMeanwhile(outdated.file))
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
        change.added.length > 0 && say().server.steps.addPages(change.added.length),
        change.removed.length > 0 && say().server.steps.removePages(change.removed.length),
      ]
      return write(label.filter(Boolean).join(', '), () => cellsOf(change), change.leadTo)
    },
    planRecord: (request: NewRecordRequest) => planOf(recordOf(request)),
    createRecord: (request: NewRecordRequest): Promise<Outcome> =>
      write(say().server.steps.newRecord(request.values['name']), () => recordOf(request)),
  }
}
