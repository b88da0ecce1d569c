import { parentPort, workerData } from 'node:worker_threads'
import { createPageFiles, type PageFile } from './page-files.ts'

const write = createPageFiles(workerData as string)

parentPort?.on('message', (pages: readonly PageFile<Uint8Array>[]) => parentPort?.postMessage(write(pages)))
