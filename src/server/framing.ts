/** How a page uses frames: most pages do not, the gallery embeds some, and the pages of its blocks are embedded. */
export type Framing = 'none' | 'embeds' | 'embedded'

/** Address patterns of the gallery's files, by their framing. */
export const framedAddresses = { embeds: '/gallery', embedded: '/gallery/[a-z0-9-]+(?:/[a-z]+)?' } as const

const embedded = new RegExp(`^${framedAddresses.embedded}$`)

type Facts = { gallery: boolean; files: ReadonlySet<string> }

/** Framing of the page at an address, which may have a query. Without a gallery there is none. */
export function framingAt(target: string, { gallery, files }: Facts): Framing {
  if (!gallery) return 'none'
  const path = target.split('?', 1)[0] as string
  if (!files.has(`${path.slice(1)}.html`)) return 'none'
  if (path === framedAddresses.embeds) return 'embeds'
  return embedded.test(path) ? 'embedded' : 'none'
}
