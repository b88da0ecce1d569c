import { Worker } from 'node:worker_threads'
import type { PageFile, PagesWritten } from './page-files.ts'

/** The file of a page below the folder of a release. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Pages that are handed over at once, and how many such batches may wait: more would only take up memory. */
const batchPages = 16
const mostWaiting = 6

/**
 * Writes the pages that `give` hands over below `made`, in a thread of its own beside the one that renders them. `write`
 * resolves when there is room for the next page. What fails there, such as a full disk, makes the whole fail.
 */
export async function writePages(
  made: string,
  give: (write: (page: PageFile) => Promise<void>) => Promise<void>,
): Promise<PagesWritten> {
  const worker = new Worker(new URL('./page-files.ts', import.meta.url), { workerData: made })
  const all: PagesWritten = { bytes: 0, hashes: [] }
  let batch: PageFile[] = []
  let waiting = 0
  let failure: { error: unknown } | undefined
  let wake = () => {}
  worker.on('message', ({ bytes, hashes }: PagesWritten) => {
    all.bytes += bytes
    all.hashes.push(...hashes)
    waiting -= 1
    wake()
  })
  worker.on('error', (error) => {
    failure = { error }
    wake()
  })

  const hand = () => {
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
      if (batch.length < batchPages) return
      hand()
      await untilOnly(mostWaiting)
    })
    hand()
    await untilOnly(0)
    return all
  } finally {
    await worker.terminate()
  }
}
