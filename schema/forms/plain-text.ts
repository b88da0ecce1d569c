// The small build of zod: browsers load this file together with the forms.
import * as z from 'zod/mini'
import { answersWords as words } from '../language/answers-words.ts'
import { fill } from '../language/words.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const isPlain = (text: string) => text.isWellFormed() && !unprintable.test(text)

/**
 * Text that somebody typed, without spaces around it, with its line breaks. One that is too long is checked no further:
 * strangers send it, and only the length is certain to be cheap.
 */
export const plainText = (maxLength: number) =>
  z
    .string({ error: () => words.text })
    .check(
      z.trim(),
      z.maxLength(maxLength, { error: () => fill(words.tooLong, { n: maxLength }), abort: true }),
      z.refine(isPlain, { error: () => words.unprintable }),
    )

/** One line of text that somebody typed. */
export const plainLine = (maxLength: number) =>
  plainText(maxLength).check(z.refine((value: string) => !/[\r\n]/.test(value), { error: () => words.oneLine }))
