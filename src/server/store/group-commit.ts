type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }

/**
 * Gathers items that are added at the same time and passes them to `commit` in batches of at most `limit`, one batch at a
 * time: writing a transaction to the disk takes as long for a hundred inquiries as for one. `commit` returns one result
 * for each item, in their order. When it fails, each of its items fails with it.
 */
export function groupCommit<Item, Result>(commit: (items: Item[]) => Promise<Result[]>, limit: number) {
  const waiting: Waiting<Item, Result>[] = []
  let running: Promise<void> | undefined

  const runOne = async () => {
    const batch = waiting.splice(0, limit)
    try {
      const results = await commit(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  const runAll = async () => {
    while (waiting.length > 0) {
      // Requests that lie in the sockets already are read before the batch is closed.
      await new Promise((read) => setImmediate(read))
      await runOne()
    }
    running = undefined
  }

  return {
    add: (item: Item) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        running ??= runAll()
      }),
    /** Resolves when nothing waits any more. */
    idle: async () => running,
  }
}
