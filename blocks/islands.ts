/** Blocks with behaviour: the browser loads their code and hydrates them. All others stay the HTML of the build. */
export const islands = {
  'city-map': () => import('./city-map/city-map.tsx').then((m) => m.CityMap),
  'faq-search': () => import('./faq-search/faq-search.tsx').then((m) => m.FaqSearch),
  'site-search': () => import('./site-search/site-search.tsx').then((m) => m.SiteSearch),
  document: () => import('./document/document.tsx').then((m) => m.Document),
  calculator: () => import('./calculator/calculator.tsx').then((m) => m.Calculator),
  estimate: () => import('./estimate/estimate.tsx').then((m) => m.Estimate),
  form: () => import('./form/form.tsx').then((m) => m.Form),
  'quote-form': () => import('./quote-form/quote-form.tsx').then((m) => m.QuoteForm),
  checklist: () => import('./checklist/checklist.tsx').then((m) => m.Checklist),
  dashboard: () => import('./dashboard/dashboard.tsx').then((m) => m.Dashboard),
  'swipe-cards': () => import('./swipe-cards/swipe-cards.tsx').then((m) => m.SwipeCards),
  training: () => import('./training/training.tsx').then((m) => m.Training),
}
export type IslandType = keyof typeof islands

export const isIsland = (type: string): type is IslandType => Object.hasOwn(islands, type)

/**
 * What the HTML of an island lacks before hydration, so that it cannot wait for a touch. `kept`: content stored on the
 * device, wherever the block is on a page. `more`: something that the hydrated block always shows. `asked`: only what
 * the address requests, or what the device stores of earlier visits.
 */
type Lack = 'kept' | 'more' | 'asked'

const lacks: Readonly<Record<IslandType, Lack>> = {
  checklist: 'kept',
  'swipe-cards': 'kept',
  training: 'kept',
  document: 'more',
  'faq-search': 'more',
  'site-search': 'more',
  // A file can be dropped on it.
  dashboard: 'more',
  'city-map': 'asked',
  calculator: 'asked',
  estimate: 'asked',
  form: 'asked',
  'quote-form': 'asked',
}
export const earlyHydrationOf = (type: string): Lack | undefined => (isIsland(type) ? lacks[type] : undefined)
