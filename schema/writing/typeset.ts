import { formatOf, textDirection } from '../language/language.ts'
import { isolatedPhones, isolatedSigns } from './isolated-numbers.ts'
import { quotationMarks } from './quotation-marks.ts'

const isBlank = (sign: string) => sign === '' || /\s/.test(sign)
const isSign = (sign: string) => /[\p{P}\p{S}]/u.test(sign)
const isNumeral = (sign: string) => /\p{Nd}/u.test(sign)

/** Whether a straight quote between two characters can open, and whether it can close. */
function sidesOf(before: string, behind: string): { opens: boolean; closes: boolean } {
  const opens = !isBlank(behind) && (!isSign(behind) || isBlank(before) || isSign(before))
  const closes = !isBlank(before) && (!isSign(before) || isBlank(behind) || isSign(behind))
  return opens && closes ? { opens: isSign(before), closes: isSign(behind) } : { opens, closes }
}

/** `and` between two words, as in `rock 'n' roll`. */
const shortAnd = /(?<=\p{L}\s)'(?:n'(?=\s\p{L})|N'(?=\s\p{Lu}))/uy
/** What begins without its first letters: `'s avonds`, `'t Zand`, `'s-Hertogenbosch`, `'90s`, `'98.`, `'tis`, and whether a quote follows. */
const shortened =
  /'(?:[kmnrst](?=[\s-])|(?:\d0s|\d\d(?=\p{P}|$)|[Ee]m|EM|[Tt]il|TIL|[Tt](?:is|was|were)|T(?:IS|WAS|WERE))(?![\p{L}\p{N}])('?))/uy

/**
 * How long a word is that begins with the apostrophe at an offset; 0 if the quote there is a quotation mark. A word in quotes
 * is quoted: the apostrophe before one with a quote behind it stands within a quotation.
 */
function apostropheWord(text: string, at: number, isQuoted: boolean): number {
  const found = [shortAnd, shortened].map((pattern) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  })
  if (found[0]) return found[0][0].length
  return found[1] && (isQuoted || !found[1][1]) ? 1 : 0
}

/**
 * The quotation marks in place of the straight quotes of a text, by their offsets. Quotes without a partner are apostrophes,
 * or, behind a figure, the signs of feet and inches.
 */
export function typesetQuotes(text: string): Map<number, string> {
  const marks = new Map<number, string>()
  const open: { at: number; sign: '"' | "'" }[] = []
  for (const { 0: sign, index: at } of text.matchAll(/["']/g) as Iterable<RegExpExecArray & ['"' | "'"]>) {
    if (marks.has(at)) continue
    const before = text.charAt(at - 1)
    const behind = text.charAt(at + 1)
    const { opens, closes } = sidesOf(before, behind)
    const isQuoted = open.some((one) => one.sign === "'")
    const shortLength = sign === "'" && opens ? apostropheWord(text, at, isQuoted) : 0
    if (shortLength > 0) {
      marks.set(at, '’')
      if (shortLength > 1) marks.set(at + shortLength - 1, '’')
      continue
    }
    const partner = closes ? open.findLastIndex((one) => one.sign === sign) : -1
    const first = open[partner]
    if (first) {
      open.length = partner
      marks.set(first.at, quotationMarks()[sign][0]).set(at, quotationMarks()[sign][1])
    } else {
      // A partner may follow, and then it is none.
      if (sign === "'" && !(isNumeral(before) && !/\p{L}/u.test(behind))) marks.set(at, '’')
      if (opens) open.push({ at, sign })
    }
  }
  return marks
}

const replaced = (text: string, marks: ReadonlyMap<number, string>) =>
  marks.size === 0
    ? text
    : [...text.matchAll(/["']|[^"']+/g)].map(({ 0: part, index }) => marks.get(index) ?? part).join('')

/** Dashes and dots as a typewriter has them. */
export const typesetSigns = (text: string): string =>
  /--|\.\.\./.test(text)
    ? text
        .replace(/(?<!-)---(?!-)/g, '—')
        .replace(/(?<=^|\s)--(?=\s|$)|(?<=[^-\s])--(?=[^-\s])/g, '–')
        .replace(/(?<!\.)\.{3}(?!\.)/g, '…')
    : text

/** Names of the months as they stand beside a day. */
const months = () =>
  formatOf('month names', ({ locale }) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const names = Array.from({ length: 12 }, (_, month) =>
      format.formatToParts(Date.UTC(2026, month, 9)).find(({ type }) => type === 'month'),
    )
    const all = names.flatMap((part) => (part && /^\p{L}+$/u.test(part.value) ? [part.value] : []))
    const name = `(?:${all.join('|')})(?!\\p{L})`
    return all.length === 0
      ? /(?!)/
      : new RegExp(
          `(?<=(?<!\\p{Nd})\\p{Nd}{1,2}\\.?) (?=${name})|(?<=(?<!\\p{L})${name}) (?=\\p{Nd}{1,2}(?!\\p{Nd}))`,
          'gu',
        )
  })

/** A space inside a number, between it and a currency or a percent sign, and behind a sign or word that numbers something. */
const numberSpace =
  /(?<=\p{Nd}) (?=\p{Nd}{3}(?!\p{Nd})|\p{Sc}|[A-Z]{3}(?!\p{L})|(?:kr|zł|Kč)(?!\p{L})|[%‰°])|(?<=[\p{Sc}§№]) (?=\p{Nd})|(?<=(?<!\p{L})(?:Nr|No|Art|Abs|Kap|Abb|Fig|Vol|pp?|S)\.) (?=\p{Nd})/gu

/** A telephone number: it begins with `+`, `0` or an area code in brackets, or has seven digits in groups of two and three. */
const phoneNumber =
  /(?<![\p{L}\p{Nd}.,])(?:(?:\+\p{Nd}|\(\+\p{Nd}{1,3}\)|\(?0\p{Nd}|\(\p{Nd}{3}\))[\p{Nd} ()/.-]{5,}\p{Nd}|(?<!\p{Nd} )(?=(?:\p{Nd} ?){7})\p{Nd}{1,3}(?: \p{Nd}{2,3}){2,4}(?! ?\p{Nd}))/gu

/** Words of one letter, such as `w` and `i`, which these languages do not leave at the end of a line. */
const singleLetters: Readonly<Record<string, string>> = {
  ...{ cs: 'aikosuvz', sk: 'aikosuvz', pl: 'aiouwz' },
  ...{ be: 'аізкосуўяй', ru: 'аиквосуя', uk: 'аівзйоуя' },
}
/** Spaces at which the language never breaks a line: behind words of one letter; in French before `?` and within « ». */
const spaceOfLanguage = () =>
  formatOf('spaces of the language', ({ locale }) => {
    const { language } = new Intl.Locale(locale)
    if (language === 'fr') return /(?<=\S) (?=[?!;:»](?!\S))|(?<=«) (?=\S)/g
    const letters = singleLetters[language]
    return letters === undefined ? undefined : new RegExp(`(?<=(?<![\\p{L}\\p{N}.’'-])[${letters}]) (?=\\S)`, 'giu')
  })

/** The text with what belongs together on one line: `48 300 €`, `§ 4`, `9. Januar`, `030 123 45 67`; in Polish `w domu`, in French `Quoi ?`. */
function withSpaces(text: string): string {
  if (!/ /.test(text)) return text
  const spaced = spaceOfLanguage()
  const words = spaced ? text.replace(spaced, '\u00a0') : text
  if (!/\p{Nd}/u.test(words)) return words
  return words
    .replace(phoneNumber, (number) => number.replaceAll(' ', '\u00a0'))
    .replace(numberSpace, '\u00a0')
    .replace(months(), '\u00a0')
}

/**
 * The text with what belongs together on one line, and, in writing from right to left, with numbers that stay as they are written.
 * What it has set already stays.
 */
export const withUnbrokenSpaces = (text: string): string =>
  textDirection() === 'rtl' ? isolatedSigns(withSpaces(isolatedPhones(text, phoneNumber))) : withSpaces(text)

/** A text without marks that have no sign of their own, for what reads or shows them as one, such as programs and titles of tabs. */
export const withoutHiddenSigns = (text: string): string => text.replace(/[\u00ad\u2066\u2069]/g, '')

/** Plain text as a typesetter of the language of the site sets it. */
export const typeset = (text: string): string =>
  withUnbrokenSpaces(typesetSigns(/["']/.test(text) ? replaced(text, typesetQuotes(text)) : text))
