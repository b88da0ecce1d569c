// Words that a block itself says to visitors, and numbers and days as the language of the site writes them.

/*
 * Words
 *
 * ```ts
 * const daysLeftWords = defineWords('days-left', { left: { one: 'One day left', other: '{n} days left' } })
 *
 * plural(daysLeftWords.left, days)
 * ```
 */

export type { Plural } from '../../schema/language/language.ts'
export { defineWords, fill, plural } from '../../schema/language/words.ts'

/*
 * Numbers, amounts, days and the alphabet
 *
 * ```ts
 * shownNumber(1234.5) // 1,234.5
 * shownMoney(20) // $20
 * shownDay('2026-11-27') // 11/27/2026
 * ```
 */

export { byAlphabet, shownDay, shownTime } from '../../schema/language/language.ts'
export { currencySign, fieldNumber, shownMoney, shownNumber } from '../../schema/language/number-formats.ts'
export { readNumber } from '../../schema/language/typed-number.ts'

/*
 * Tables
 *
 * ```ts
 * toCsvText([['Guest', 'Seat'], ['Ada', 12]])
 * ```
 */

export { toCsvText } from '../../schema/writing/csv.ts'
