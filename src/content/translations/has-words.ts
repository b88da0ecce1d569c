import { cutAtCodes } from './inline-codes.ts'

/** Whether a text can have parts that are no words. */
const mayHaveCodes = (text: string) => /[{[`<@]|:\/\//.test(text)

/** Whether a text says anything besides its tokens and addresses: `{site.phone}` needs no translation. */
export const hasWords = (text: string, isMarkdown: boolean): boolean =>
  /\p{L}/u.test(text) &&
  (!mayHaveCodes(text) || cutAtCodes(text, isMarkdown).some((part) => typeof part === 'string' && /\p{L}/u.test(part)))
