/**
 * The inline script, the same on every page, so that one hash in the policy allows it. It is plain code without
 * imports, minified by the build, and contains only what cannot wait for the first touch. It starts React at that
 * touch, records events until `event-replay.ts` replays them, and runs the few behaviours that HTML and CSS cannot do
 * alone (header on scroll, tabs by hover, lazy pictures, names for failed logos).
 */
type Data = { modules: string[]; idle?: true; asked?: true }

const page = document
const byId = (id: string | null | undefined) => page.getElementById(id as string) as HTMLElement
const closest = (event: Event, selector: string) => (event.target as Element).closest<HTMLElement>(selector)
const asleep = (event: Event) => closest(event, '[data-live=""]')
const on = (types: string, run: (event: Event) => unknown) =>
  types.split(' ').map((type) => page.addEventListener(type, run, true))

/** The build inserts the address of `snapshot.ts`; without snapshots it is empty. */
const snapshotModule: string = '__SNAPSHOT__'
/** Matches every program that `snapshot.ts` knows, such as crawlers and spiders, and no browser of people. */
const crawlerHint = /^(?!Moz)|awl|bot|der|goo|http|prev/i
const snapshot = snapshotModule && crawlerHint.test(navigator.userAgent) && import(snapshotModule)

/** Lazy pictures have no box at first, so that the browser does not load them: `src/components/picture/picture.tsx`. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRatio } of entries)
      if (intersectionRatio >= 0.1) (target as HTMLElement).dataset['lazy'] = ''
  },
  { rootMargin: '50px', threshold: 0.1 },
)
const watch = (parent: ParentNode) => parent.querySelectorAll('[data-lazy=later]').forEach(observer.observe, observer)

/** Reloads the page if that may help, so not twice; otherwise shows that a part of it is missing. */
const lost = () => {
  if (navigator.onLine && performance.navigation.type - 1) location.reload()
  else byId('lost').hidden = false
}

let started: Promise<unknown> | undefined
let lastY = 0
/** How many more modules are requested before one is awaited. */
let left = 3
let data: Data
const ask = (href: string) =>
  page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }))
const load = (href: string) => import(href)
const start = () =>
  (started =
    started ||
    ready
      .finally(async () => {
        // A snapshot that has replaced the page has no data for the app, and stays as it is.
        if (!byId('page')) return
        // Requests the first four at once, and waits for the fourth: a slow connection loads what all others need
        // first, and the rest while that is evaluated. Then evaluates each in a task of its own. A request takes a
        // phone some milliseconds, and input is handled in between; evaluated on arrival they would share tasks, the
        // longest of which would take twice as long.
        for (const step of [(href: string) => (left-- ? ask(href) : load(href)), load])
          for (const href of data.modules) {
            await step(href)
            // Its second argument is the delay; a function counts as none.
            if (left < 0) await new Promise<void>(setTimeout as (done: () => void) => void)
          }
      })
      .catch(lost))

const marquee = { early: [], start, watch, lost } as unknown as Window['marquee']
self.marquee = marquee
const keep = (event: Event) => {
  marquee.early.push(event)
  start()
}

on('click submit', (event) => {
  if (asleep(event) && (event.type === 'submit' || closest(event, 'button'))) {
    event.preventDefault()
    event.stopPropagation()
    keep(event)
  }
})
// Marks what has loaded and what has failed: `data-load` ends the placeholder of a picture, `data-error` shows a logo's
// name.
on('load error', ({ type, target }) => ((target as HTMLElement).dataset[type] = ''))
on('pointerdown keydown', keep)
on('mouseover focusin input', (event) => {
  byId(closest(event, '[data-selects]')?.dataset['selects'])?.click()
  if (asleep(event)) start()
})

// biome-ignore lint/suspicious/noGlobalAssign: that of the window, under its shortest name
onscroll = () => {
  page.body.className = scrollY > 50 ? (scrollY > lastY ? 'scrolled down' : 'scrolled') : ''
  lastY = scrollY
}

// Called at the end of the page, before its sheets: a browser ends parsing only when it has those.
const ready = new Promise<void>((done) => (marquee.ready = done)).then(() => {
  data = JSON.parse(byId('page').textContent)
  watch(page)
  // Delayed, because the first read of local storage waits for the disk, and the first paint should not.
  setTimeout(
    () => {
      try {
        // A submission of an earlier visit waits, or a draft or receipt can be shown: `src/components/submission-queue/site-queue.ts`.
        if (data.idle || (data.asked && (location.search || localStorage.length)) || localStorage['marquee-waiting'])
          start()
      } catch {}
    },
    // A state of an island that the address requests should show at once.
    location.search ? 0 : 200,
  )
  return snapshot
})
