import type { PageView } from './page-view.ts'
import type { Shown } from './router.tsx'

/** Event with which `npm run dev` hands over a newer state of the page in the window. */
export const editedEvent = 'marquee:edited'

/** Calls `take` with each edited page. Returns a function that ends it. */
export function onEdited(take: (page: PageView) => void): () => void {
  const listener = (event: Event) => take((event as CustomEvent<PageView>).detail)
  window.addEventListener(editedEvent, listener)
  return () => window.removeEventListener(editedEvent, listener)
}

/** The edited page, with the blocks that did not change exactly as they are shown now. */
export function merge(now: Shown, edited: PageView): Shown {
  const shown = new Map(now.state === 'page' ? now.page.blocks.map((view) => [view.id, view]) : [])
  const blocks = edited.blocks.map((view) => (view.kind === 'kept' ? (shown.get(view.id) ?? view) : view))
  return { state: 'page', page: { ...edited, blocks } }
}
