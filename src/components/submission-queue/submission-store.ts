import type { Receipt, Submission } from './submission.ts'

/** Where submissions wait and what was sent is kept: on the device, and on the page for what may not or cannot be kept. */
export type SubmissionStore = {
  /**
   * Writes a submission down in place of an earlier one. Resolves with the id it goes by, which is another one when the same
   * content waits already or has just arrived, and with whether it outlives the page.
   */
  write(submission: Submission, place: 'device' | 'page', replaced?: string): Promise<{ id: string; isKept: boolean }>
  /** Takes the new state of a submission; one that is gone stays gone. */
  update(submission: Submission): Promise<void>
  /** Takes the submission away and keeps the receipt instead. */
  markDelivered(receipt: Receipt): Promise<void>
  submission(id: string): Promise<Submission | undefined>
  submissions(): Promise<Submission[]>
  receipts(): Promise<Receipt[]>
  /** Takes submission and receipt away: the visitor wants it. */
  forget(id: string): Promise<void>
  prune(isOver: (receipt: Receipt) => boolean): Promise<void>
}

/** The same content again within this time is the same inquiry, already sent. */
const sameInquiryMs = 24 * 60 * 60_000

export const isSame = (submission: Submission, other: { content: string; form: string }) =>
  submission.content === other.content && submission.form === other.form

/** Whether a submission has arrived already. Only an endpoint that says so itself counts: else people send again for a reason. */
export const hasArrived = (submission: Submission, receipt: Receipt) =>
  isSame(submission, receipt) && receipt.isConfirmed && submission.writtenAt - receipt.sentAt < sameInquiryMs

/** A store that lives as long as the page. */
export function createPageStore(): SubmissionStore {
  const submissions = new Map<string, Submission>()
  const receipts = new Map<string, Receipt>()
  return {
    async write(submission, _place, replaced) {
      const arrived = [...receipts.values()].find((receipt) => hasArrived(submission, receipt))
      if (arrived) return { id: arrived.id, isKept: false }
      const waiting = [...submissions.values()].find((other) => isSame(submission, other))
      if (waiting) return { id: waiting.id, isKept: false }
      if (replaced !== undefined) submissions.delete(replaced)
      submissions.set(submission.id, submission)
      return { id: submission.id, isKept: false }
    },
    async update(submission) {
      if (submissions.has(submission.id)) submissions.set(submission.id, submission)
    },
    async markDelivered(receipt) {
      submissions.delete(receipt.id)
      receipts.set(receipt.id, receipt)
    },
    submission: async (id) => submissions.get(id),
    submissions: async () => [...submissions.values()],
    receipts: async () => [...receipts.values()],
    async forget(id) {
      submissions.delete(id)
      receipts.delete(id)
    },
    async prune(isOver) {
      for (const receipt of receipts.values()) if (isOver(receipt)) receipts.delete(receipt.id)
    },
  }
}
