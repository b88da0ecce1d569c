import { holderOf } from '../page-blocks/block-tree.ts'
import { writtenAs } from '../shown-path.ts'
import { isWide } from '../wide-screen.ts'
import { selectedBlock, selectionOf } from './selectors.ts'
import type { Selection, SelectionSlice, Slice, StudioState } from './state.ts'

/** The state with another choice, and what is known of the page or shared file that has it. */
function choosing({ chosen, elsewhere, missing, content }: StudioState, next: Selection | undefined) {
  const address = next?.elsewhere?.address
  return address === chosen?.elsewhere?.address
    ? { chosen: next, elsewhere, missing }
    : { chosen: next, elsewhere: address === undefined ? undefined : content.pageAt(address), missing: undefined }
}

export const selectionSlice: Slice<SelectionSlice> = (set, get) => ({
  chosen: undefined,
  focus: { path: undefined, request: 0 },
  select(next) {
    set((state) => choosing(state, next))
    get().leaveFocus()
  },
  open(next) {
    set((state) => ({
      ...choosing(state, next),
      focus: { path: next.path, request: state.focus.request + 1 },
      // On a narrow screen a click on the page leads to the field, which can take the focus once its pane is shown.
      pane: 'fields',
      ...(!isWide() && { isYamlOpen: false }),
    }))
  },
  openPlace(place) {
    // A translated page is edited beside it: a click leads to its text there.
    if (get().translating?.address !== undefined) return get().clickPlace(place)
    const { page, open } = get()
    if ('address' in place) {
      const { address, path } = place
      open({ block: 'head', path, ...(address !== page?.address && { elsewhere: { address, at: path } }) })
    } else {
      const at = page && writtenAs(page, place)
      if (at) open(at)
    }
  },
  openHead: () => get().open({ block: 'head', path: '' }),
  focusField() {
    const selection = selectionOf(get())
    if (selection) get().open(selection)
  },
  leaveFocus: () => set(({ focus }) => (focus.path === undefined ? {} : { focus: { ...focus, path: undefined } })),
  up() {
    const { page, chosen } = get()
    const selected = selectedBlock(get())
    const holder = page && selected !== undefined ? holderOf(page, selected)?.number : undefined
    const isValue = chosen?.path !== undefined && chosen.block !== 'head'
    const outer = isValue ? chosen.block : holder
    set((state) => choosing(state, outer === undefined ? undefined : { block: outer }))
  },
})
