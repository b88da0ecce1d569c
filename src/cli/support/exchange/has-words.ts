import { cutAtCodes } from './inline-codes.ts'

/** Whether a text says anything besides its tokens and addresses: `{site.phone}` needs no translation. */
export const hasWords = (text: string, isMarkdown: boolean): boolean =>
  cutAtCodes(text, isMarkdown).some((part) => typeof part === 'string' && /\p{L}/u.test(part))
