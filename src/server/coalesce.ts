/**
 * Concurrent callers share a call. Who calls while one is running shares the next one, so that nobody gets a result
 * from before their call.
 */
export function coalesce<Result>(call: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined
  let next: Promise<Result> | undefined
  const begin = () => {
    next = undefined
    running = call().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}
