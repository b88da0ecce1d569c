/**
 * The loader loads this module for visitors that look like a program. For a known crawler or link preview it replaces the
 * page by its snapshot; for all others, and where there is no snapshot, the page stays. The loader waits until this is
 * decided before it starts the app.
 */

/** The build inserts the names of known crawlers. */
const pattern: string = '__CRAWLERS__'

const canonicalOf = (from: Document) => from.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href

/** The document at an address, or `undefined` for any status but 200. */
const fetchDocument = (address: string) =>
  new Promise<Document | undefined>((done) => {
    const request = new XMLHttpRequest()
    // A response of this type needs no Trusted Types policy, and its scripts never run.
    request.responseType = 'document'
    request.open('GET', address)
    request.onloadend = () =>
      done(request.status === 200 ? ((request.response as Document | null) ?? undefined) : undefined)
    request.send()
  })

/** The same changes as in `src/seo/snapshot.ts`: a host that rewrites addresses answers with the page as it is. */
function withoutScripts(snapshot: Document): Element {
  for (const script of snapshot.querySelectorAll('script:not([type="application/ld+json"])')) script.remove()
  for (const place of snapshot.querySelectorAll<HTMLElement>('[data-lazy=later]')) place.dataset['lazy'] = 'done'
  return snapshot.documentElement
}

if (new RegExp(pattern).test(navigator.userAgent)) {
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done))
  const canonical = canonicalOf(document)
  // An alias shows the page of its target, and has no snapshot of its own.
  const path = canonical ? new URL(canonical).pathname : location.pathname
  const snapshot = await fetchDocument(path === '/' ? '/snapshots/index.html' : `/snapshots${path}.html`)
  // Some hosts answer 200 with a different page if there is none.
  if (snapshot && (canonicalOf(snapshot) ?? canonical) === canonical)
    document.documentElement.replaceWith(document.adoptNode(withoutScripts(snapshot)))
}

export {}
