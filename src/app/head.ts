const pageTags = 'meta[name]:not([name=viewport]), meta[property], link[rel=canonical]'
/** Read by crawlers, which ask for each page by itself. It goes with its page; a script put in later is refused. */
const structuredData = 'script[type="application/ld+json"]'
const stylesheet = 'link[rel=stylesheet]'

/** Whether two documents were built with the same styles. If not, a new release is out and the page must be loaded anew. */
export const sameRelease = (fetched: Document) =>
  fetched.querySelector(stylesheet)?.getAttribute('href') === document.querySelector(stylesheet)?.getAttribute('href')

/** Takes title, description, canonical link and the other tags of a page over from its document. */
export function adoptHead(fetched: Document) {
  document.title = fetched.title
  for (const tag of document.head.querySelectorAll(`${pageTags}, ${structuredData}`)) tag.remove()
  for (const tag of fetched.head.querySelectorAll(pageTags)) document.head.append(document.importNode(tag, true))
  document.body.dataset['header'] = fetched.body.dataset['header'] ?? 'dark'
}

/** Marks the links to the page that is shown, in header and footer. */
export function markCurrent(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a'))
    link.pathname === path && link.origin === location.origin
      ? link.setAttribute('aria-current', 'page')
      : link.removeAttribute('aria-current')
}
