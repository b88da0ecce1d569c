import { parentPort, workerData } from 'node:worker_threads'
import type { SearchDocument } from '../../schema/search-document.ts'
import { makeIndex, type Nothing, type SearchFile } from '../ui/search/engine.ts'

/** What the file of the search is made of. */
export type SearchIndexInput = { nothing: Nothing; documents: readonly SearchDocument[] }

const { nothing, documents } = workerData as SearchIndexInput
const file: SearchFile = { nothing, index: makeIndex(documents) }
parentPort?.postMessage(JSON.stringify(file))
