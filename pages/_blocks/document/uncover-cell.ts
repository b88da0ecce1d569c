import type { FocusEvent } from 'react'

/**
 * Scrolls a table to the field that gets the focus, if the column that stays in sight covers it. In the next frame,
 * because browsers scroll to the field after this event, and know nothing of that column.
 */
export function uncoverCell({ currentTarget: frame, target }: FocusEvent<HTMLElement>) {
  requestAnimationFrame(() => {
    const [key, cell] = [frame.querySelector('[data-key]'), target.closest('td:not([data-key])')]
    if (!key || !cell) return
    const covered = key.getBoundingClientRect().right - cell.getBoundingClientRect().left
    if (covered > 0) frame.scrollLeft -= covered
  })
}
