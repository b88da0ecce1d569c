/**
 * The views of the whole site, by the end of their addresses: `/studio/-/pages`. No page has an address like that. The
 * settings are fields as those of a block: their list stands in the place of the blocks, and the page beside it.
 */
export const viewNames = [
  'pages',
  'translation',
  'replace',
  'changes',
  'pictures',
  'template',
  'theme',
  'settings',
  'grid',
] as const

export type ViewName = (typeof viewNames)[number]

/** Views that stand beside the page; the others cover it. */
const viewsBeside: ReadonlySet<ViewName> = new Set(['theme', 'translation'])

export const isBesidePage = (view: ViewName | undefined): boolean => view !== undefined && viewsBeside.has(view)

const prefix = '/-/'

/** The address of a view in the studio. */
export const addressOfView = (view: ViewName): string => `${prefix}${view}`

/** The view at an address of the studio, also with a query; `undefined` at that of a page or a shared file. */
export function viewAt(address: string): ViewName | undefined {
  const name = address.startsWith(prefix) ? (address.slice(prefix.length).split('?')[0] ?? '') : ''
  return viewNames.find((one) => one === name)
}
