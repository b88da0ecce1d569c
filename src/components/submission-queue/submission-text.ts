import type { SubmissionWords } from './submission.ts'

/** What was asked as plain text, for the clipboard and for an e-mail. */
export const letterText = ({ rows }: SubmissionWords) => rows.map(([label, value]) => `${label}: ${value}`).join('\n')

/** An e-mail to the agency that says the same as the form. */
export const letterMail = (words: SubmissionWords, email: string) =>
  `mailto:${encodeURI(email)}?subject=${encodeURIComponent('Inquiry')}&body=${encodeURIComponent(letterText(words).replace(/\n/g, '\r\n'))}`
