import { setImmediate, setTimeout } from 'node:timers/promises'

/** How long nobody must have asked for anything before work goes on that nobody waits for, in milliseconds. */
const restMs = 100
/** How long such work may go on before it is seen whether somebody asks, in milliseconds. */
const sliceMs = 20

/** Tells work that nobody waits for when to let go, so that whoever asks for something waits for a slice of it at most. */
export function createIdleScheduler() {
  let asking = 0
  let lastMs = Number.NEGATIVE_INFINITY
  const isFree = () => asking === 0 && performance.now() - lastMs >= restMs
  return {
    /** Somebody asks for something, until the function that this gives is called. */
    asked(): () => void {
      asking++
      return () => {
        asking--
        lastMs = performance.now()
      }
    },
    /** Somebody is about to ask. */
    expect(): void {
      lastMs = performance.now()
    },
    /** Lets others go first, and waits until nobody asks for anything. */
    async free(): Promise<void> {
      await setImmediate()
      while (!isFree()) await setTimeout(restMs / 4)
    },
  }
}

/** Calls `take` with each entry, and lets go from time to time: `rest` says when it goes on. */
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
