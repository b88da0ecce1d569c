/** Key in local storage: there while letters wait on the device. The inline loader reads it on every page. */
const waitingKey = 'marquee-waiting'

/** Notes that letters wait, where a page can see it without opening the database. */
export function markWaiting(count: number) {
  try {
    if (count > 0) localStorage.setItem(waitingKey, String(count))
    else localStorage.removeItem(waitingKey)
  } catch {
    // Without this note they are sent when the next form comes alive.
  }
}

/** Whether letters may be waiting on the device. */
export function isMarkedWaiting() {
  try {
    return localStorage.getItem(waitingKey) !== null
  } catch {
    return true
  }
}
