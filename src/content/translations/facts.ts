import { linksIn } from '../../../schema/links/markdown-links.ts'
import { placeholdersIn } from '../../../schema/placeholders/placeholders.ts'
import { cutAtTokens } from '../../../schema/tokens.ts'
import { memoize } from '../../cache/memoize.ts'

/** Signs before or behind a number that make it another one. */
const number = /[-−+]?[$€£¥₹%]?\p{Nd}(?:[\p{Nd}.,:’'/-]*\p{Nd})?\s?[%‰°$€£¥₹]?/gu
const address = /(?:https?:\/\/|www\.)[^\s<>()]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g

/** Names of days and months in a language, in small letters; a short one of three letters may be another word, so none is taken. */
const dayNames = memoize((locale: string): ReadonlySet<string> => {
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const names = [
    ...Array.from({ length: 7 }, (_, day) => days.format(Date.UTC(2024, 0, 1 + day))),
    ...Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2024, month, 1))),
  ]
  return new Set(names.map((name) => name.toLowerCase()))
})

/** Names in brackets, such as `[moment]`; those before an address are the text of a link. */
const namesIn = (text: string) => placeholdersIn(text.replace(/\[[\w.]*\](?=\()/g, ''))
const tokensIn = (text: string) => cutAtTokens(text).flatMap(({ token }) => (token === undefined ? [] : [token]))

/**
 * What is said wrongly if it is said as it was: numbers, days, amounts, addresses, links and tokens of a text, sorted. `locale` is
 * the language of the text.
 */
function factsOf(text: string, locale: string): string[] {
  const days = dayNames(locale)
  return [
    ...(text.match(number) ?? []).map((one) => one.replace(/\s/g, '')),
    ...(text.match(address) ?? []),
    ...linksIn(text).map((link) => link.address),
    ...tokensIn(text).map((token) => `{${token}}`),
    ...namesIn(text).map((name) => `[${name}]`),
    ...(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => days.has(word)),
  ].sort()
}

/** Whether two versions of a text say another number, day, amount, address, link or token. */
export const hasOtherFacts = (before: string, after: string, locale: string): boolean =>
  JSON.stringify(factsOf(before, locale)) !== JSON.stringify(factsOf(after, locale))

/** What of a text is missing in another: tokens and names in brackets, or addresses of links. */
const missing = (wanted: readonly string[], found: readonly string[]) => [
  ...new Set(wanted.filter((one) => !found.includes(one))),
]

export const lostTokens = (source: string, text: string): string[] => [
  ...missing(tokensIn(source), tokensIn(text)).map((token) => `{${token}}`),
  ...missing(namesIn(source), namesIn(text)).map((name) => `[${name}]`),
]

export const lostLinks = (source: string, text: string): string[] =>
  missing(
    linksIn(source).map((link) => link.address),
    linksIn(text).map((link) => link.address),
  )
