import { findNearDuplicates } from '../../src/content/near-duplicates/find-near-duplicates.ts'

/** Services of the synthetic site; cities make up the rest of the pages. */
const serviceCount = 100
const sentencePool = 20_000
const wordsOfSentence = 12

/** A number that looks random and is the same in every run. */
const scattered = (seed: number) =>
  (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) ^ Math.imul(seed + 1, 0x297a2d39)) >>> 0

const sentences = Array.from({ length: sentencePool }, (_, sentence) =>
  Array.from({ length: wordsOfSentence }, (_word, at) => `w${scattered(sentence * wordsOfSentence + at) % 4_000}`).join(
    ' ',
  ),
)
const text = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => sentences[scattered(seed * 64 + at) % sentencePool]).join('. ')

const cityName = (city: number) => `Springfield-${city}`
const serviceName = (service: number) => `Service-${service}`

type Site = (page: number) => string[]

/** 600 words a page: what is true of the service, of the city, and of the page alone, a third each. */
const distinctSite: Site = (page) => {
  const [city, service] = [Math.floor(page / serviceCount), page % serviceCount]
  const opening = `${serviceName(service)} in ${cityName(city)}`
  return [opening, text(1_000_000 + service, 17), text(2_000_000 + city, 17), text(3_000_000 + page, 17)]
}

/** The worst case: one text for all, with the name of the city in every sentence. */
const templateSite: Site = (page) => {
  const name = cityName(Math.floor(page / serviceCount))
  return [text(1, 17), text(2, 17), text(3, 17)].map((part) => part.replaceAll('.', ` in ${name}.`))
}

function measure(name: string, count: number, textsOf: Site): Record<string, string> {
  const cities = Array.from({ length: Math.ceil(count / serviceCount) }, (_, city) => cityName(city))
  const services = Array.from({ length: serviceCount }, (_, service) => serviceName(service))
  const startMs = performance.now()
  for (let page = 0; page < count; page++) textsOf(page)
  const makingMs = performance.now() - startMs
  const beforeKb = process.memoryUsage().rss / 1_024
  const sinceMs = performance.now()
  const { alike, unchecked } = findNearDuplicates({ count, textsOf, names: [...cities, ...services], over: 0.65 })
  const seconds = (performance.now() - sinceMs) / 1_000
  return {
    site: name,
    pages: String(count),
    seconds: seconds.toFixed(1),
    'of these making texts': ((makingMs * 2) / 1_000).toFixed(1),
    'more MB at the peak': ((process.resourceUsage().maxRSS - beforeKb) / 1_024).toFixed(0),
    'pairs over 0.65': String(alike.length + unchecked),
  }
}

/** Compares `count` pages of 600 words with each other: on a site as it should be, and where all pages say the same. */
export async function benchDuplicates(count = 100_000): Promise<Record<string, string>[]> {
  return [measure('different pages', count, distinctSite), measure('one text for all', count, templateSite)]
}
