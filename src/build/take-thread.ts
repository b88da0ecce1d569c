import { parentPort, workerData } from 'node:worker_threads'
import { type Taking, takeFiles } from './take-files.ts'

parentPort?.postMessage(takeFiles(workerData as Taking))
