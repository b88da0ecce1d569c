const pageTags =
  'meta[name]:not([name=viewport]), meta[property], link:is([rel=canonical], [rel=prev], [rel=next], [rel=alternate][hreflang])'
/** Read by crawlers, which request each page. It is removed with its page; the policy refuses a script that is added later. */
const structuredData = 'script[type="application/ld+json"]'
/** Address of the sheet that all pages of a release link. */
const siteSheet = (page: Document) => page.querySelector('link[rel=stylesheet]')?.getAttribute('href')

/** Whether two documents were built with the same styles. If not, there is a new release, and the page must be loaded again; so must one in another language. */
export const sameRelease = (fetched: Document) =>
  siteSheet(fetched) === siteSheet(document) && fetched.documentElement.lang === document.documentElement.lang

/** Replaces title, description, canonical link, those to neighbours and the other tags by those of a fetched page. */
export function adoptHead(fetched: Document) {
  document.title = fetched.title
  for (const tag of document.head.querySelectorAll(`${pageTags}, ${structuredData}`)) tag.remove()
  for (const tag of fetched.head.querySelectorAll(pageTags)) document.head.append(document.importNode(tag, true))
  document.body.dataset['header'] = fetched.body.dataset['header'] ?? 'page'
  document.body.toggleAttribute('data-action-bar', fetched.body.hasAttribute('data-action-bar'))
  window.marquee.showScheme?.()
  window.marquee.offerLanguage?.()
  if (window.marquee.announce) adoptAnnouncement(fetched, window.marquee.announce)
  if (import.meta.env.DEV) {
    adoptBadge(fetched)
    adoptStyles(fetched)
  }
}

/** Shows the announcement of a fetched page, unless the visitor has closed it. */
function adoptAnnouncement(fetched: Document, hideClosed: (bar: Element) => void) {
  const [shown, next] = [document, fetched].map((page) => page.querySelector('body > aside'))
  if (shown?.textContent === next?.textContent) return
  shown?.remove()
  if (!next) return
  const bar = document.importNode(next, true)
  hideClosed(bar)
  document.querySelector('.skip')?.after(bar)
}

/**
 * The styles of a page, which in development has only its own. Those of earlier pages stay: emotion does not insert them
 * a second time.
 */
function adoptStyles(fetched: Document) {
  const [before, styles] = [document, fetched].map((page) => page.getElementById('site-styles'))
  if (!before || !styles || before.textContent === styles.textContent) return
  before.removeAttribute('id')
  before.after(document.importNode(styles, true))
}

/** The badge of an unpublished page, which only the development server shows. */
function adoptBadge(fetched: Document) {
  const badge = fetched.getElementById('main')?.dataset['unpublished']
  const main = document.getElementById('main')
  if (badge === undefined) delete main?.dataset['unpublished']
  else main?.setAttribute('data-unpublished', badge)
}

/** Where the choice of languages leads is another place on each page. */
const choices = 'header a[data-language]'

/** Marks the links in header and footer that a fetched page marks as its own, and chooses the language of that page. */
export function adoptCurrent(fetched: Document) {
  const next = fetched.querySelectorAll(choices)
  for (const [index, link] of document.querySelectorAll(choices).entries()) {
    const found = next[index]
    if (found) link.replaceWith(document.importNode(found, true))
  }
  const entries = ':is(header, footer) a:not([data-language])'
  const marked = fetched.querySelectorAll(`${entries}[aria-current]`)
  const current = new Set([...marked].map((link) => link.getAttribute('href')))
  for (const link of document.querySelectorAll(entries))
    if (current.has(link.getAttribute('href'))) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}
