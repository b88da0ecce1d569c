import { rmSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

// At once: file by file through the thread pool takes three times as long.
for (const folder of workerData as readonly string[]) rmSync(folder, { recursive: true, force: true })
