import type { Receipt, Submission } from './submission.ts'

/** Where letters wait and what was sent is kept: on the device, and on the page for what may not or cannot be kept. */
export type SubmissionStore = {
  /**
   * Writes a letter down in place of an earlier one. Resolves with the id it goes by, which is another one when the same
   * content waits already or has just arrived, and with whether it outlives the page.
   */
  write(letter: Submission, place: 'device' | 'page', replaced?: string): Promise<{ id: string; isKept: boolean }>
  /** Takes the new state of a letter; one that is gone stays gone. */
  update(letter: Submission): Promise<void>
  /** Takes the letter away and keeps the receipt instead. */
  markDelivered(receipt: Receipt): Promise<void>
  letter(id: string): Promise<Submission | undefined>
  letters(): Promise<Submission[]>
  receipts(): Promise<Receipt[]>
  /** Takes letter and receipt away: the visitor wants it. */
  forget(id: string): Promise<void>
  prune(isOver: (receipt: Receipt) => boolean): Promise<void>
}

/** The same content again within this time is the same inquiry, already sent. */
const sameInquiryMs = 24 * 60 * 60_000

export const isSame = (letter: Submission, other: { content: string; form: string }) =>
  letter.content === other.content && letter.form === other.form

/** Whether a letter has arrived already. Only an endpoint that says so itself counts: else people send again for a reason. */
export const hasArrived = (letter: Submission, receipt: Receipt) =>
  isSame(letter, receipt) && receipt.isConfirmed && letter.writtenAt - receipt.sentAt < sameInquiryMs

/** A store that lives as long as the page. */
export function createPageStore(): SubmissionStore {
  const letters = new Map<string, Submission>()
  const receipts = new Map<string, Receipt>()
  return {
    async write(letter, _place, replaced) {
      const arrived = [...receipts.values()].find((receipt) => hasArrived(letter, receipt))
      if (arrived) return { id: arrived.id, isKept: false }
      const waiting = [...letters.values()].find((other) => isSame(letter, other))
      if (waiting) return { id: waiting.id, isKept: false }
      if (replaced !== undefined) letters.delete(replaced)
      letters.set(letter.id, letter)
      return { id: letter.id, isKept: false }
    },
    async update(letter) {
      if (letters.has(letter.id)) letters.set(letter.id, letter)
    },
    async markDelivered(receipt) {
      letters.delete(receipt.id)
      receipts.set(receipt.id, receipt)
    },
    letter: async (id) => letters.get(id),
    letters: async () => [...letters.values()],
    receipts: async () => [...receipts.values()],
    async forget(id) {
      letters.delete(id)
      receipts.delete(id)
    },
    async prune(isOver) {
      for (const receipt of receipts.values()) if (isOver(receipt)) receipts.delete(receipt.id)
    },
  }
}
