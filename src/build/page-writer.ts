import { Worker } from 'node:worker_threads'
import { createPageFiles, type PageFile, type PagesWritten } from './page-files.ts'

/** Pages that are handed over at once, and how many such batches may wait: more would only take up memory. */
const batchPages = 16
/** Below this many pages, a thread would take longer to start than they take to write. */
const fewPages = 64
const mostWaiting = 6

/**
 * Writes the pages that `give` hands over below `made`: a few at once, and many in a thread of its own beside the one that
 * renders them. `write` resolves when there is room for the next page. What fails there, such as a full disk, makes the
 * whole fail.
 */
export async function writePages(
  made: string,
  give: (write: (page: PageFile) => Promise<void>) => Promise<void>,
): Promise<PagesWritten> {
  let worker: Worker | undefined
  const all: PagesWritten = { sizes: [], hashes: [] }
  let batch: PageFile[] = []
  let waiting = 0
  let failure: { error: unknown } | undefined
  let wake = () => {}
  const note = ({ sizes, hashes }: PagesWritten) => {
    all.sizes.push(...sizes)
    all.hashes.push(...hashes)
  }
  const start = () =>
    new Worker(new URL('./page-thread.ts', import.meta.url), { workerData: made })
      .on('message', (written: PagesWritten) => {
        note(written)
        waiting -= 1
        wake()
      })
      .on('error', (error) => {
        failure = { error }
        wake()
      })
  const hand = () => {
    worker ??= start()
    worker.postMessage(batch)
    batch = []
    waiting += 1
  }
  const untilOnly = async (most: number) => {
    while (waiting > most && !failure)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    if (failure) throw failure.error
  }
  try {
    await give(async (page) => {
      batch.push(page)
      if (batch.length < (worker ? batchPages : fewPages)) return
      hand()
      await untilOnly(mostWaiting)
    })
    if (worker) hand()
    else note(createPageFiles(made)(batch))
    await untilOnly(0)
    return all
  } finally {
    await worker?.terminate()
  }
}
