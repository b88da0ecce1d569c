import type { Page } from '../../schema/page.ts'

/** Every page has a snapshot, except protected pages, which would show nothing, and the not-found page. */
export const hasSnapshot = ({ gate, path }: Pick<Page, 'gate' | 'path'>): boolean => !gate && path !== '/404'

/** Address of a page's snapshot without `.html`, as the specification requires (section 7). */
export const snapshotPath = (path: string): string => (path === '/' ? '/snapshots/index' : `/snapshots${path}`)

/** Executable scripts: the loader, and the data for the app. Neither contains `</script`; structured data stays. */
const scripts = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g

/** Pictures that a script reveals, as `src/components/picture/picture.tsx` writes them. */
const waiting = /(<span data-lazy=")later"/g

/**
 * A page for crawlers, or a part of it: the same text, links, head and structured
 * data, without scripts, and with its pictures revealed. Snapshots are not `noindex`, because a crawler would apply that
 * to the page that it replaces, and not disallowed in `robots.txt`, which crawlers obey for subrequests too. Their
 * canonical link names the page, and no link and no sitemap leads to them.
 */
export const snapshotOf = (html: string): string => html.replace(scripts, '').replace(waiting, '$1done"')
