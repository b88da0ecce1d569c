/**
 * Loaded by the loader for visitors that look like a program. A known search engine or maker of previews gets the
 * snapshot of the page in its place; everybody else, and whoever gets no snapshot, keeps the page.
 */
/** The build puts the names of known crawlers here. */
const pattern: string = '__CRAWLERS__'
const crawlers = new RegExp(pattern)

if (crawlers.test(navigator.userAgent)) {
  const request = new XMLHttpRequest()
  // A document that is asked for as one takes no way that Trusted Types would have to allow, and its scripts never run.
  request.responseType = 'document'
  request.open('GET', location.pathname === '/' ? '/snapshots/index.html' : `/snapshots${location.pathname}.html`)
  request.onload = () => {
    const snapshot = request.status === 200 ? request.response?.documentElement : undefined
    if (snapshot) document.documentElement.replaceWith(document.adoptNode(snapshot))
  }
  request.send()
}

export {}
