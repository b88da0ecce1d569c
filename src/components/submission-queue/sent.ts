import { submissionStore } from './site-store.ts'
import type { Receipt, Submission, SubmissionWords } from './submission.ts'

/** An inquiry as people look back at it, sent or still on its way. */
export type Sent = {
  id: string
  state: 'confirmed' | 'unconfirmed' | 'waiting' | 'refused'
  /** When it was sent, or written while it is not sent; milliseconds. */
  at: number
  words: SubmissionWords
}

const ofSubmission = ({ id, words, writtenAt, isRefused }: Submission): Sent => ({
  id,
  words,
  at: writtenAt,
  state: isRefused ? 'refused' : 'waiting',
})

const ofReceipt = ({ id, words, sentAt, isConfirmed }: Receipt): Sent => ({
  id,
  words,
  at: sentAt,
  state: isConfirmed ? 'confirmed' : 'unconfirmed',
})

/** An inquiry by its id; nothing where it has been forgotten. */
export async function readSent(id: string): Promise<Sent | undefined> {
  const receipt = (await submissionStore.receipts()).find((one) => one.id === id)
  if (receipt) return ofReceipt(receipt)
  const submission = await submissionStore.submission(id)
  return submission && ofSubmission(submission)
}

/** The latest inquiry of a form that this device knows of. */
export async function lastSent(form: string): Promise<Sent | undefined> {
  const [receipts, submissions] = await Promise.all([submissionStore.receipts(), submissionStore.submissions()])
  const all = [
    ...receipts.map((one) => [one.form, ofReceipt(one)] as const),
    ...submissions.map((one) => [one.form, ofSubmission(one)] as const),
  ]
  return all
    .filter(([of]) => of === form)
    .map(([, sent]) => sent)
    .sort((one, other) => other.at - one.at)[0]
}
