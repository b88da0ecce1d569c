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

  it('says in which city its links show a service', () => {
    const leading = texts.filter(([path]) => ['/', '/locations'].includes(path))
    expect(leading).toHaveLength(2)
    for (const [path, text] of leading) expect(text, path).toContain('Each link shows the service in Los Angeles')
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

it.each(calculatorNames)('the %s calculator names no other company, only public rules, as a source', (name) => {
  for (const { source } of calculatorOf(name).ratios)
    for (const [address] of source.matchAll(/\b[\w-]+(?:\.[\w-]+)+\b/g))
      if (/[a-z]{2}/.test(address)) expect(address).toMatch(/\.gov(?:\.au)?$|^up\.codes$/)
})

it('reminds the owner, and nobody else, of pages that counsel has to review', async () => {
  const { diagnostics } = await sampleSite()
  const reminded = diagnostics.filter(({ code, path }) => code === 'sample-value' && path === 'sample')
  const files = reminded.map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(['pages/privacy-policy.yaml', 'pages/terms-of-service.yaml']))
  expect(reminded.every(({ message }) => /Have counsel review/.test(message))).toBe(true)
})
