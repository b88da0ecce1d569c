// Words that a block itself says to visitors, and numbers and days as the language of the site writes them.

// Words

export type { Plural } from '../../schema/language/language.ts'
export { defineWords, fill, plural } from '../../schema/language/words.ts'

// Numbers, amounts and days

export { shownDay, shownMoney, shownNumber, shownTime } from '../../schema/language/language.ts'
export { fieldNumber, readNumber } from '../../schema/language/typed-number.ts'
