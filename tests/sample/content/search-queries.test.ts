// @module-tag exhaustive

import { beforeAll, describe, expect, it } from 'vitest'
import { searchTerms } from '../../../schema/language/search-terms.ts'
import { buildIndex, createFind, type SearchHit } from '../../../src/components/search/engine.ts'
import { termOf } from '../../../src/components/search/words.ts'
import { recordNames, searchDocuments } from '../../../src/content/derive/search-documents.ts'
import { createSearchedPage } from '../../../src/content/derive/search-words.ts'
import { sampleSite } from '../sample-site.ts'

let find: (query: string) => SearchHit[]

beforeAll(async () => {
  const site = await sampleSite()
  const facts = { ...site, pages: site.pages.map(createSearchedPage(site)) }
  const index = JSON.parse(JSON.stringify(buildIndex(searchDocuments(facts), termOf)))
  find = createFind(index, { termOf, names: recordNames(facts), alike: searchTerms.alike })
})

/** Searches as people type them, and the page that each means. */
const meant: [query: string, path: string][] = [
  ['bartender in tampa', '/tampa/bartenders'],
  ['brand ambassador philly', '/philadelphia/brand-ambassadors'],
  ['bartenders la', '/la/bartenders'],
  ['hire bartenders los angeles', '/la/bartenders'],
  ['Event Staff NYC', '/nyc/event-staff'],
  ['event staffing new york city', '/nyc'],
  ['trade show staff las vegas', '/vegas/trade-show-staff'],
  ['tradeshow staff vegas', '/vegas/trade-show-staff'],
  ['convention staff orange county', '/oc/convention-staff'],
  ['waiters new orleans', '/new-orleans/servers'],
  ['waitresses in boston', '/boston/servers'],
  ['registration staff chicago', '/chicago/check-in-staff'],
  ['check-in staff san diego', '/sd/check-in-staff'],
  ['check in people dc', '/dc/check-in-staff'],
  ['promo models miami', '/miami/promotional-model'],
  ['promotional models san jose', '/san-jose/promotional-model'],
  ['hosts la', '/la/greeters'],
  ['hostesses for miami', '/miami/greeters'],
  ['ticket takers houston', '/houston/event-staff'],
  ['ushers nola', '/new-orleans/ushers'],
  ['greeter atl', '/atlanta/greeters'],
  ['popup staff atlanta', '/atlanta/pop-up-staff'],
  ['corporate party denver', '/denver/corporate-event-staff'],
  ['guerilla marketing sf', '/sf/guerrilla-marketing'],
  ['street team san francisco', '/sf/street-team'],
  ['crowd control orlando', '/orlando/crowd-management'],
  ['temps in dallas', '/dallas/temp-worker'],
  ['temporary staff Austin TX', '/austin/temp-worker'],
  ['production assistants bay area', '/sf/production-assistants'],
  ['product demonstrators houston', '/houston/sampling-staff'],
  ['sampling staff Philadelphia PA', '/philadelphia/sampling-staff'],
  ['corporate event staff seattle', '/seattle/corporate-event-staff'],
  ['seattle', '/seattle'],
  ['tampa', '/tampa'],
  ['ushers', '/ushers'],
  ['conference staff washington', '/dc/conference-staff'],
  ['caterers for chicago', '/chicago/catering-staff'],
  ['expo staf in orlado', '/orlando/expo-staff'],
  ['bartnder miami', '/miami/bartenders'],
  ['brand ambasador austin', '/austin/brand-ambassadors'],
  ['booth staff anaheim', '/oc/booth-staff'],
  ['hotel staff silicon valley', '/san-jose/hospitality-staffing'],
  ['experiential dallas', '/dallas/experiential-marketing'],
  ['canvassers sacramento las vegas', '/vegas/street-canvassing'],
  ['bartender kia center', '/orlando/bartenders'],
  ['how much to tip', '/blog/how-much-to-tip-event-staff'],
  ['careers', '/careers'],
  ['uniform', '/uniform-guidelines'],
  ['privacy policy', '/privacy-policy'],
  ['locations', '/locations'],
  ['banquet server galas', '/resources/waitstaff-resume-template'],
  ['plus-ones dietary', '/resources/guest-list-template'],
]

/** Work that takes a license, which the agency does not do: the page that says so, and what it does instead. */
const notSupplied = [
  ...['security', 'security guards', 'event security', 'security staff', 'guards', '/security'],
  ...['bouncers', 'bodyguard', 'metal detector'],
]
for (const query of notSupplied) meant.push([query, '/blog/security-guards-or-event-staff'])

/** Questions as people ask them, and the answer that each means. */
const cost = '/faq#general-what-does-event-staff-cost'
const answered: [query: string, path: string][] = [
  ...['what does it cost', 'cost', 'prices', 'pricing', 'rates', 'fees', 'how much', 'what do you charge'],
  ...['how much does it cost', 'price of bartenders', 'how much are bartenders', 'rate for ushers in boston'],
  ...['bartender cost los angeles', 'event staff cost', 'how much do ushers cost in tampa'],
].map((query) => [query, cost])
answered.push(
  ['rate san jose', '/san-jose#faq-answer-2'],
  ['bag search', '/faq#ticket-checkers-do-ticket-checkers-search-bags'],
  ['do bartenders bring alcohol', '/faq#bartenders-do-bartenders-bring-the-alcohol'],
  ['certificate of insurance', '/faq#corporate-event-staff-can-you-provide-a-certificate-of-insurance'],
  ['how far ahead', '/faq#general-how-far-ahead-should-i-book'],
  ['minimum shift ushers', '/faq#event-staff-is-there-a-minimum-shift'],
)

describe('the first answer that is found', () => {
  it.each(answered)('for "%s" is %s', (query, path) => {
    expect(find(query)[0]?.path).toBe(path)
  })

  it('stands once in the index, however many pages show it', () => {
    const found = find('what does event staff cost').filter(({ title }) => title === 'What does event staff cost?')
    expect(found.map(({ path }) => path)).toEqual([cost])
  })
})

describe('the first page that is found', () => {
  it.each(meant)('for "%s" is %s', (query, path) => {
    expect(find(query)[0]?.path).toBe(path)
  })
})

/** Searches for what has no page, and the address that its page would have. */
const asked: [query: string, path: string][] = [
  ['bartenders phoenix', '/phoenix/bartenders'],
  ['bartender in Phoenix, Arizona', '/phoenix/bartenders'],
  ['ushers new york', '/nyc/ushers'],
  ['ushers nyc', '/nyc/ushers'],
  ['ushers washington', '/dc/ushers'],
  ['servers denver', '/denver/servers'],
  ['waiters seattle', '/seattle/servers'],
  ['bartenders philly', '/philadelphia/bartenders'],
  ['crowd control nashville', '/nashville/crowd-management'],
  ['hosts st louis', '/st-louis/hosts'],
  ['promo models charlotte', '/charlotte/promotional-model'],
  ['trade show staff san antonio', '/san-antonio/trade-show-staff'],
  ['phoenix', '/phoenix/event-staff'],
]

describe('what is first for something without a page', () => {
  it.each(asked)('for "%s" asks for %s, with place and role filled in', (query, path) => {
    const [first] = find(query)
    expect(first?.path).toBe(path)
    expect(first?.description).toMatch(/^No page for this in .+ yet: ask for .+ in .+\.$/)
    expect(first?.quote).toMatchObject({ location: expect.any(String), positions: expect.any(Array) })
  })

  it('has an answer for every service in every city of the records', async () => {
    const { addresses, asks, material } = await sampleSite()
    const slugsOf = (collection: string) => [...(material.shared.records.get(collection)?.keys() ?? [])]
    const answered = new Set([...addresses.keys(), ...asks.map(({ path }) => path)])
    const wanted = slugsOf('cities').flatMap((city) => slugsOf('services').map((service) => `/${city}/${service}`))
    expect(wanted.filter((path) => !answered.has(path))).toEqual([])
    expect(asks.filter(({ path }) => addresses.has(path))).toEqual([])
    for (const { path } of asks.filter((_, index) => index % 27 === 0))
      expect(find(path.replace('/', ' '))[0]?.path).toBe(path)
  })
})

describe('a search', () => {
  it('says nothing of what has no page where a page has every word', () => {
    for (const query of ['bartenders', 'ushers', 'tampa', 'seattle', 'conference staff'])
      expect(
        find(query)
          .filter(({ quote }) => quote)
          .map(({ path }) => path),
      ).toEqual([])
  })

  it('finds the page by the beginning of its last word', () => {
    expect(find('tampa bart')[0]?.path).toBe('/tampa/bartenders')
  })

  it('finds nothing if no word is similar', () => {
    expect(find('qwertyuiop')).toEqual([])
    expect(find('   ')).toEqual([])
    expect(find('the')).toEqual([])
  })

  it('does not find internal names of fields and inputs', () => {
    // A search reads a name as its words: it finds the pages that have these, never the name.
    const found = ['shiftIn', 'samplesGiven', 'alcoholFloor'].flatMap(find)
    expect(found.flatMap(({ terms }) => [...terms])).not.toContainEqual(
      expect.stringMatching(/^(?:shiftin|samplesgiven|alcoholfloor)/),
    )
  })

  it('finds neither pages that are not indexed nor the not-found page', () => {
    const found = ['not found', 'search', 'page'].flatMap((query) => find(query).map(({ path }) => path))
    expect(found).not.toContain('/404')
    expect(found).not.toContain('/search')
  })
})
