import type { Page } from '../../blocks/page.ts'

/** Every page has one but those behind a password, which show nothing, and the not-found page. */
export const hasSnapshot = ({ gate, path }: Pick<Page, 'gate' | 'path'>): boolean => !gate && path !== '/404'

/** Address of a page's snapshot without its ending `.html`: the specification gives it (section 7). */
export const snapshotPath = (path: string): string => (path === '/' ? '/snapshots/index' : `/snapshots${path}`)

/** Scripts that run: the loader, and the data for the app. Neither holds `</script`; structured data stays. */
const scripts = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g

/** Pictures that wait for a script, as `src/components/picture/picture.tsx` writes them. */
const waiting = /(<span data-lazy=")later"/g

/**
 * The page as crawlers get it: the same text, links, head and structured data, without scripts, and with its pictures in
 * place. No snapshot is marked `noindex`, which would come to stand in the page that is replaced by it, nor kept from
 * crawlers in `robots.txt`, which they obey for what a page fetches as well: its canonical link leads to the page, and
 * no link and no sitemap leads to it.
 */
export const snapshotOf = (html: string): string => html.replace(scripts, '').replace(waiting, '$1done"')
