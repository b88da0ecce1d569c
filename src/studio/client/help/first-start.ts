/** Where the browser stores that the tour was shown. */
const storedAt = 'studio-tour'

/** Whether the studio starts here for the first time. Where the browser stores nothing, it would be so each time: it is not. */
export function isFirstStart(): boolean {
  try {
    return localStorage.getItem(storedAt) === null
  } catch {
    return false
  }
}

/** The tour was shown: it does not come by itself any more. */
export function seeTour(): void {
  try {
    localStorage.setItem(storedAt, 'seen')
  } catch {
    // Nothing is stored here.
  }
}
