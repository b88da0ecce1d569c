import { writeFileSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import type { SearchDocument } from '../../schema/search-document.ts'
import { makeIndex, type Nothing, type SearchFile } from '../ui/search/engine.ts'

/** What the file of the search is made of. */
export type SearchIndexInput = { nothing: Nothing; documents: readonly SearchDocument[] }

/** Writes the file that is its argument, of what it is sent. */
const { nothing, documents } = (await json(process.stdin)) as SearchIndexInput
const file: SearchFile = { nothing, index: makeIndex(documents) }
writeFileSync(process.argv[2] as string, JSON.stringify(file))
