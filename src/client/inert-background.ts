import { whenIdle } from './when-idle.ts'

/** What an open dialog of the shell has put out of reach. */
let behind: Element[] = []

/** All beside an element and beside what holds it, but messages and dialogs, which may come to lie over it. */
function besides(element: Element): Element[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const siblings = [...parent.children].filter(
    (one) => one !== element && !one.matches('script, dialog, [role=status]'),
  )
  return [...siblings, ...besides(parent)]
}

/** The browser gives the focus back to what opened the first of two popovers only where it closes that. */
function closeMenu() {
  const menu = document.querySelector<HTMLElement>(':popover-open:not(dialog)')
  if (!menu) return
  menu.hidePopover()
  document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`)?.focus()
}

/**
 * Puts all that lies behind an open dialog of the shell out of reach, as the browser does for a modal one: when there is
 * time, not before the dialog shows, since the style of the whole page is worked out anew for it. A menu that the dialog
 * was opened from closes with it.
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
  // Before the focus goes back to where it was.
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
