/** Blocks with behaviour: the browser loads their code and hydrates them. All others stay the HTML of the build. */
export const liveBlocks = {
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
export type LiveType = keyof typeof liveBlocks

export const isLive = (type: string): type is LiveType => Object.hasOwn(liveBlocks, type)

/** Those that show what the device keeps: they come alive without waiting for a touch, wherever they stand on a page. */
const keeping: ReadonlySet<string> = new Set(['checklist', 'swipe-cards', 'training'] satisfies LiveType[])
export const isKeeping = (type: string) => keeping.has(type)
