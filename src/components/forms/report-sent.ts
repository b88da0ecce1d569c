import { formsWords } from '../../../schema/language/forms-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { dateFormat } from '../date-format.ts'
import { notify } from '../notices/notice-store.ts'
import type { Receipt } from '../submission-queue/submission.ts'
import { showReceipt } from './receipt-shown.ts'

const day = dateFormat({ month: 'long', day: 'numeric' })

const action = (id: string) => ({ text: formsWords.seeSent, run: () => showReceipt(id) })

/** Says, until it is closed, that an inquiry has been sent. On a shared computer there is no receipt to look at. */
export const reportSent = ({ id, isShared }: { id: string; isShared: boolean }) =>
  notify(formsWords.sent, isShared ? undefined : action(id))

/** Says that an inquiry of an earlier time has arrived. */
export const reportSentLater = ({ id, writtenAt }: Receipt) =>
  notify(fill(formsWords.sentLater, { day: day(writtenAt) }), action(id))
