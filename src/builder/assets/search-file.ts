import { writeFile } from 'node:fs/promises'
import { searchTerms } from '../../../schema/language/search-terms.ts'
import { searchWords } from '../../../schema/language/search-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { isAnswer } from '../../../schema/pages/search-document.ts'
import { dialled } from '../../../schema/phone/phone.ts'
import { memoize } from '../../cache/memoize.ts'
import { buildIndex, type SearchFile } from '../../components/search/engine.ts'
import { createTermOf } from '../../components/search/words.ts'
import { recordNames, searchDocuments } from '../../content/derive/search-documents.ts'
import { createSearchedPage } from '../../content/derive/search-words.ts'
import type { SiteContent } from '../../content/load/load.ts'
import { plainText } from '../../seo/structured-data/plain-text.ts'
import { asItIs, type LanguageAddresses } from '../languages/language-addresses.ts'

/**
 * The address of the search index. Its name is constant: a hash in it would change every page whenever a word of any
 * page changes.
 */
export const searchAddress = '/search.json'

/** The address of a site's search file; `undefined` if the header has no search. */
export const searchAddressOf = ({ header }: SiteContent['site']) => header.search && searchAddress

type Searched = Pick<SiteContent, 'site' | 'blocks' | 'pages' | 'recordsOf' | 'recordsCalled' | 'firstPages' | 'asks'> &
  Partial<Pick<SiteContent, 'derive'>>

/** The beginning of an answer that results show, in characters. */
const maxExcerpt = 110
const excerpt = (text: string) =>
  text.length <= maxExcerpt ? text : `${text.slice(0, text.lastIndexOf(' ', maxExcerpt - 1)).replace(/[,;:–]$/, '')}…`

/** What the search shows without results: the site's own words, and how to call. */
function emptyResult({ phone, header }: SiteContent['site']): SearchFile['nothing'] {
  const { text = '', links = [] } = header.search?.nothing ?? {}
  return { text, links: [...links, { text: fill(searchWords.call, { phone }), href: `tel:${dialled(phone)}` }] }
}

/** Writes the search file of a site, if the header has a search. `put` puts the addresses of a language into it. */
export async function writeSearch(
  content: Searched,
  file: string,
  put: Pick<LanguageAddresses, 'json' | 'link'> = asItIs,
): Promise<void> {
  const { site, pages } = content
  if (!site.header.search) return
  const { ignored, endings, alike } = searchTerms
  const terms = { ignored, endings, alike }
  const findTerm = createTermOf(terms)
  // Most words of a site occur many times.
  const termOf = memoize((word: string) => ({ term: findTerm(word) }))
  const facts = { ...content, pages: pages.map(createSearchedPage(content)) }
  const documents = searchDocuments(facts).map((document) => ({
    ...document,
    path: put.link(document.path),
    ...(isAnswer(document) && { description: excerpt(plainText(document.description)) }),
  }))
  const search: SearchFile = {
    nothing: emptyResult(site),
    terms,
    names: recordNames(facts),
    index: buildIndex(documents, (word) => termOf(word).term),
  }
  await writeFile(file, put.json(JSON.stringify(search)))
}
