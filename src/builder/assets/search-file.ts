import { writeFile } from 'node:fs/promises'
import { dialled } from '../../../schema/forms/phone.ts'
import { makeIndex, type Nothing, type SearchFile } from '../../components/search/engine.ts'
import { type SearchFacts, searchDocuments } from '../../content/derive/search-documents.ts'
import type { SiteContent } from '../../content/load/load.ts'

/**
 * Where the index of the search lies. Its name is always the same: every page has it, and would be another page whenever
 * a word of any page changed.
 */
export const searchAddress = '/search.json'

/** The address of the file of a site's search. None where the header has no search. */
export const searchAddressOf = ({ header }: SiteContent['site']) => header.search && searchAddress

type Searched = Pick<SiteContent, 'site'> & SearchFacts

/** What is shown where nothing is found: the site's own words, and how to call. */
function nothingOf({ site: { phone, header } }: Searched): Nothing {
  const { text = '', links = [] } = header.search?.nothing ?? {}
  return { text, links: [...links, { text: `Call ${phone}`, href: `tel:${dialled(phone)}` }] }
}

/** Writes the file of the search of a site. None where the header has no search. */
export async function writeSearch(site: Searched, file: string): Promise<void> {
  if (!site.site.header.search) return
  const search: SearchFile = { nothing: nothingOf(site), index: makeIndex(searchDocuments(site)) }
  await writeFile(file, JSON.stringify(search))
}
