/**
 * The one inline script, the same on every page, so that one hash in the policy allows it. It is plain code without
 * imports, minified by the build, and holds only what cannot wait for the first touch. It loads the app at that touch,
 * queues events until `event-replay.ts` replays them, and runs the few behaviours that HTML and CSS cannot do alone (header on
 * scroll, tabs by hover, lazy pictures, names for failed logos).
 */
type Data = { modules: string[]; dialogModules?: string[]; hydrateOn?: 'idle' | 'state' }

const page = document
const byId = (id: string | null | undefined) => page.getElementById(id as string) as HTMLElement
const closest = (event: Event, selector: string) => (event.target as Element).closest?.<HTMLElement>(selector)
const isWaiting = (event: Event) => closest(event, '[data-island=""]')
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

const showLost = () => {
  byId('lost').hidden = false
}
/**
 * Reloads the page where that may help: not twice (1 is a reload), not while the site does not answer, and never under
 * somebody's hands. Else shows that a part of it is lost.
 */
const lost = () =>
  marquee.isTyped || performance.navigation.type === 1
    ? showLost()
    : fetch('', { method: 'HEAD' }).then(({ ok }) => (ok ? location.reload() : showLost()), showLost)

/** What is typed before its island works is stored for a page that is loaded again; later there is a draft. */
const typedKey = `typed${location.pathname}`
const waitingFields = () =>
  [
    ...page.querySelectorAll<HTMLInputElement>(
      '[data-island=""] :is(input:not([type=file],[type=password]),select,textarea)',
    ),
  ].map((field) => [field.closest('[data-island]')?.id + field.name + field.defaultValue, field] as const)
// biome-ignore lint/suspicious/noGlobalAssign: that of the window, under its shortest name
onpagehide = () => {
  if (marquee.isTyped)
    sessionStorage[typedKey] = JSON.stringify(
      Object.fromEntries(waitingFields().map(([name, { value, checked }]) => [name, { value, checked }])),
    )
}
const restoreTyped = () => {
  const typed = JSON.parse(sessionStorage[typedKey] || '{}')
  for (const [name, field] of waitingFields()) if (typed[name]) marquee.isTyped = Object.assign(field, typed[name])
}

let started: Promise<unknown> | undefined
let lastY = 0
let data: Data
const load = (modules: string[]) => Promise.all(modules.map((href) => import(href)))
/**
 * Loads the modules of the page, once, all at the same time. Those of the quote dialog follow, unless the first touch opens
 * it: on a slow connection they would hold up the touched block.
 */
const start = (touch?: Event) =>
  (started ||= ready
    .finally(() => {
      // A snapshot that has replaced the page has no data, and stays as it is.
      if (!byId('page')) return
      const { modules, dialogModules = [] } = data
      const isDialog = touch && closest(touch, '[popovertarget],[popover]')
      return load([...modules, ...(isDialog ? dialogModules : [])]).then(() => load(dialogModules))
    })
    .catch(lost))

const marquee = { queue: [], start, watch, lost } as unknown as Window['marquee']
self.marquee = marquee
const queue = (event: Event) => {
  marquee.queue.push(event)
  start(event)
}

on('click submit', (event) => {
  if (isWaiting(event) && (event.type === 'submit' || closest(event, 'button'))) {
    event.preventDefault()
    event.stopPropagation()
    queue(event)
  }
})
// `data-load` ends the placeholder of a picture, `data-error` shows the name of a logo.
on('load error', ({ type, target }) => ((target as HTMLElement).dataset[type] = ''))
on('pointerdown keydown', queue)
on('mouseover focusin input', (event) => {
  if (event.type === 'input') marquee.isTyped ||= closest(event, '[data-island]')
  byId(closest(event, '[data-selects]')?.dataset['selects'])?.click()
  if (isWaiting(event)) start()
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
  try {
    restoreTyped()
  } catch {}
  // Later, since the first access to local storage waits for the disk, and the first paint should not.
  setTimeout(
    () => {
      try {
        // A submission of an earlier visit waits, or a draft or receipt can be shown: `src/components/submission-queue/site-queue.ts`.
        if (
          data.hydrateOn === 'idle' ||
          (data.hydrateOn && (location.search || localStorage.length)) ||
          localStorage['marquee-waiting']
        )
          start()
      } catch {}
    },
    // An address with a query shows its result at once.
    location.search ? 0 : 200,
  )
  return snapshot
})
