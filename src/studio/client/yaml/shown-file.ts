import { formatPath } from '../../../../schema/diagnostic.ts'
import type { EditPath } from '../../../../schema/edit.ts'
import { sharedAddress } from '../../../render/marks/marks.ts'
import type { PageModel } from '../../wire/page.ts'
import { originAt } from '../page-blocks/block-change.ts'
import { placeOf } from '../problems/page-diagnostics.ts'
import type { Selection } from '../store/state.ts'
import { pathOfSelection, selectionAt } from './yaml-positions.ts'

/** A file in the pane: its path from the root, and the address of its page or shared file. */
export type ShownFile = { file: string; address: string }

type Shown = {
  /** The page that is open. */
  page: PageModel
  /** The page or shared file that has the selected value. */
  owner: PageModel | undefined
  selection: Selection | undefined
}

/** Where the selected value is written; `undefined` without a selection. */
function originOfSelection({ owner, selection }: Shown) {
  const block = typeof selection?.block === 'number' ? owner?.blocks[selection.block] : undefined
  const written = block ?? (selection?.block === 'head' ? owner?.head : undefined)
  return written && { ...originAt(written, selection?.path ?? ''), entry: block?.entry }
}

/** The file in the pane: the one in which a value was selected, else the one in which it is written, else the page. */
export function shownFile(shown: Shown): ShownFile {
  const { page, owner, selection } = shown
  const file = selection?.inFile ?? originOfSelection(shown)?.file ?? page.file
  const own = [page, owner].find((one) => one?.file === file)
  return { file, address: own?.address ?? sharedAddress(file) }
}

/** The path of the selected value in a file; in the file of the page, that of the block which shows the value. */
export function pathInFile(shown: Shown, file: string): EditPath | undefined {
  const origin = originOfSelection(shown)
  if (origin?.file === file) return origin.path
  return origin && file === shown.page.file ? pathOfSelection(shown.page, origin, origin.entry) : undefined
}

/** The selection of a path in the file of the pane. The pane stays with this file. */
export function selectionInFile(page: PageModel, { file, address }: ShownFile, path: EditPath): Selection {
  if (file === page.file) return { ...selectionAt(page, path), inFile: file }
  const found = placeOf(page, { file, path: formatPath(path) })
  if (found.block !== 'head') return { ...found, inFile: file }
  return { ...found, elsewhere: { address, at: found.path }, inFile: file }
}
