import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch'
import type { Link } from '../../../schema/links/link.ts'
import type { SearchDocument } from '../../../schema/pages/search-document.ts'
import { indexedWords, type TermOf, type Terms, wordsOf } from './words.ts'

/** The texts of a search without results. */
export type EmptyResult = { text: string; links: readonly Link[] }

/** The file that the browser loads at the first search. */
export type SearchFile = { nothing: EmptyResult; terms: Terms; index: AsPlainObject }

/** A result, and the words of the index that matched. */
export type SearchHit = Pick<SearchDocument, 'path' | 'title' | 'kind' | 'description' | 'quote'> & {
  terms: ReadonlySet<string>
}

/** The shortest word that may be misspelt, in letters: a shorter one is close to anything. */
const minFuzzyLength = 5

/** Fields that say what a page is about, and not only what it mentions. */
const nameFields = ['title', 'names', 'area']

const optionsWith = (termOf: TermOf): Options<SearchDocument> => ({
  idField: 'path',
  fields: [...nameFields, 'headings', 'text'],
  storeFields: ['title', 'kind', 'description', 'weight', 'quote'],
  tokenize: indexedWords,
  processTerm: termOf,
  searchOptions: {
    tokenize: wordsOf,
    boost: { title: 4, names: 6, area: 1, headings: 2, text: 0.6 },
    combineWith: 'AND',
    // Two letters are the start of almost anything: they only count as a prefix while nothing else is typed.
    prefix: (term, _index, terms) => term.length > 2 || terms.length === 1,
    fuzzy: (term) => (term.length >= minFuzzyLength ? 0.2 : false),
    weights: { fuzzy: 0.3, prefix: 0.5 },
    boostDocument: (_path, _term, stored) => Number(stored?.['weight'] ?? 1),
  },
})

/** The index of a site. The same documents in the same order give the same bytes. */
export function buildIndex(documents: readonly SearchDocument[], termOf: TermOf): AsPlainObject {
  const search = new MiniSearch(optionsWith(termOf))
  search.addAll(documents)
  return search.toJSON()
}

const toHit = ({ id, title, kind, description, quote, terms }: SearchResult): SearchHit => ({
  path: id,
  title,
  kind,
  description,
  quote,
  terms: new Set(terms),
})

const isPage = ({ quote }: SearchHit) => quote === undefined

/**
 * A function that searches pages, the best matches first. If any page has every word, only such pages are returned;
 * otherwise those with some of the words. What has no page comes first if its names have every word and those of no page do,
 * and else not at all.
 */
export function createFind(index: AsPlainObject, termOf: TermOf): (query: string) => SearchHit[] {
  const search = MiniSearch.loadJS(index, optionsWith(termOf))
  return (query) => {
    const named = search.search(query, { fields: nameFields }).map(toHit)
    const asks = named.some(isPage) ? [] : named
    const all = search.search(query).map(toHit).filter(isPage)
    const pages = all.length > 0 ? all : search.search(query, { combineWith: 'OR' }).map(toHit).filter(isPage)
    return [...asks, ...pages]
  }
}
