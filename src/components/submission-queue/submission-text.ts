import type { SubmissionWords } from './submission.ts'

/** What was asked as plain text, for the clipboard and for an e-mail. */
export const submissionText = ({ rows }: SubmissionWords) =>
  rows.map(([label, value]) => `${label}: ${value}`).join('\n')

/** An e-mail to the agency that says the same as the form. */
export const submissionMail = (words: SubmissionWords, email: string) =>
  `mailto:${encodeURI(email)}?subject=${encodeURIComponent('Inquiry')}&body=${encodeURIComponent(submissionText(words).replace(/\n/g, '\r\n'))}`
