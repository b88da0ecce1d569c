import { beforeAll, describe, expect, it } from 'vitest'
import { createTextReader } from '../../../src/content/derive/shown-text.ts'
import { blockSchemas } from '../../support/block-schemas.ts'
import { calculatorNames, calculatorOf } from '../calculators/definitions.ts'
import { sampleSite } from '../sample-site.ts'

/** What visitors read on each page, without those of the staff. */
let texts: readonly (readonly [path: string, text: string])[]

beforeAll(async () => {
  const { pages, site, dialog } = await sampleSite()
  const textOf = createTextReader(blockSchemas)
  texts = [
    ...pages.map(
      ({ path, title, description, blocks }) => [path, [title, description, ...blocks.map(textOf)].join('\n')] as const,
    ),
    ['the layout', JSON.stringify([site.header, site.footer, site.hours?.text])],
    ['the quote dialog', dialog ? textOf(dialog) : ''],
  ]
})

const phoneNumber = /\(?\b\d{3}\)?[\s.-]*\d{3}[\s.-]+\d{4}\b/
/** Phone numbers in the texts of a value that do not call when they are tapped. */
function bareNumbers(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const isLink = ['phone', 'href'].includes(key)
    return !isLink && phoneNumber.test(value.replaceAll(/\[[^\]]*\]\(tel:[^)]*\)/g, '')) ? [value] : []
  }
  if (Array.isArray(value)) return value.flatMap((entry) => bareNumbers(entry))
  // A document to download has the numbers of invented people.
  if (typeof value !== 'object' || value === null || key === 'document') return []
  const isButton = 'href' in value && String(value.href).startsWith('tel:')
  return Object.entries(value).flatMap(([name, entry]) => (isButton && name === 'text' ? [] : bareNumbers(entry, name)))
}

const pagesWith = (words: RegExp) =>
  texts.flatMap(([path, text]) => {
    const found = words.exec(text)
    return found ? [`${path}: ${text.slice(Math.max(0, found.index - 40), found.index + 40)}`] : []
  })

describe('what visitors read', () => {
  it.each<[what: string, words: RegExp]>([
    ['a stand at a trade show', /\b(?:stand staff|popular stands|(?:your|our|a small|empty|the size of the) stand)\b/i],
    [
      'British words',
      /\b(?:strollers?|dearer|trousers|timetable|fortnight|whilst|cloakroom|car park|queues?|(?:the|a) lift)\b/i,
    ],
    [
      'British spelling',
      /\b(?:colour|favour|honour|centre|licence|organis\w+|cancelling|travelling|labelled|programme|grey|litres?)\b/i,
    ],
    ['a private word for arithmetic', /\bsums?\b/i],
  ])('has no %s', (_, words) => {
    expect(pagesWith(words)).toEqual([])
  })

  it('has hours of the day as Americans write them, except in a schedule to download', () => {
    expect(pagesWith(/\b(?:1[3-9]|2[0-3]):[0-5]\d\b/).filter((found) => !found.startsWith('/resources/'))).toEqual([])
  })

  it('has no note for the owner of the site, and no doubt about its own words', () => {
    expect(pagesWith(/counsel review|before you publish (?:it|this)|do not exist|written by nobody|npm run/i)).toEqual(
      [],
    )
  })

  it('has an action half way down each page of a city', async () => {
    const { pages, material } = await sampleSite()
    const [cities, services] = ['cities', 'services'].map((name) => material.shared.records.get(name))
    const cityPages = pages.filter(({ path }) => {
      const [, city = '', service = ''] = path.split('/')
      return cities?.has(city) && services?.has(service)
    })
    expect(cityPages.length).toBeGreaterThan(400)
    const isHalfWay = (_: unknown, index: number, { length }: readonly unknown[]) =>
      index >= length / 4 && index <= (length * 3) / 4
    const without = cityPages.filter(
      ({ blocks }) => !blocks.filter(isHalfWay).some((block) => /"href":"(?:#quote|tel:)/.test(JSON.stringify(block))),
    )
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('has no phone number that is no link', async () => {
    const { pages, dialog } = await sampleSite()
    const blocks = [...(dialog ? [dialog] : []), ...pages.flatMap((page) => page.blocks)]
    expect([...new Set(blocks.flatMap((block) => bareNumbers(block)))]).toEqual([])
    // The reader finds one in a text, and none in a link.
    expect(bareNumbers({ text: 'Call (213) 555-0142 today', list: ['213.555.0142', '+1 213-555-0142'] })).toHaveLength(
      3,
    )
    expect(bareNumbers({ text: 'Call [(213) 555-0142](tel:+12135550142)', phone: '(213) 555-0142' })).toEqual([])
  })

  it('has no sign that nobody sees', () => {
    expect(pagesWith(/[\u200b-\u200f\u2060\ufeff]/)).toEqual([])
  })

  it('says what each of the two years counts wherever it says one', () => {
    const says = (word: RegExp) => texts.filter(([, text]) => word.test(text)).map(([path]) => path)
    expect(says(/years of experience/)).toEqual(expect.arrayContaining(['/', '/about']))
    for (const path of says(/years of experience/))
      expect(texts.find(([one]) => one === path)?.[1]).toMatch(/of our people; the agency was founded in 2010/)
  })
})

/** Names in a text: words with capitals that do not begin a sentence, together with those beside them. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?<=[\p{L}\d,;)] )\p{Lu}[\p{L}&'’-]*(?: (?:(?:of|and|&) )?\p{Lu}[\p{L}&'’-]*)*/gu)].map(
    ([name]) => name,
  )
/** Publishers of public rules. */
const publicNames = /^(?:NFPA|(?:International )?Fire Code|Australian|United States|California|OSHA|IRS|FLSA)$/

it('names are found in a source', () => {
  expect(namesIn('Booking policy of Acme Staffing, 2024')).toEqual(['Acme Staffing'])
  expect(namesIn('Our own planning rule. Usual in the trade.')).toEqual([])
})

it.each(calculatorNames)('the %s calculator names no other company, only public rules, as a source', (name) => {
  for (const { source } of calculatorOf(name).ratios) {
    for (const [address] of source.matchAll(/\b[\w-]+(?:\.[\w-]+)+\b/g))
      if (/[a-z]{2}/.test(address)) expect(address).toMatch(/\.gov(?:\.au)?$|^up\.codes$/)
    expect(
      namesIn(source).filter((one) => !publicNames.test(one)),
      source,
    ).toEqual([])
  }
})

it('reminds the owner, and nobody else, of pages that counsel has to review', async () => {
  const { diagnostics } = await sampleSite()
  const reminded = diagnostics.filter(({ code, path }) => code === 'sample-value' && path === 'sample')
  const files = reminded.map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(['pages/privacy-policy.yaml', 'pages/terms-of-service.yaml']))
  expect(reminded.every(({ message }) => /Have counsel review/.test(message))).toBe(true)
})
