/** Below this width the entries move into the full-screen menu. */
export const desktopWidthPx = 900

/** Height of the bar with buttons of one line, above the edge of the screen that the system uses. */
export const actionBarHeightPx = 72
