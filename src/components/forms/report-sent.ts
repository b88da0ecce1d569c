import { dateFormat } from '../date-format.ts'
import { notify } from '../notices/notice-store.ts'
import { submissionStore } from '../submission-queue/site-store.ts'
import type { Receipt } from '../submission-queue/submission.ts'
import { showReceipt } from './receipt-shown.ts'

const day = dateFormat({ month: 'long', day: 'numeric' })

const action = (id: string) => ({ text: 'See what you sent', run: () => showReceipt(id) })

/** Says, until it is closed, that an inquiry has been sent, with a way to look at it, which a shared computer does not keep. */
export function reportSent({ id, isShared }: { id: string; isShared: boolean }) {
  if (isShared) void submissionStore.forget(id)
  notify('Your inquiry has been sent.', isShared ? undefined : action(id))
}

/** Says that an inquiry of another time has arrived at last. */
export const tellSentLater = ({ id, writtenAt }: Receipt) =>
  notify(`Your inquiry of ${day(writtenAt)} has been sent.`, action(id))
