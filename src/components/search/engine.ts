import MiniSearch, {
  type AsPlainObject,
  type Options,
  type Query,
  type SearchOptions,
  type SearchResult,
} from 'minisearch'
import type { Link } from '../../../schema/links/link.ts'
import { isAnswer, type SearchDocument } from '../../../schema/pages/search-document.ts'
import { beginningsOf, createAlike, indexedWords, joinedWords, type TermOf, type Terms, wordsOf } from './words.ts'

/** The texts of a search without results. */
export type EmptyResult = { text: string; links: readonly Link[] }

/** The file that the browser loads at the first search. */
export type SearchFile = { nothing: EmptyResult; terms: Terms; names: readonly string[]; index: AsPlainObject }

/** What a search knows of words: their terms, which mean about the same, and the names of records. */
type KnownWords = { termOf: TermOf; alike?: string; names?: readonly string[] }

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

/** How much a word counts that only means about the same as what is typed. */
const alikeWeight = 0.9

const asWritten = { prefix: false, fuzzy: false }
/** What is read alone to find the answer to a question. */
const inTitle = { fields: ['title'], ...asWritten }

/**
 * A function that searches pages, the best matches first. If any page has every word, only such pages are returned; else those
 * with other spellings of them, and else those with some of the words. Before them comes the answer to what the query asks beside
 * names of records, unless a page is called so; and before all else what has no page, if its names have every word and those of no page do.
 */
export function createFind(
  index: AsPlainObject,
  { termOf, alike = '', names = [] }: KnownWords,
): (query: string) => SearchHit[] {
  const search = MiniSearch.loadJS(index, optionsWith(termOf))
  const terms = new Set(index.index.map(([term]) => term))
  const { withAlike, meant } = createAlike(alike, termOf)
  const nameTerms = new Set(names.flatMap(wordsOf).map(termOf))
  const isName = (word: string) => termOf(word) !== null && nameTerms.has(termOf(word))

  /** What has every word of a query, or words that mean about the same. */
  function searchAlike(query: string, options: SearchOptions = {}): SearchResult[] {
    const best = new Map<string, SearchResult>()
    for (const words of withAlike(query))
      for (const hit of search.search(words, words === query ? options : { ...options, ...asWritten })) {
        const score = words === query ? hit.score : hit.score * alikeWeight
        if (score > (best.get(hit.id)?.score ?? 0)) best.set(hit.id, { ...hit, score })
      }
    return [...best.values()].sort((one, other) => other.score - one.score)
  }

  /** The best answer to what a query asks beside names of records, those of these records first. */
  function answerTo(query: string): SearchHit[] {
    const { named = [], asked = [] } = Object.groupBy(wordsOf(query), (word) => (isName(word) ? 'named' : 'asked'))
    const typed = asked.join(' ')
    const ofNamed = new Set(search.search(named.join(' '), { fields: ['names'] }).map(({ id }) => id))
    for (const question of new Set([meant(typed), typed])) {
      const isCalledSo = search.search(question, { ...inTitle, filter: ({ id }) => !isAnswer({ path: id }) })
      if (isCalledSo.length > 0) return []
      const answers = searchAlike(question, { ...inTitle, filter: ({ id }) => isAnswer({ path: id }) })
      const first = answers.find(({ id }) => ofNamed.has(id)) ?? answers[0]
      if (first) return [toHit(first)]
    }
    return []
  }

  return (query) => {
    const named = search.search(query, { fields: nameFields }).map(toHit)
    const asks = named.some(isPage) ? [] : named
    const first = [...asks, ...answerTo(query)]
    const others = (found: readonly SearchResult[]) =>
      found.map(toHit).filter((hit) => isPage(hit) && first.every(({ path }) => path !== hit.path))
    const all = searchAlike(query)
    if (all.some((hit) => isPage(toHit(hit)))) return [...first, ...others(all)]
    const spelled = otherSpellings(query, (term) => terms.has(term), termOf)
    const near = spelled ? others(search.search(spelled)) : []
    return [...first, ...(near.length > 0 ? near : others(search.search(query, { combineWith: 'OR' })))]
  }
}
