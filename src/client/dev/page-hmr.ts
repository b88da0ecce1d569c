import type { PageView } from '../page-view.ts'
import type { RouterState } from '../router.tsx'

let latest: PageView | undefined
let taker: ((page: PageView) => void) | undefined

/**
 * Passes a newer state of the current page to the app, now or when the app has loaded. Only `npm run dev` calls this.
 */
export function edit(page: PageView) {
  latest = latest ? withUnchanged(latest, page) : page
  taker?.(page)
}

/** Calls `take` with each edited page, including one from before the call. Returns a function that ends this. */
export function onEdited(take: (page: PageView) => void): () => void {
  if (latest) take(latest)
  taker = take
  return () => {
    taker = undefined
  }
}

/** The edited page, with unchanged blocks as they are shown now. */
export const merge = (now: RouterState, edited: PageView): RouterState => ({
  state: 'page',
  page: now.state === 'page' ? withUnchanged(now.page, edited) : edited,
})

function withUnchanged(before: PageView, after: PageView): PageView {
  const previous = new Map(before.blocks.map((view) => [view.id, view]))
  return {
    ...after,
    blocks: after.blocks.map((view) => (view.html === undefined ? (previous.get(view.id) ?? view) : view)),
  }
}
