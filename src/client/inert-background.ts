/** Elements that are inert because a dialog of the layout is open. */
let inertElements: Element[] = []

/** Runs `run` in an idle callback, or in the next task where the browser has none (Safari). */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run)

/** The siblings of an element and of its ancestors, without notices and other dialogs, which may lie above it. */
function siblingsAround(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter(
    (one) => one !== element && !one.matches('script, dialog, [role=status]'),
  )
  return [...siblings, ...siblingsAround(parent)]
}

function makeBackgroundInert() {
  const dialog = document.querySelector('dialog:popover-open')
  if (!dialog || inertElements.length > 0) return
  inertElements = siblingsAround(dialog)
  for (const element of inertElements) element.setAttribute('inert', '')
}

/** Of two open popovers the browser returns the focus only to what opened the first, and only when that closes. */
function closeMenu() {
  const menu = document.querySelector<HTMLElement>(':popover-open:not(dialog)')
  if (!menu) return
  menu.hidePopover()
  document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`)?.focus()
}

/**
 * Makes the background of an open dialog of the layout inert, as the browser does for a modal dialog. It does so when idle
 * and not before the dialog shows, since the browser then computes the style of the whole page again. A menu from which the
 * dialog was opened closes with it.
 */
export function watchDialogs() {
  whenIdle(makeBackgroundInert)
  const on = (type: 'beforetoggle' | 'toggle', run: (event: ToggleEvent) => void) =>
    document.addEventListener(type, (event) => event.target instanceof HTMLDialogElement && run(event), true)
  // Before the browser returns the focus.
  on('beforetoggle', ({ newState }) => {
    if (newState === 'open') return
    for (const element of inertElements) element.removeAttribute('inert')
    inertElements = []
  })
  on('toggle', ({ newState }) => {
    if (newState === 'open') whenIdle(makeBackgroundInert)
    else closeMenu()
  })
}
