/**
 * Takes over from the inline loader, which records presses and keys before hydration: keys are handled at once, presses
 * are replayed when their island is hydrated.
 */
let waiting: Event[] = []

/** The island that was touched last before hydration, or that is in the opened dialog. */
export function touchedBeforeHydration(): Element | undefined {
  const blocks = (window.marquee.early as Event[]).flatMap(({ target }) => {
    const touched = (selector: string) => (target as Element).closest?.(selector)
    const dialog = document.getElementById(touched('[popovertarget]')?.getAttribute('popovertarget') ?? '')
    return dialog?.querySelector('[data-live]') ?? touched('[data-live]') ?? []
  })
  return blocks.at(-1)
}

let tellOthers = () => {}
/** Resolves when the first island is hydrated. */
export const firstHydrated = new Promise<void>((done) => {
  tellOthers = done
})

export function replayQueuedEvents() {
  const { early } = window.marquee
  const push = (event: Event) => {
    if (event.type === 'keydown') answerKey(event as KeyboardEvent)
    // A pointer that goes down only starts the app.
    else if (event.type !== 'pointerdown') waiting.push(event)
  }
  window.marquee.early = { push }
  for (const event of early as Event[]) push(event)
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reopenMenu)
  addEventListener('vite:preloadError', (event) => {
    window.marquee.lost()
    // If the page is about to reload, nothing needs to be reported.
    if (document.getElementById('lost')?.hidden) event.preventDefault()
  })
}

/** An island reports that it is hydrated: recorded presses on it are replayed, in a task of their own. */
export function onHydrated(block: Element) {
  block.setAttribute('data-live', 'alive')
  tellOthers()
  const isInside = ({ target }: Event) => block.contains(target as Element)
  for (const event of waiting.filter(isInside)) setTimeout(() => repeat(event))
  waiting = waiting.filter((event) => !isInside(event))
}

function repeat({ type, target }: Event) {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit()
  if (type === 'click') (target as Element).closest('button')?.click()
}

function answerKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, target } = event
  if (key === 'Escape') document.querySelector('[data-menu]')?.setAttribute('data-closed', '')
  // The key that opens the search on most sites, unless it is typed into a field.
  if (key !== '/' || ctrlKey || metaKey) return
  if ((target as Element).closest?.('input,textarea,select,dialog,[contenteditable]')) return
  const search = document.getElementById('search')
  if (!search) return
  event.preventDefault()
  search.showPopover()
}

/** A menu that Escape has closed can open again once pointer and focus have left it. */
function reopenMenu({ target }: Event) {
  if (!(target as Element).closest?.('[data-menu]'))
    document.querySelector('[data-menu]')?.removeAttribute('data-closed')
}
