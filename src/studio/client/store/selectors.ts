import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { formatPath } from '../../../../schema/diagnostic.ts'
import { say } from '../../words/say.ts'
import { studioCommands } from '../commands/studio-commands.ts'
import { segmentsOf } from '../page-blocks/block-change.ts'
import { deleteBlock, newSlot } from '../page-blocks/block-commands.ts'
import { type BlockValue, canMove } from '../page-blocks/block-tree.ts'
import { isSameDiagnostic, placeOf } from '../problems/page-diagnostics.ts'
import { isTextEdit } from '../saving/unsaved-edit.ts'
import { filesOf } from '../views/template/template-edits.ts'
import { derived } from './derived.ts'
import type { Selection, StudioState } from './state.ts'
import { canEditInPlace } from './text-in-page.ts'

const noDiagnostics: readonly Diagnostic[] = []

/** What is selected, by its block. */
export const selectionOf = derived(
  ({ chosen, page, elsewhere }: StudioState) => [chosen, page, elsewhere] as const,
  ([chosen, page, elsewhere]): Selection | undefined => {
    // A shared file without blocks has nothing to choose from.
    if (!chosen) return page?.fields && page.blocks.length === 0 ? { block: 'head' } : undefined
    const { inFile, elsewhere: { address, at } = {} } = chosen
    if (!elsewhere || !address || at === undefined) return chosen
    const found = { file: elsewhere.file, path: formatPath(segmentsOf(at)) }
    return { ...placeOf(elsewhere, found), elsewhere: { address }, inFile }
  },
)

/** The page or shared file that has the selected value. */
export const ownerOf = ({ chosen, elsewhere, page }: StudioState) => (chosen?.elsewhere ? elsewhere : page)

/** The selection, if it is on the page. */
export const selectionOnPage = (state: StudioState) => (state.chosen?.elsewhere ? undefined : selectionOf(state))

/** The number of the selected block, if it is on the page. */
export function selectedBlock(state: StudioState): number | undefined {
  const block = selectionOnPage(state)?.block
  return typeof block === 'number' ? block : undefined
}

/** The selected block with the path of the value in it, if it is on the page. */
export function selectedValue(state: StudioState): BlockValue | undefined {
  const block = selectedBlock(state)
  return block === undefined ? undefined : { block, path: selectionOnPage(state)?.path }
}

/** Where a new block goes. */
export const slotOf = (state: StudioState) => state.page && newSlot(state.page, selectedValue(state))

/** Whether something typed is not written yet: Undo begins with it. */
const hasUnsaved = ({ unsaved, pending }: StudioState) => unsaved.has || pending !== undefined

/** Whether a person would lose something if the tab is closed. */
export const losesWork = (state: StudioState) => hasUnsaved(state) || hasTemplateEdits(state)

const hasTemplateEdits = derived(
  ({ templateEdits }: StudioState) => [templateEdits] as const,
  ([templateEdits]) => [...templateEdits.values()].some((edits) => filesOf(edits).length > 0),
)

export const statusOf = ({ isSaving, unsaved, savedWords }: StudioState) =>
  isSaving ? say().store.saving : unsaved.stopped ? say().store.notSaved : savedWords

/** The diagnostics of what was typed and is not saved, once it was checked. */
export function typedDiagnostics({ unsaved, tried, page }: StudioState): readonly Diagnostic[] | undefined {
  const typed = unsaved.has && tried?.page === page ? tried?.diagnostics : undefined
  return typed ?? (unsaved.stopped?.kind === 'held' ? unsaved.stopped.diagnostics : undefined)
}

/** The problems of the page with what was typed. */
export const diagnosticsOf = derived(
  ({ page, unsaved: { has, stopped }, tried }: StudioState) =>
    [
      page?.diagnostics ?? noDiagnostics,
      has && tried?.page === page ? tried?.diagnostics : undefined,
      stopped?.kind === 'held' ? stopped.diagnostics : undefined,
    ] as const,
  ([saved, typed, held]): readonly Diagnostic[] => {
    if (typed || !held) return typed ?? saved
    return [...held, ...saved.filter((one) => !held.some((found) => isSameDiagnostic(one, found)))]
  },
)

/** The problems of the page or shared file that has the selected value. */
export function diagnosticsOfOwner(state: StudioState): readonly Diagnostic[] {
  const owner = ownerOf(state)
  return owner === state.page ? diagnosticsOf(state) : (owner?.diagnostics ?? noDiagnostics)
}

/** The edits that were stopped, for the fields: the YAML pane says what is wrong with a text that was typed there. */
export const stoppedInFields = ({ unsaved: { stopped }, isYamlOpen }: StudioState) =>
  isYamlOpen && stopped?.edits.every(isTextEdit) ? undefined : stopped

/** Whether the fields show the files as they are, without anything that is being saved. */
export const isSaved = (state: StudioState) =>
  !hasUnsaved(state) && (ownerOf(state)?.revision ?? 0) >= state.content.revision()

/** How many pages show the file of the pending change, once all pages have been read. */
export function pagesOfPending({ pending, elsewhere, page }: StudioState): number | undefined {
  return pending && (elsewhere ?? page)?.reach[pending.file]
}

/** All commands of the studio. One that is not possible now has no `run`. */
export const commandsOf = derived(
  (state: StudioState) => {
    const { page, history } = state
    const value = selectedValue(state)
    const block = value && page?.blocks[value.block]
    const hasSlot = slotOf(state) !== undefined
    return [
      ...([page, selectionOnPage(state), history, hasUnsaved(state), block !== undefined, hasSlot] as const),
      page !== undefined && value !== undefined && block !== undefined && canMove(page, value.block),
      canEditInPlace(state, selectionOf(state)),
      page !== undefined && value !== undefined && deleteBlock(page, value.block) !== undefined,
      // Its actions are those of this store.
      state.content,
      state.switchScheme,
      state.setup,
    ] as const
  },
  ([page, selection, history, hasUnsaved, hasBlock, hasSlot, canDuplicate, canEdit, canCut], state) =>
    studioCommands(
      {
        page,
        setup: state.setup,
        selection,
        history,
        hasUnsaved,
        can: {
          copy: hasBlock,
          cut: canCut,
          paste: hasSlot,
          duplicate: canDuplicate,
          editInPlace: canEdit,
          add: hasSlot,
        },
      },
      state,
    ),
)
