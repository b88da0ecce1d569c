/**
 * The one inline script, the same on every page, so that one hash in the policy allows it. It is plain code without
 * imports, made small by the build, and holds only what cannot wait for the first touch. It starts React at that touch,
 * keeps what is done until `early.ts` repeats it, and runs the few behaviours that HTML and CSS cannot do alone (header on
 * scroll, tabs by hover, lazy pictures, names for failed logos).
 */
type Data = { modules: string[]; idle?: true; asked?: true }

const page = document
const byId = (id: string | null | undefined) => page.getElementById(id as string) as HTMLElement
const closest = (event: Event, selector: string) => (event.target as Element).closest<HTMLElement>(selector)
const asleep = (event: Event) => closest(event, '[data-live=""]')
const on = (types: string, run: (event: Event) => unknown) =>
  types.split(' ').map((type) => page.addEventListener(type, run, true))

/** The build puts the address of `snapshot.ts` here; without snapshots there is none. */
const snapshotModule: string = '__SNAPSHOT__'
/** True for every program that `snapshot.ts` knows, and for no browser that people use. */
const crawlerHint = /^(?!Mozilla)|bot|compatible|finder|google|http|preview|spider/i
const snapshot = snapshotModule && crawlerHint.test(navigator.userAgent) && import(snapshotModule).catch(() => {})

/** Lazy pictures are there, without a box, so that the browser does not load them: `src/ui/picture.tsx`. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRatio } of entries)
      if (intersectionRatio >= 0.1) {
        observer.unobserve(target)
        ;(target as HTMLElement).dataset['lazy'] = 'loading'
      }
  },
  { rootMargin: '50px', threshold: 0.1 },
)
on('load', (event) => closest(event, '[data-lazy]')?.setAttribute('data-lazy', 'done'))
const watch = (parent: ParentNode) => {
  for (const image of parent.querySelectorAll('[data-lazy=waiting]')) observer.observe(image)
}

/** Loads the page anew where that may help, so not twice; else says that a part of it is lost. */
const lost = () => {
  const anew = navigator.onLine && performance.navigation.type !== 1
  if (anew) location.reload()
  else byId('part-lost').hidden = false
  return anew
}

let started: unknown
const start = async () => {
  if (started) return
  started = 1
  const { modules } = await ready
  await snapshot
  // A snapshot that has taken the place of the page holds no data for the app, and stays as it is.
  if (!byId('page')) return
  for (const href of modules)
    page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }))
  try {
    for (const href of modules) {
      await import(href)
      await new Promise((done) => setTimeout(done))
    }
  } catch {
    lost()
  }
}

const marquee: Window['marquee'] = { early: [], start, watch, lost }
window.marquee = marquee
const keep = (event: Event) => {
  marquee.early.push(event)
  start()
}

on('click submit', (event) => {
  const pressed = closest(event, event.type === 'click' ? 'button' : 'form')
  if (!pressed) return
  if (asleep(event)) {
    event.preventDefault()
    event.stopImmediatePropagation()
    keep(event)
  } else if (!('command' in pressed)) {
    const dialog = byId(pressed.getAttribute('commandfor')) as HTMLDialogElement | null
    dialog?.[dialog.open ? 'close' : 'showModal']()
  }
})
on('error', ({ target }) => ((target as HTMLElement).dataset['failed'] = ''))
on('pointerdown keydown', keep)
on('pointerover focusin input', (event) => {
  if ((event as PointerEvent).pointerType === 'touch') return
  byId(closest(event, '[data-selects]')?.dataset['selects'])?.click()
  if (asleep(event)) start()
})

let lastY = 0
const onScroll = () => {
  const going = scrollY > lastY ? 'scrolled going-down' : 'scrolled'
  page.documentElement.className = scrollY > 50 ? going : ''
  lastY = scrollY
}
window.onscroll = onScroll
const ready = new Promise((done) => on('DOMContentLoaded', done)).then(() => {
  const data = JSON.parse(byId('page').textContent) as Data
  onScroll()
  watch(page)
  let { idle }: { idle?: unknown } = data
  try {
    // A letter of an earlier visit waits to be sent, or a draft or receipt is to be shown: `src/ui/form/outbox/marks.ts`.
    idle ||= (data.asked && (location.search || localStorage.length)) || localStorage['marquee-waiting']
  } catch {}
  // What an address asks of a live block should stand there at once.
  if (idle) setTimeout(start, location.search ? 0 : 200)
  return data
})
