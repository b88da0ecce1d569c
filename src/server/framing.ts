/** How a page uses frames: most pages do not, the gallery has some, and the pages of its blocks are in them. */
export type Framing = 'none' | 'holds' | 'held'

/** Address patterns of the gallery's files, by their framing. */
export const framedAddresses = { holds: '/gallery', held: '/gallery/[a-z0-9-]+' } as const

const held = new RegExp(`^${framedAddresses.held}$`)

type Facts = { gallery: boolean; files: ReadonlySet<string> }

/** Framing of the page at an address, which may have a query. Without a gallery there is none. */
export function framingAt(target: string, { gallery, files }: Facts): Framing {
  if (!gallery) return 'none'
  const path = target.split('?', 1)[0] as string
  if (!files.has(`${path.slice(1)}.html`)) return 'none'
  if (path === framedAddresses.holds) return 'holds'
  return held.test(path) ? 'held' : 'none'
}
