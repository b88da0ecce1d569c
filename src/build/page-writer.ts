import { Worker } from 'node:worker_threads'
import { createPageFiles, type PageFile, type PagesWritten } from './page-files.ts'
import { utf8Of } from './utf8.ts'

/** Pages that are handed over at once, and how many such batches may wait: more would only take up memory. */
const batchPages = 16
/** Below this many pages, a thread would take longer to start than they take to write. */
const fewPages = 64
const mostWaiting = 6

/** What the thread makes is let go of at once: by itself it would keep 150 MB of it before it clears up. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

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
  let batch: PageFile<Uint8Array<ArrayBuffer>>[] = []
  let waiting = 0
  let failure: { error: unknown } | undefined
  let wake = () => {}
  const note = ({ sizes, hashes }: PagesWritten) => {
    all.sizes.push(...sizes)
    all.hashes.push(...hashes)
  }
  const start = () =>
    new Worker(new URL('./page-thread.ts', import.meta.url), { workerData: made, resourceLimits })
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
    // As bytes that change hands: texts would be copied.
    worker.postMessage(
      batch,
      batch.map(({ html }) => html.buffer),
    )
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
      batch.push({ ...page, html: utf8Of(page.html) })
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
