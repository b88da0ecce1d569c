/** From this width on all three panes are side by side. */
export const wideQuery = '(min-width: 1000px)'

/** From this width on the bar has all of its buttons in one row, in each language of the studio. */
export const oneRowQuery = '(min-width: 1430px)'

/** Whether all three panes are side by side now. */
export const isWide = (): boolean => matchMedia(wideQuery).matches
