import { availableParallelism } from 'node:os'

/** Runs as many at a time as there are cores; results keep the order of the list. */
export async function inParallel<T, R>(list: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(list.length)
  const queue = list.entries()
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await run(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}
