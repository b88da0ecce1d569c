import { formsWords } from '../../../schema/language/forms-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { dateFormat } from '../date-format.ts'
import { notify } from '../notices/notice-store.ts'
import type { Receipt } from '../submission-queue/submission.ts'
import { showReceipt } from './receipt-shown.ts'

const day = dateFormat({ month: 'long', day: 'numeric' })

const action = (id: string) => ({ text: formsWords.seeSent, run: () => showReceipt(id) })

/** Shows a notice that an inquiry has been sent. On a shared computer it offers no receipt, since none is stored. */
export const reportSent = ({ id, isShared }: { id: string; isShared: boolean }) =>
  notify(formsWords.sent, isShared ? undefined : action(id))

/** Shows a notice that an inquiry has arrived on a later try. */
export const reportSentLater = ({ id, writtenAt }: Receipt) =>
  notify(fill(formsWords.sentLater, { day: day(writtenAt) }), action(id))
