/** Path, query and anchor of a link that the app follows: a plain click on a page of this site, in this window. */
export function internalTarget(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  const link = (target as Element).closest?.('a')
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined
  return isPageLink(link) ? link.pathname + link.search + link.hash : undefined
}

/**
 * Whether a link leads to another page of this site, in this language: header and footer of another are not these. The browser
 * handles anchors on the same page.
 */
function isPageLink(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hreflang || link.hasAttribute('download')) return false
  const isFile = /\.[a-z0-9]+$/i.test(link.pathname)
  const isAnchor = link.hash !== '' && link.pathname === location.pathname
  return !isFile && !isAnchor
}

/**
 * Calls `prefetch` with the path of each page link that is in view or under the pointer.
 * Does nothing if the browser saves data. Returns a function that ends it.
 */
export function watchLinks(prefetch: (path: string) => void): () => void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return () => {}
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        observer.unobserve(target)
        prefetch((target as HTMLAnchorElement).pathname)
      }
  })
  const onPointer = (event: Event) => {
    const link = (event.target as Element).closest?.('a')
    if (link && isPageLink(link)) prefetch(link.pathname)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    if (isPageLink(link)) observer.observe(link)
  document.addEventListener('pointerover', onPointer, { passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('pointerover', onPointer)
  }
}
