import { escapeMarkup } from '../../schema/writing/escape-markup.ts'
import type { SharedHtml } from './html-parts.ts'

/**
 * Marks the links to the page at `path` as current; a link to an anchor leads to a place on it, and a component may
 * have marked its own. `html` comes from the
 * renderer, so values are in double quotes and hold neither `<` nor `>`.
 */
export function markCurrent(html: string, path: string): string {
  const href = `href="${escapeMarkup(path)}"`
  if (!html.includes(href)) return html
  return html.replace(/<a [^>]*>/g, (link) =>
    link.includes(` ${href}`) && !link.includes(' aria-current=')
      ? link.replace(` ${href}`, () => ` ${href} aria-current="page"`)
      : link,
  )
}

/** The same for HTML that pages share: if no link leads to this page, it stays the same object. */
export function markCurrentIn(html: SharedHtml, path: string): SharedHtml {
  const shared = markCurrent(html.shared, path)
  return shared === html.shared ? html : { shared }
}
