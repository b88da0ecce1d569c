import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { dialled } from '../../schema/phone.ts'
import { hashAll } from '../cache/file-hashes.ts'
import type { SiteContent } from '../content/load.ts'
import { type SearchFacts, searchDocuments, searchMark } from '../content/search-documents.ts'
import { putSame } from './put-same.ts'
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

/** The file of an earlier release, and what stands for all that it was made of. */
type SearchBefore = { file: string; mark: string | undefined }

/**
 * Writes the file of the search of a site, or takes that of the release before where it would be the same. None where the
 * header has no search. Gives what stands for all that it was made of.
 */
export async function writeSearch(
  site: Pick<SiteContent, 'site'> & SearchFacts,
  file: string,
  before?: SearchBefore,
): Promise<string | undefined> {
  const { phone, header } = site.site
  const { search } = header
  if (!search) return undefined
  const { text, links } = search.nothing
  const call = { text: `Call ${phone}`, href: `tel:${dialled(phone)}` }
  const nothing = { text, links: [...links, call] }
  const mark = hashAll([nothing, searchMark(site)])
  if (mark === before?.mark) {
    putSame(before.file, file)
    return mark
  }
  const input: SearchIndexInput = { nothing, documents: searchDocuments(site) }
  const making = promisify(execFile)(process.execPath, ['--max-semi-space-size=4', maker, file])
  // Where the process ends before it has read all, the promise says why.
  making.child.stdin?.on('error', () => undefined).end(JSON.stringify(input))
  await making
  return mark
}
