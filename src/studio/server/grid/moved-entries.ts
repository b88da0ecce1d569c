import { type MatrixEntry, matrixEntries, matrixRows } from '../../../../schema/matrix/matrix-entries.ts'
import { matrixAfterRecordMove } from '../../../content/move/move-record.ts'
import type { MovedRecord } from '../../wire/grid.ts'
import type { SiteFiles } from '../site-files.ts'
import { siteMatrices } from './matrices.ts'
import { hasQuestionsFile } from './record-form.ts'

/** The entries of all matrices with the record, before and after. */
export function movedEntries(content: SiteFiles['content'], { collection, from, to }: MovedRecord) {
  return siteMatrices(content).flatMap((one) => {
    const at = one.axes.indexOf(collection)
    if (at === -1) return []
    const text = matrixAfterRecordMove(one.text, one.matrix, { collection, from, to })
    const word = [...one.words].find(([, name]) => name === collection)?.[0] ?? ''
    const concerned = ({ named }: { named: MatrixEntry['named'] }) => named.get(word) === from
    const entries = matrixEntries(one.matrix, one.words)
    const toPath = (named: MatrixEntry['named']) =>
      one.matrix.address.replaceAll(/\{(\w+)\}/g, (_, key: string) => (key === word ? to : (named.get(key) ?? '')))
    return [
      {
        one,
        text,
        entries: entries.filter(concerned).map(({ named, path }) => ({ from: path as string, to: toPath(named) })),
        rows: matrixRows(entries)
          .filter(concerned)
          .map(({ named, path, aliases }) => ({ from: path as string, aliases, to: toPath(named) })),
      },
    ]
  })
}

/** What has the name of a record, and is renamed with it: below `_data/` without ending. */
export function namesOf(content: SiteFiles['content'], { collection, from }: MovedRecord): string[] {
  const matrices = siteMatrices(content).filter(({ axes }) => axes.includes(collection))
  const [one] = matrices
  const hasQuestions = one !== undefined && hasQuestionsFile(content, { one, collection, matrices })
  return [`${collection}/${from}`, ...(hasQuestions ? [`faqs/${from}`] : [])]
}
