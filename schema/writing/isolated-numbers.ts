/** Signs around what is read from left to right whatever is around it; nobody sees them. */
const [start, end] = ['\u2066', '\u2069']
const isolates = /(\u2066[^\u2066\u2069]*\u2069)/

/** What stands before a number that is a word of its own, and not part of an address or behind a hyphen. */
const before = /(?:^|[\s([*_|«“‘"'])$/
const beforeAddress = /\]\($/

/** A number with signs around it, and a bracket that closes behind it before them. */
const isolatedNumber = (number: string) =>
  number.startsWith('(') && !number.includes(')') ? `(${start}${number.slice(1)}${end}` : `${start}${number}${end}`

/** A text with signs around the numbers that a pattern finds. Those that have them already stay as they are. */
const isolated = (text: string, pattern: RegExp, isMeant: (number: string) => boolean) =>
  text
    .split(isolates)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(pattern, (number, at: number) => {
            const prior = part.slice(Math.max(0, at - 2), at)
            return before.test(prior) && !beforeAddress.test(prior) && isMeant(number) ? isolatedNumber(number) : number
          }),
    )
    .join('')

/** A day or a span of hours, which is read in the direction of the language. */
const dayOrHours = /^\p{Nd}{1,2}([-/])\p{Nd}{1,2}\1\p{Nd}{4}$|\.| - /u

/** A text from right to left with telephone numbers that stay as they are written: `+31 30 555 0171` and not `0171 555 30 31+`. */
export const isolatedPhones = (text: string, phoneNumber: RegExp): string =>
  /\p{Nd}/u.test(text)
    ? isolated(text, phoneNumber, (number) => /^[+(]/.test(number) || !dayOrHours.test(number))
    : text

/** A number behind its sign, with the percent sign, unit or currency behind it. */
const signed = /[+−-]\p{Sc}?\p{Nd}(?:[\p{Nd}.,٫٬:/–\u00a0-]*\p{Nd})?(?:[ \u00a0]?(?:[%‰٪\p{Sc}]|°[CF]?))?/gu

/** A text from right to left with signs that stay before their numbers: `-20 %` and not `% 20-`. Ranges follow the language. */
export const isolatedSigns = (text: string): string =>
  /[+−-]\p{Sc}?\p{Nd}/u.test(text) ? isolated(text, signed, () => true) : text
