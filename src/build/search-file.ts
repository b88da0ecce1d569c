import { Worker } from 'node:worker_threads'
import { dialled } from '../../schema/phone.ts'
import type { SiteContent } from '../content/load.ts'
import { type SearchFacts, searchDocuments } from '../content/search-documents.ts'
import type { SearchIndexInput } from './search-index.ts'

/**
 * Where the index of the search lies. Its name is always the same: every page has it, and would be another page whenever
 * a word of any page changed.
 */
export const searchAddress = '/search.json'

/** The address of the file of a site's search. None where the header has no search. */
export const searchAddressOf = ({ header }: SiteContent['site']) => header.search && searchAddress

/** The text of that file. The index is made in a thread of its own. */
export async function searchText(site: Pick<SiteContent, 'site'> & SearchFacts): Promise<string | undefined> {
  const { phone, header } = site.site
  const { search } = header
  if (!search) return undefined
  const { text, links } = search.nothing
  const call = { text: `Call ${phone}`, href: `tel:${dialled(phone)}` }
  const nothing = { text, links: [...links, call] }
  return writtenIndex({ nothing, documents: searchDocuments(site) })
}

const writtenIndex = (workerData: SearchIndexInput) =>
  new Promise<string>((resolve, reject) => {
    new Worker(new URL('./search-index.ts', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject)
  })
