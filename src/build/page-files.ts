import { parentPort, workerData } from 'node:worker_threads'
import { createPageFiles, type PageFile, type PagesWritten } from './page-file.ts'

const write = createPageFiles(workerData as string)

/** The thread that writes pages for the one that renders them. Answers each batch with what it came to. */
parentPort?.on('message', (pages: readonly PageFile[]) => {
  const written: PagesWritten = { bytes: 0, hashes: [] }
  for (const page of pages) write(page, written)
  parentPort?.postMessage(written)
})
