const pageTags = 'meta[name]:not([name=viewport]), meta[property], link[rel=canonical]'
/** Read by crawlers, which request each page. It is removed with its page; the policy refuses a script that is added later. */
const structuredData = 'script[type="application/ld+json"]'
const stylesheet = 'link[rel=stylesheet]'
/** The last sheet is the one that all pages of a release share. */
const siteSheet = (page: Document) => [...page.querySelectorAll(stylesheet)].at(-1)?.getAttribute('href')

/** Whether two documents were built with the same styles. If not, there is a new release, and the page must be loaded again. */
export const sameRelease = (fetched: Document) => siteSheet(fetched) === siteSheet(document)

const loadedSheets = new Map<string, Promise<void>>()

/** Loads the sheets that a fetched document links and this one does not. Throws where one cannot be loaded. */
export async function loadSheets(fetched: Document) {
  if (!sameRelease(fetched)) return
  const links = [...fetched.querySelectorAll<HTMLLinkElement>(stylesheet)]
  await Promise.all(links.map((link) => loadSheet(link.getAttribute('href') ?? '')))
}

function loadSheet(href: string): Promise<void> {
  const before = loadedSheets.get(href)
  if (before) return before
  if (document.querySelector(`${stylesheet}[href="${CSS.escape(href)}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const loading = new Promise<void>((done, failed) => {
    link.onload = () => done()
    link.onerror = () => {
      link.remove()
      loadedSheets.delete(href)
      failed(new Error(`${href} could not be loaded`))
    }
  })
  loadedSheets.set(href, loading)
  document.head.append(link)
  return loading
}

/** Replaces title, description, canonical link and the other tags by those of a fetched page. */
export function adoptHead(fetched: Document) {
  document.title = fetched.title
  for (const tag of document.head.querySelectorAll(`${pageTags}, ${structuredData}`)) tag.remove()
  for (const tag of fetched.head.querySelectorAll(pageTags)) document.head.append(document.importNode(tag, true))
  document.body.dataset['header'] = fetched.body.dataset['header'] ?? 'dark'
  if (import.meta.env.DEV) adoptBadge(fetched)
}

/** The badge of an unpublished page, which only the development server shows. */
function adoptBadge(fetched: Document) {
  const badge = fetched.getElementById('main')?.dataset['unpublished']
  const main = document.getElementById('main')
  if (badge === undefined) delete main?.dataset['unpublished']
  else main?.setAttribute('data-unpublished', badge)
}

/** Marks the links to the current page, in header and footer. */
export function markCurrent(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a'))
    link.pathname === path && link.origin === location.origin
      ? link.setAttribute('aria-current', 'page')
      : link.removeAttribute('aria-current')
}
