export type Jobs = ReturnType<typeof createJobs>

/** What is to be done next, for as long as the signal allows; nothing if nobody has asked. */
export type NextJob = () => Promise<((signal: AbortSignal) => Promise<void>) | undefined>

/**
 * Does what was asked for, one thing at a time: first what the first of `sources` has, then the next. What was asked is in rows
 * of the database, which say when it is done. So a server that ends in between does it again when it starts.
 */
export function createJobs(sources: readonly NextJob[]) {
  const ending = new AbortController()
  let running: Promise<void> | undefined
  let isAskedAgain = false

  async function next(): Promise<boolean> {
    for (const source of sources) {
      const job = await source()
      if (!job) continue
      await job(ending.signal)
      return true
    }
    return false
  }

  async function work(): Promise<void> {
    do {
      isAskedAgain = false
      while (!ending.signal.aborted && (await next()));
    } while (isAskedAgain && !ending.signal.aborted)
  }

  function wake(): void {
    isAskedAgain = true
    running ??= work()
      .catch((error: unknown) => console.error('What was asked for could not be done:', error))
      .finally(() => {
        running = undefined
        if (isAskedAgain && !ending.signal.aborted) wake()
      })
  }

  return {
    /** Somebody has asked for something. */
    wake,
    /** Resolves when nothing is left to do. */
    idle: async (): Promise<void> => running,
    /** Ends the one that runs. It stays asked for. */
    async stop(): Promise<void> {
      ending.abort()
      await running
    },
  }
}
