/** Longer than any try takes, in milliseconds. */
const leaseMs = 40_000

/** How often a tab looks whether another one has finished. */
const lookEveryMs = 250

/**
 * Runs something while no other tab does the same for this id. Browsers without Web Locks, which are missing on plain
 * http, use a lease in the storage that all tabs see: weaker by a moment, which the one `submissionId` makes harmless.
 */
export async function alone(id: string, run: () => Promise<void>, ifBusy: 'wait' | 'skip'): Promise<void> {
  const name = `marquee-letter-${id}`
  if (navigator.locks) {
    const options = { ifAvailable: ifBusy === 'skip' }
    await navigator.locks.request(name, options, (lock) => (lock ? run() : undefined))
    return
  }
  while (isLeased(name)) {
    if (ifBusy === 'skip') return
    await new Promise((done) => setTimeout(done, lookEveryMs))
  }
  lease(name, Date.now())
  try {
    await run()
  } finally {
    lease(name, 0)
  }
}

function isLeased(name: string) {
  const passedMs = Date.now() - Number(read(name) ?? 0)
  // One from the future is of a clock that has been set back since.
  return passedMs >= 0 && passedMs < leaseMs
}

function lease(name: string, from: number) {
  try {
    if (from) localStorage.setItem(name, String(from))
    else localStorage.removeItem(name)
  } catch {
    onPage.set(name, String(from))
  }
}

const onPage = new Map<string, string>()

function read(name: string) {
  try {
    return localStorage.getItem(name) ?? onPage.get(name)
  } catch {
    return onPage.get(name)
  }
}
