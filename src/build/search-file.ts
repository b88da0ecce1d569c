import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { dialled } from '../../schema/phone.ts'
import type { SiteContent } from '../content/load.ts'
import { type SearchFacts, searchDocuments } from '../content/search-documents.ts'
import type { Nothing } from '../ui/search/engine.ts'
import type { SearchIndexInput } from './search-process.ts'

/**
 * Where the index of the search lies. Its name is always the same: every page has it, and would be another page whenever
 * a word of any page changed.
 */
export const searchAddress = '/search.json'

/** The address of the file of a site's search. None where the header has no search. */
export const searchAddressOf = ({ header }: SiteContent['site']) => header.search && searchAddress

/** Makes the index, in a process of its own: a thread would not give the memory back that an index takes while it is made. */
const maker = fileURLToPath(new URL('./search-process.ts', import.meta.url))

type Searched = Pick<SiteContent, 'site'> & SearchFacts

/** What is shown where nothing is found: the site's own words, and how to call. */
function nothingOf({ site: { phone, header } }: Searched): Nothing {
  const { text = '', links = [] } = header.search?.nothing ?? {}
  return { text, links: [...links, { text: `Call ${phone}`, href: `tel:${dialled(phone)}` }] }
}

/** Writes the file of the search of a site. None where the header has no search. */
export async function writeSearch(site: Searched, file: string): Promise<void> {
  if (!site.site.header.search) return
  const input: SearchIndexInput = { nothing: nothingOf(site), documents: searchDocuments(site) }
  const making = promisify(execFile)(process.execPath, ['--max-semi-space-size=4', maker, file])
  // Where the process ends before it has read all, the promise says why.
  making.child.stdin?.on('error', () => undefined).end(JSON.stringify(input))
  await making
}
