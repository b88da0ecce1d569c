import { dateFormat } from '../date-format.ts'
import { notify } from '../notices/notice-store.ts'
import type { Receipt } from '../submission-queue/submission.ts'
import { showReceipt } from './receipt-shown.ts'

const day = dateFormat({ month: 'long', day: 'numeric' })

const action = (id: string) => ({ text: 'See what you sent', run: () => showReceipt(id) })

/** Says, until it is closed, that an inquiry has been sent. On a shared computer there is no receipt to look at. */
export const reportSent = ({ id, isShared }: { id: string; isShared: boolean }) =>
  notify('Your inquiry has been sent.', isShared ? undefined : action(id))

/** Says that an inquiry of an earlier time has arrived. */
export const reportSentLater = ({ id, writtenAt }: Receipt) =>
  notify(`Your inquiry of ${day(writtenAt)} has been sent.`, action(id))
