/** The query of a page that is shown as of a time: `?as-of=2026-12-03T09:00Z`. */
export const timeQuery = 'as-of'
