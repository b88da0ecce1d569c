/**
 * Takes over from the inline loader, which queues the events that come before the app. Keys are answered at once, clicks
 * and submits are replayed when their island is hydrated.
 */
let waiting: Event[] = []

/** The element of the island that was touched last before the app was there, or of the island in the dialog that was opened. */
export function lastTouchedIsland(): Element | undefined {
  const touched = (window.marquee.queue as Event[]).flatMap(({ target }) => {
    const closest = (selector: string) => (target as Element).closest?.(selector)
    const dialog = document.getElementById(closest('[popovertarget]')?.getAttribute('popovertarget') ?? '')
    return dialog?.querySelector('[data-island]') ?? closest('[data-island]') ?? []
  })
  return touched.at(-1)
}

let reportHydrated = () => {}
/** Resolves when the first island is hydrated. */
export const firstHydrated = new Promise<void>((done) => {
  reportHydrated = done
})

export function replayQueuedEvents() {
  const { queue } = window.marquee
  const push = (event: Event) => {
    if (event.type === 'keydown') answerKey(event as KeyboardEvent)
    // A pointer that comes down only starts the app.
    else if (event.type !== 'pointerdown') waiting.push(event)
  }
  window.marquee.queue = { push }
  for (const event of queue as Event[]) push(event)
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, leaveMenus)
  document.addEventListener('click', toggleMenu)
}

/**
 * Replays the events of an island that is now hydrated, each in a task of its own. `currentOf` returns the element that has
 * taken the place of another.
 */
export function onHydrated(island: Element, currentOf: (element: Element) => Element) {
  island.setAttribute('data-island', 'hydrated')
  reportHydrated()
  const current = (event: Event) => {
    const target = event.target as Element
    return currentOf(target.closest('button') ?? target)
  }
  const isInside = (event: Event) => island.contains(current(event))
  for (const event of waiting.filter(isInside)) setTimeout(() => replay(event.type, current(event)))
  waiting = waiting.filter((event) => !isInside(event))
}

function replay(type: string, target: Element) {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit()
  if (type === 'click') target.closest('button')?.click()
}

function answerKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, target } = event
  if (key === 'Escape')
    for (const menu of menus()) {
      menu.setAttribute('data-closed', '')
      expand(menu, false)
    }
  // The key that opens the search on most sites, unless it is typed into a field.
  if (key !== '/' || ctrlKey || metaKey) return
  if ((target as Element).closest?.('input,textarea,select,dialog,[contenteditable]')) return
  const search = document.getElementById('search')
  if (!search) return
  event.preventDefault()
  search.showPopover()
}

const menus = () => document.querySelectorAll('[data-menu]')

function expand(menu: Element, isOpen: boolean) {
  menu.toggleAttribute('data-open', isOpen)
  menu.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(isOpen))
}

function toggleMenu({ target }: Event) {
  const menu = (target as Element).closest?.('[data-menu-toggle]')?.closest('[data-menu]')
  if (!menu) return
  menu.removeAttribute('data-closed')
  expand(menu, !menu.hasAttribute('data-open'))
}

/** A menu closes once pointer or focus is elsewhere, and one that Escape has closed can open again. */
function leaveMenus({ target, type }: Event) {
  const inside = (target as Element).closest?.('[data-menu]')
  for (const menu of menus()) {
    if (menu === inside) continue
    menu.removeAttribute('data-closed')
    if (type === 'focusin') expand(menu, false)
  }
}
