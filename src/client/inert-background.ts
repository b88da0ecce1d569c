/** Runs `run` in an idle callback, or in the next task where the browser has none (Safari). */
export const whenIdle = (run: () => void) => (window.requestIdleCallback ?? setTimeout)(run)

/** Elements that an open dialog of the layout has made inert. */
let behind: Element[] = []

/** All siblings of an element and of its ancestors, except notices and dialogs, which may lie above it. */
function besides(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter(
    (one) => one !== element && !one.matches('script, dialog, [role=status]'),
  )
  return [...siblings, ...besides(parent)]
}

/** The browser only returns the focus to the opener of the first of two popovers if it closes that one. */
function closeMenu() {
  const menu = document.querySelector<HTMLElement>(':popover-open:not(dialog)')
  if (!menu) return
  menu.hidePopover()
  document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`)?.focus()
}

/**
 * Makes everything behind an open dialog of the layout inert, as the browser does for a modal one: at idle, not before
 * the dialog shows, because it recalculates the style of the whole page. If the dialog was opened from a menu, the menu
 * closes with it.
 */
export function watchDialogs() {
  const shut = () => {
    const open = document.querySelector('dialog:popover-open')
    if (!open || behind.length > 0) return
    behind = besides(open)
    for (const element of behind) element.setAttribute('inert', '')
  }
  whenIdle(shut)
  const on = (type: 'beforetoggle' | 'toggle', run: (event: ToggleEvent) => void) =>
    document.addEventListener(type, (event) => event.target instanceof HTMLDialogElement && run(event), true)
  // Before the focus returns to where it was.
  on('beforetoggle', ({ newState }) => {
    if (newState === 'open') return
    for (const element of behind) element.removeAttribute('inert')
    behind = []
  })
  on('toggle', ({ newState }) => {
    if (newState === 'open') whenIdle(shut)
    else closeMenu()
  })
}
