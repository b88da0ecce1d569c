/**
 * Concurrent callers share a call. Callers during a run await the next run, so that no result is older than its
 * request.
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
