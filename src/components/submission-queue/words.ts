import { formsWords } from '../../../schema/language/forms-words.ts'

/** What a person reads about an inquiry later. */
export type SubmissionWords = {
  /** Labels and values in the order of the form. */
  rows: readonly (readonly [label: string, value: string])[]
  /** What happens once it has arrived. */
  next: string
  phone: string
  email: string
}

/** Fields that only the service reads. */
const serviceFields = ['form', 'website']

/** `phoneNumber` → `Phone number`. */
const labelOf = (key: string) => {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}`
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).join(', ') : String(value ?? ''))

/** An inquiry as labels and values, for forms that have no words of their own. Empty fields are left out. */
export function inquiryWords(inquiry: Readonly<Record<string, unknown>>): SubmissionWords {
  const rows = Object.entries(inquiry)
    .filter(([key, value]) => !serviceFields.includes(key) && textOf(value).trim() !== '')
    .map(([key, value]) => [labelOf(key), textOf(value)] as const)
  return { rows, next: '', phone: '', email: '' }
}

/** An inquiry as plain text, for the clipboard and for an e-mail. */
export const submissionText = ({ rows }: SubmissionWords) =>
  rows.map(([label, value]) => `${label}: ${value}`).join('\n')

/** A `mailto:` link whose e-mail says the same as the form. */
export const submissionMail = (words: SubmissionWords, email: string) =>
  `mailto:${encodeURI(email)}?subject=${encodeURIComponent(formsWords.subject)}&body=${encodeURIComponent(submissionText(words).replace(/\n/g, '\r\n'))}`
