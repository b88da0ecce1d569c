/** How long a request for changes waits for one, in milliseconds. */
const waitMs = 25_000

/** Counts the changes of the content, and lets shells wait for the next one. */
export function createRevisions() {
  // Greater than all of earlier starts, so that the tabs of these read the content again.
  let revision = Date.now()
  let announced = revision
  const waiting = new Set<() => void>()

  return {
    now: () => revision,
    /** The content has changed. Waiting shells learn it from {@link announce}. */
    grow(): void {
      revision++
    },
    /** Wakes waiting shells if the content has changed. Called after the answer to an edit, which has the change. */
    announce(): void {
      if (announced === revision) return
      announced = revision
      for (const wake of waiting) wake()
    },
    /** Resolves when the content has another revision than this one, or after a while. */
    async after(seen: number): Promise<{ revision: number }> {
      if (seen === revision)
        await new Promise<void>((resolve) => {
          const wake = () => {
            clearTimeout(timer)
            waiting.delete(wake)
            resolve()
          }
          const timer = setTimeout(wake, waitMs)
          waiting.add(wake)
        })
      return { revision }
    },
  }
}
