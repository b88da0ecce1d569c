/** From this width on all three panes are side by side. */
export const wideQuery = '(min-width: 1000px)'

/** Whether all three panes are side by side now. */
export const isWide = (): boolean => matchMedia(wideQuery).matches
