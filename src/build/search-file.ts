import { createHash } from 'node:crypto'
import { dialled } from '../../schema/phone.ts'
import type { LoadedSite } from '../content/load.ts'
import { searchDocuments } from '../content/search-documents.ts'
import { makeIndex, type SearchFile } from '../ui/search/engine.ts'

/** The file of the site's search: its address, named by what is in it, and its text. None where the header has no search. */
export function searchFileOf(site: LoadedSite): { address: string; text: string } | undefined {
  const { phone, header } = site.site
  const { search } = header
  if (!search) return undefined
  const { text, links } = search.nothing
  const call = { text: `Call ${phone}`, href: `tel:${dialled(phone)}` }
  const file: SearchFile = { nothing: { text, links: [...links, call] }, index: makeIndex(searchDocuments(site)) }
  const written = JSON.stringify(file)
  const hash = createHash('sha256').update(written).digest('base64url').slice(0, 10)
  return { address: `/assets/search-${hash}.json`, text: written }
}
