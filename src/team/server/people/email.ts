import { emailPattern } from '../../../../schema/forms/email-pattern.ts'
import { Problem } from '../problem.ts'

/** Longest address that mail servers take (RFC 5321, 4.5.3). */
const maxLength = 254

/** An address of a mail as it is stored and compared. Throws if it is none. */
export function readEmail(text: string): string {
  const email = text.trim().toLowerCase()
  if (email.length > maxLength || !emailPattern.test(email)) throw new Problem('wrongEmail')
  return email
}
