/** The address of the not-found page, under whichever address it is shown. */
const notFoundPath = '/404'

const canonicalLink = () => document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')

/** Calls `show` for the page that the document shows, and for each that the app shows later without loading it. */
export function watchPages(show: (page: { isNotFound: boolean }) => void): void {
  let link = canonicalLink()
  let shown = ''
  const report = () => {
    const { href } = link ?? location
    const key = `${location.pathname} ${href}`
    // A page that a password opens has a new head, and is the same page.
    if (key === shown) return
    shown = key
    show({ isNotFound: new URL(href).pathname === notFoundPath })
  }
  report()
  // The app changes the address first, and the head when it shows the page: `src/client/head.ts`. Others change it as well.
  new MutationObserver(() => {
    const latest = canonicalLink()
    if (!latest || latest === link) return
    link = latest
    report()
  }).observe(document.head, { childList: true })
  // A page that the browser had kept, and shows again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    shown = ''
    report()
  })
}
