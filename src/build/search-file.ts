import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { dialled } from '../../schema/phone.ts'
import type { SiteContent } from '../content/load.ts'
import { type SearchFacts, searchDocuments } from '../content/search-documents.ts'
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

/** Writes the file of the search of a site. None where the header has no search. */
export async function writeSearch(site: Pick<SiteContent, 'site'> & SearchFacts, file: string): Promise<void> {
  const { phone, header } = site.site
  const { search } = header
  if (!search) return
  const { text, links } = search.nothing
  const call = { text: `Call ${phone}`, href: `tel:${dialled(phone)}` }
  const input: SearchIndexInput = { nothing: { text, links: [...links, call] }, documents: searchDocuments(site) }
  const making = promisify(execFile)(process.execPath, ['--max-semi-space-size=4', maker, file])
  // Where the process ends before it has read all, the promise says why.
  making.child.stdin?.on('error', () => undefined).end(JSON.stringify(input))
  await making
}
