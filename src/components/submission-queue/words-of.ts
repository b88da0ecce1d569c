import type { InquiryContent } from './new-submission.ts'
import type { SubmissionWords } from './submission.ts'

/** Fields that are for the service alone. */
const unread = ['form', 'website']

/** `phoneNumber` → `Phone number`. */
const labelOf = (key: string) => {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}`
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(textOf).join(', ') : String(value ?? ''))

/** An inquiry as labels and values, for forms that have no words of their own. Empty fields are left out. */
export function wordsOf(inquiry: InquiryContent): SubmissionWords {
  const rows = Object.entries(inquiry)
    .filter(([key, value]) => !unread.includes(key) && textOf(value).trim() !== '')
    .map(([key, value]) => [labelOf(key), textOf(value)] as const)
  return { rows, next: '', phone: '', email: '' }
}
