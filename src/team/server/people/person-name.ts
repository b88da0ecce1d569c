import { oneLine } from '../../../../schema/writing/one-line.ts'

/** Longest name, in characters. */
const maxName = 100

/**
 * The name of a person as it is stored: one line. A name without a letter or a digit is that of nobody, and git refuses an author
 * like this, so the address of the person stands in its place.
 */
export function readName(name: string, email: string): string {
  const shown = oneLine(name, maxName)
  return /[\p{L}\p{N}]/u.test(shown) ? shown : email
}
