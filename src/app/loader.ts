/**
 * The one inline script, the same on every page, so that one hash in the policy allows it. It is plain code without
 * imports, made small by the build. It does what a page needs before React is there: it starts React at the first
 * touch, keeps taps on blocks that are not alive yet and replays them, and runs the few behaviours that HTML and CSS
 * cannot do alone (header on scroll, tabs by hover, lazy pictures, names for failed logos).
 */
interface PageData {
  modules: string[]
  idle?: true
}
interface MarqueeApi {
  /** A block says that it is hydrated: what was tapped too early is tapped again, in a task of its own. */
  live(block: Element): void
  /** Watches the lazy pictures below `root`. */
  watch(root: ParentNode): void
  start(): void
}

const page = document
const root = page.documentElement
const alive = new WeakSet<Element>()
let early: [block: Element, replay: () => void][] = []
let started = false

const lost = () => {
  try {
    if (navigator.onLine && !sessionStorage['marquee-reloaded']) {
      sessionStorage['marquee-reloaded'] = 1
      location.reload()
      return true
    }
  } catch {}
  page.getElementById('part-lost')?.removeAttribute('hidden')
  return false
}

/** The build puts the address of `snapshot.ts` here; without snapshots there is none. */
const snapshotModule: string = '__SNAPSHOT__'
/** True for every program that `snapshot.ts` knows, and for no browser that people use. */
const crawlerHint = /^(?!Mozilla)|bot|compatible|finder|google|http|preview|spider/i
const snapshot = snapshotModule && crawlerHint.test(navigator.userAgent) && import(snapshotModule).catch(() => {})

const start = async () => {
  if (started) return
  started = true
  if (page.readyState === 'loading') await new Promise((done) => page.addEventListener('DOMContentLoaded', done))
  await snapshot
  const { modules } = JSON.parse(page.getElementById('page')?.textContent ?? '{"modules":[]}') as PageData
  for (const href of modules)
    page.head.append(Object.assign(page.createElement('link'), { rel: 'modulepreload', href }))
  try {
    for (const href of modules) {
      await import(href)
      await new Promise((done) => setTimeout(done))
    }
    sessionStorage.removeItem('marquee-reloaded')
  } catch {
    lost()
  }
}

/** Whether an inquiry of an earlier visit waits to be sent: `src/ui/form/outbox/waiting-mark.ts`. */
const isWaiting = () => {
  try {
    return localStorage['marquee-waiting']
  } catch {}
}

type Policy = { createHTML(html: string): string }
type PolicyMaker = { createPolicy(name: string, rules: Policy): Policy }
const policy = (window as { trustedTypes?: PolicyMaker }).trustedTypes?.createPolicy('marquee-loader', {
  createHTML: (html) => html,
})
/** A lazy picture is HTML that the build wrote into the page as text. `src/ui/trusted-html.ts` is out of reach here. */
const trust = (html: string) => policy?.createHTML(html) ?? html

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, intersectionRatio } of entries)
      if (intersectionRatio >= 0.1) {
        observer.unobserve(target)
        const place = target as HTMLElement
        place.dataset['lazy'] = 'loading'
        place.innerHTML = trust(place.textContent ?? '')
        place.querySelector('img')?.addEventListener('load', () => {
          place.dataset['lazy'] = 'done'
        })
      }
  },
  { rootMargin: '50px', threshold: 0.1 },
)

const api: MarqueeApi = {
  live(block) {
    alive.add(block)
    early = early.filter(([waiting, replay]) => waiting !== block || void setTimeout(replay))
  },
  watch(parent) {
    for (const image of parent.querySelectorAll('[data-lazy=waiting]')) observer.observe(image)
  },
  start,
}
Object.assign(window, { marquee: api })

const closest = (event: Event, selector: string) => (event.target as Element).closest?.<HTMLElement>(selector)
const asleep = (event: Event) => {
  const block = closest(event, '[data-live]')
  return block && !alive.has(block) ? block : undefined
}

page.addEventListener(
  'click',
  (event) => {
    const button = closest(event, 'button')
    const block = button && asleep(event)
    if (block) {
      event.preventDefault()
      event.stopImmediatePropagation()
      early.push([block, () => button.click()])
    } else if (button?.hasAttribute('commandfor') && !('command' in button)) {
      const dialog = page.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement
      dialog.open ? dialog.close() : dialog.showModal()
    }
  },
  true,
)
page.addEventListener(
  'submit',
  (event) => {
    const block = asleep(event)
    if (block) {
      event.preventDefault()
      early.push([block, () => (event.target as HTMLFormElement).requestSubmit()])
    }
  },
  true,
)
page.addEventListener(
  'error',
  (event) => {
    const image = event.target as HTMLElement
    if (image.localName === 'img') image.dataset['failed'] = ''
  },
  true,
)
for (const type of ['pointerdown', 'keydown', 'touchstart'])
  page.addEventListener(type, start, { capture: true, passive: true })
page.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') page.querySelector('[data-menu]')?.setAttribute('data-closed', '')
  // The key that opens the search on most sites, unless it is typed into something.
  if (
    event.key === '/' &&
    !closest(event, 'input,textarea,select,dialog,[contenteditable]') &&
    !event.ctrlKey &&
    !event.metaKey
  ) {
    const search = page.getElementById('search') as HTMLDialogElement | null
    if (search?.showModal) {
      event.preventDefault()
      search.showModal()
    }
  }
})
for (const type of ['pointerover', 'focusin'])
  page.addEventListener(type, (event) => {
    if (!closest(event, '[data-menu]')) page.querySelector('[data-menu]')?.removeAttribute('data-closed')
    if ((event as PointerEvent).pointerType === 'touch') return
    const name = closest(event, '[data-selects]')
    const radio = name && page.getElementById(name.dataset['selects'] ?? '')
    if (radio) (radio as HTMLInputElement).checked = true
    if (asleep(event)) start()
  })

let lastY = 0
const onScroll = () => {
  const y = Math.max(0, scrollY)
  root.toggleAttribute('data-scrolled', y > 50)
  root.toggleAttribute('data-going-down', y > lastY && y > 50)
  lastY = y
}
addEventListener('scroll', onScroll, { passive: true })
addEventListener('vite:preloadError', (event) => lost() && event.preventDefault())
page.addEventListener('DOMContentLoaded', () => {
  onScroll()
  api.watch(page)
  if (page.getElementById('page')?.textContent?.includes('"idle":true') || isWaiting())
    // What an address asks of a live block should stand there at once.
    location.search ? start() : (window.requestIdleCallback ?? setTimeout)(() => start())
})
