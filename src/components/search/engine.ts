import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchResult } from 'minisearch'
import type { Link } from '../../../schema/links/link.ts'
import type { SearchDocument } from '../../../schema/pages/search-document.ts'
import { beginningsOf, indexedWords, joinedWords, type TermOf, type Terms, wordsOf } from './words.ts'

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

/**
 * The query with other spellings of its words, as far as the index has them: in one word, and the beginning of a compound word,
 * alone or with its end. `undefined` if there are none.
 */
function otherSpellings(query: string, has: (term: string) => boolean, termOf: TermOf): Query | undefined {
  const known = (word: string) => {
    const term = termOf(word)
    return term !== null && has(term)
  }
  const words = query.split(/\s+/).filter((word) => wordsOf(word).some((one) => termOf(one) !== null))
  let isOther = false
  const queries = words.map((word, index): Query => {
    const beginning = beginningsOf(word.toLowerCase()).find(known)
    const rest = word.toLowerCase().slice(beginning?.length)
    // German, Dutch and the like put letters between the parts.
    const end = beginning && [rest, rest.replace(/^(?:es|en|s|n)/, '')].find(known)
    const others = [
      ...joinedWords(word),
      ...[words[index - 1] ?? '', words[index + 1] ?? ''].flatMap((near, at) =>
        near ? [at === 0 ? near + word : word + near] : [],
      ),
      ...(beginning ? [beginning] : []),
    ].filter(known)
    isOther ||= others.length > 0
    const inParts: Query[] = beginning && end ? [{ combineWith: 'AND', queries: [beginning, end] }] : []
    return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: [word] }, ...others, ...inParts] }
  })
  return isOther ? { combineWith: 'AND', queries } : undefined
}

const isPage = ({ quote }: SearchHit) => quote === undefined

/**
 * A function that searches pages, the best matches first. If any page has every word, only such pages are returned; else those
 * with other spellings of them, and else those with some of the words. What has no page comes first if its names have every word and those of no page do,
 * and else not at all.
 */
export function createFind(index: AsPlainObject, termOf: TermOf): (query: string) => SearchHit[] {
  const search = MiniSearch.loadJS(index, optionsWith(termOf))
  const terms = new Set(index.index.map(([term]) => term))
  return (query) => {
    const named = search.search(query, { fields: nameFields }).map(toHit)
    const asks = named.some(isPage) ? [] : named
    const pagesOf = (asked: Query, combineWith: 'AND' | 'OR' = 'AND') =>
      search.search(asked, { combineWith }).map(toHit).filter(isPage)
    const all = pagesOf(query)
    if (all.length > 0) return [...asks, ...all]
    const spelled = otherSpellings(query, (term) => terms.has(term), termOf)
    const others = spelled ? pagesOf(spelled) : []
    return [...asks, ...(others.length > 0 ? others : pagesOf(query, 'OR'))]
  }
}
