import { useCallback, useState } from 'react'

/** The panes beside the page that can be hidden. */
export const sidePanes = ['Blocks', 'Fields'] as const
export type SidePane = (typeof sidePanes)[number]

const stored = 'studio-hidden-panes'

function storedPanes(): SidePane[] {
  try {
    return sidePanes.filter((pane) => localStorage.getItem(stored)?.split(' ').includes(pane))
  } catch {
    // The browser keeps nothing for this site.
    return []
  }
}

/** Which panes are hidden, and what shows or hides one. The browser keeps it for the next time. */
export function usePanes() {
  const [hidden, setHidden] = useState<readonly SidePane[]>(storedPanes)
  const switchPane = useCallback(
    (pane: SidePane) =>
      setHidden((before) => {
        const after = before.includes(pane) ? before.filter((one) => one !== pane) : [...before, pane]
        try {
          localStorage.setItem(stored, after.join(' '))
        } catch {
          // It is so until the studio is opened again.
        }
        return after
      }),
    [],
  )
  return { hidden, switchPane }
}
