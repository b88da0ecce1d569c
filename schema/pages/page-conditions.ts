/** The conditions for the pages in a list. */
export type Conditions = {
  under?: string | undefined
  having?: string | undefined
  tagged?: string | undefined
  pages?: readonly string[] | undefined
  except?: readonly string[] | undefined
  about?: string | undefined
  notAbout?: string | undefined
  noindex?: boolean | undefined
}

/** What decides whether a page fits. Words for records are further fields. */
export type ConditionedPage = {
  path: string
  /** Types of its blocks. */
  types: readonly string[]
  tags?: readonly string[] | undefined
  noindex?: boolean | undefined
  gate?: unknown
}

/** Whether a path is below another; only a page itself is below its own path if it has no subpages. */
export const liesUnder = (path: string, under: string) =>
  path !== under && path.startsWith(under === '/' ? '/' : `${under}/`)

/** Whether a list with these conditions may show a page at this path. The not-found page is never listed. */
export const mayShow = ({ under, pages, except }: Conditions, path: string): boolean =>
  path !== '/404' &&
  !except?.includes(path) &&
  (under === undefined || liesUnder(path, under)) &&
  (pages === undefined || pages.includes(path))

/** Whether a page names a record by this word. */
const isAbout = (page: object, word: string) => (page as Readonly<Record<string, unknown>>)[word] !== undefined

/** Whether a list with these conditions may show the page. Protected pages are never listed. */
export function fits(page: ConditionedPage, conditions: Conditions): boolean {
  const { having, tagged, about, notAbout, noindex } = conditions
  if (!mayShow(conditions, page.path) || page.gate || (page.noindex && !noindex)) return false
  if (having !== undefined && !page.types.includes(having)) return false
  if (tagged !== undefined && !page.tags?.includes(tagged)) return false
  if (about !== undefined && !isAbout(page, about)) return false
  return notAbout === undefined || !isAbout(page, notAbout)
}
