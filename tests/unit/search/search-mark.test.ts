import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type SearchFacts, searchDocuments, searchMark } from '../../../src/content/search-documents.ts'
import { markOfWords, type SearchedPage } from '../../../src/content/search-words.ts'

const short = fc.constantFrom('', 'a', 'b', 'Ushers')
const page = fc.record({
  path: fc.constantFrom('/la/ushers', '/la/greeters', '/about', '/404'),
  title: short,
  description: short,
  noindex: fc.boolean(),
  city: fc.option(fc.constantFrom('la', 'nyc'), { nil: undefined }),
  service: fc.option(fc.constantFrom('ushers', 'greeters'), { nil: undefined }),
  aliases: fc.subarray(['/la/usherettes', '/old']),
  headings: fc.array(short, { maxLength: 3 }),
  text: short,
})
const site = fc.record({
  pages: fc.uniqueArray(page, { selector: ({ path }) => path, minLength: 1, maxLength: 3 }),
  first: fc.subarray(['/la/ushers', '/la/greeters']),
  name: short,
})

const factsOf = ({ pages, first, name }: typeof site extends fc.Arbitrary<infer Site> ? Site : never): SearchFacts => ({
  pages: pages as unknown as readonly SearchedPage[],
  firstPages: new Set(first),
  called: (kind, slug) => (slug === 'nyc' ? undefined : { name: `${name} ${slug}`, others: [kind], area: ['CA'] }),
})

it('is another one wherever the search would find something else', () => {
  fc.assert(
    fc.property(site, site, (one, other) => {
      const [here, there] = [factsOf(one), factsOf(other)]
      if (JSON.stringify(searchDocuments(here)) !== JSON.stringify(searchDocuments(there)))
        expect(searchMark(here)).not.toBe(searchMark(there))
    }),
  )
})

it('is another one after each change of one word', () => {
  fc.assert(
    fc.property(site, fc.nat(), fc.constantFrom('title', 'text', 'description'), (given, at, field) => {
      const pages = given.pages.map((one, index) =>
        index === at % given.pages.length ? { ...one, [field]: `${one[field]} more` } : one,
      )
      expect(searchMark(factsOf({ ...given, pages }))).not.toBe(searchMark(factsOf(given)))
    }),
  )
})

it('is the same where the words of a page are only remembered', () => {
  fc.assert(
    fc.property(site, (given) => {
      const remembered = given.pages.map((one) => ({ ...one, mark: markOfWords(one) }))
      expect(searchMark(factsOf({ ...given, pages: remembered }))).toBe(searchMark(factsOf(given)))
    }),
  )
})
