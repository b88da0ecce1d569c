/** Blocks with behaviour: the browser loads their code and hydrates them. All others stay the HTML of the build. */
export const islands = {
  'city-map': () => import('./city-map/city-map.tsx').then((m) => m.CityMap),
  'faq-search': () => import('./faq-search/faq-search.tsx').then((m) => m.FaqSearch),
  'site-search': () => import('./site-search/site-search.tsx').then((m) => m.SiteSearch),
  document: () => import('./document/document.tsx').then((m) => m.Document),
  calculator: () => import('./calculator/calculator.tsx').then((m) => m.Calculator),
  estimate: () => import('./estimate/estimate.tsx').then((m) => m.Estimate),
  form: () => import('./form/form.tsx').then((m) => m.Form),
  checklist: () => import('./checklist/checklist.tsx').then((m) => m.Checklist),
  dashboard: () => import('./dashboard/dashboard.tsx').then((m) => m.Dashboard),
  'swipe-cards': () => import('./swipe-cards/swipe-cards.tsx').then((m) => m.SwipeCards),
  training: () => import('./training/training.tsx').then((m) => m.Training),
}
type IslandType = keyof typeof islands

export const isIsland = (type: string): type is IslandType => Object.hasOwn(islands, type)

/**
 * When an island is hydrated before it is used. `idle`: when the browser is idle, since the device may hold its state.
 * `idle-at-top`: the same, only at the top of a page, since its HTML lacks something that visitors see. `state-at-top`:
 * the same, only if also the address has a query or the device holds anything of an earlier visit.
 */
type EarlyHydration = 'idle' | 'idle-at-top' | 'state-at-top'

const earlyHydration: Readonly<Partial<Record<IslandType, EarlyHydration>>> = {
  checklist: 'idle',
  'swipe-cards': 'idle',
  training: 'idle',
  document: 'idle-at-top',
  'faq-search': 'idle-at-top',
  'site-search': 'idle-at-top',
  // A file can be dropped on it.
  dashboard: 'idle-at-top',
  'city-map': 'state-at-top',
  calculator: 'state-at-top',
  estimate: 'state-at-top',
  form: 'state-at-top',
}
export const earlyHydrationOf = (type: string): EarlyHydration | undefined =>
  isIsland(type) ? earlyHydration[type] : undefined
