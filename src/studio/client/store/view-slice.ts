import { isFirstStart } from '../help/first-start.ts'
import { addressOfView } from '../views/view-address.ts'
import { selectionOf } from './selectors.ts'
import type { Slice } from './state.ts'
import { type SidePane, sidePanes, type ViewSlice } from './view-state.ts'

/** Where the browser stores which panes are hidden, for the next time. */
const storedAt = 'studio-hidden-panes'

function storedPanes(): SidePane[] {
  try {
    return sidePanes.filter((pane) => localStorage.getItem(storedAt)?.split(' ').includes(pane))
  } catch {
    // The browser stores nothing for this site.
    return []
  }
}

function storePanes(panes: readonly SidePane[]): void {
  try {
    localStorage.setItem(storedAt, panes.join(' '))
  } catch {
    // It is so until the studio is opened again.
  }
}

export const viewSlice: Slice<ViewSlice> = (set, get, { frame }) => ({
  mode: 'edit',
  translating: undefined,
  translatedText: undefined,
  clicked: { place: undefined, request: 0 },
  seeTranslating: (translating) => set({ translating }),
  offerTranslated: (translatedText) => set({ translatedText }),
  clickPlace: (place) => set(({ clicked }) => ({ clicked: { place, request: clicked.request + 1 } })),
  width: 'full',
  overlay: undefined,
  isYamlOpen: false,
  pane: 'page',
  hiddenPanes: storedPanes(),
  setMode: (mode) => set({ mode }),
  setWidth: (width) => set({ width }),
  show: (overlay) => set({ overlay }),
  showPane: (pane) => set({ pane }),
  switchPane(pane) {
    const { hiddenPanes: before } = get()
    const hiddenPanes = before.includes(pane) ? before.filter((one) => one !== pane) : [...before, pane]
    storePanes(hiddenPanes)
    set({ hiddenPanes })
  },
  switchYaml: () => set(({ isYamlOpen }) => ({ isYamlOpen: !isYamlOpen })),
  closeYaml: () => set({ isYamlOpen: false }),
  switchScheme: () => undefined,
  frame,
  isUpdateAsked: false,
  askUpdate() {
    set({ isUpdateAsked: true })
    get().go(addressOfView('changes'))
  },
  seeUpdate: () => set({ isUpdateAsked: false }),
  publishNow: undefined,
  offerPublish: (publishNow) => set({ publishNow }),
  askPublish() {
    const { publishNow, go } = get()
    if (publishNow) publishNow()
    else go(addressOfView('changes'))
  },
  focusedField: undefined,
  seeFocus: (path) => set({ focusedField: { path, block: selectionOf(get())?.block } }),
  hasTour: isFirstStart(),
  showTour: (hasTour) => set({ hasTour }),
})
