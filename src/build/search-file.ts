import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { dialled } from '../../schema/phone.ts'
import type { SiteContent } from '../content/load.ts'
import { type SearchFacts, searchDocuments } from '../content/search-documents.ts'
import type { SearchIndexInput } from './search-index.ts'

/**
 * The file of the site's search: its address, named by what is in it, and its text. None where the header has no search.
 * The index is made in a thread of its own.
 */
export async function searchFileOf(
  site: Pick<SiteContent, 'site'> & SearchFacts,
): Promise<{ address: string; text: string } | undefined> {
  const { phone, header } = site.site
  const { search } = header
  if (!search) return undefined
  const { text, links } = search.nothing
  const call = { text: `Call ${phone}`, href: `tel:${dialled(phone)}` }
  const written = await writtenIndex({ nothing: { text, links: [...links, call] }, documents: searchDocuments(site) })
  const hash = createHash('sha256').update(written).digest('base64url').slice(0, 10)
  return { address: `/assets/search-${hash}.json`, text: written }
}

const writtenIndex = (workerData: SearchIndexInput) =>
  new Promise<string>((resolve, reject) => {
    new Worker(new URL('./search-index.ts', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject)
  })
