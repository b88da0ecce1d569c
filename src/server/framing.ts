/** What a page has to do with frames: most nothing, the gallery holds some, and the pages of its blocks are held by it. */
export type Framing = 'none' | 'holds' | 'held'

/** The files of a gallery, by their framing, as a pattern of addresses. */
export const framedAddresses = { holds: '/gallery', held: '/gallery/[a-z0-9-]+' } as const

const held = new RegExp(`^${framedAddresses.held}$`)

type Facts = { gallery: boolean; files: ReadonlySet<string> }

/** Framing of the page at an address, which may carry a query. Without a gallery there is none. */
export function framingAt(target: string, { gallery, files }: Facts): Framing {
  if (!gallery) return 'none'
  const path = target.split('?', 1)[0] as string
  if (!files.has(`${path.slice(1)}.html`)) return 'none'
  if (path === framedAddresses.holds) return 'holds'
  return held.test(path) ? 'held' : 'none'
}
