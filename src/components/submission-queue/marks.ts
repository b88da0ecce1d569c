/**
 * Keys in local storage that say what the database holds, which the inline loader cannot open in time. While submissions wait
 * it starts the app on every page; where a page begins with a form, anything that is kept makes it start.
 */
const waitingKey = 'marquee-waiting'
const sentKey = 'marquee-sent'

/** How many submissions wait on the device, and of how many it holds the receipt. */
export type StoredSubmissions = { waiting: number; sent: number }

/** Notes what is kept, where a page can see it without opening the database. */
export function markKept({ waiting, sent }: StoredSubmissions) {
  try {
    mark(waitingKey, waiting)
    mark(sentKey, sent)
  } catch {
    // Without this note submissions are sent, and receipts shown, when the next form comes alive.
  }
}

function mark(key: string, count: number) {
  if (count > 0) localStorage.setItem(key, String(count))
  else localStorage.removeItem(key)
}

/** Whether submissions may be waiting on the device. */
export function isMarkedWaiting() {
  try {
    return localStorage.getItem(waitingKey) !== null
  } catch {
    return true
  }
}
