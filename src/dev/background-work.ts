import { setImmediate, setTimeout } from 'node:timers/promises'

/** How long nothing must have been requested before background work continues, in milliseconds. */
const restMs = 100
/** How long a slice of background work may take, in milliseconds. */
const sliceMs = 20

/** Splits background work into slices, so that a request waits for one slice at most. */
export function createBackgroundWork() {
  let running = 0
  let lastMs = Number.NEGATIVE_INFINITY
  const isFree = () => running === 0 && performance.now() - lastMs >= restMs
  return {
    /** Marks a request as running, until the returned function is called. */
    requestStarted(): () => void {
      running++
      return () => {
        running--
        lastMs = performance.now()
      }
    },
    /** A request is about to come. */
    expect(): void {
      lastMs = performance.now()
    },
    /** Yields to others, and waits until nothing is requested. */
    async free(): Promise<void> {
      await setImmediate()
      while (!isFree()) await setTimeout(restMs / 4)
    },
  }
}

/** Calls `take` with each entry, and yields from time to time: `rest` resolves when it may continue. */
export async function inSlices<T>(
  entries: readonly T[],
  take: (entry: T) => void,
  rest: () => Promise<unknown> = setImmediate,
) {
  let start = performance.now()
  for (const entry of entries) {
    if (performance.now() - start > sliceMs) {
      await rest()
      start = performance.now()
    }
    take(entry)
  }
}
