import { dateFormat } from '../date-format.ts'
import { notify } from '../notice-store.ts'
import type { Receipt } from './outbox/letter.ts'
import { letterStore } from './outbox/site-store.ts'
import { showReceipt } from './receipt-shown.ts'

const day = dateFormat({ month: 'long', day: 'numeric' })

const action = (id: string) => ({ text: 'See what you sent', run: () => showReceipt(id) })

/** Says, until it is closed, that an inquiry has been sent, with a way to look at it, which a shared computer does not keep. */
export function tellSent({ id, isShared }: { id: string; isShared: boolean }) {
  if (isShared) void letterStore.forget(id)
  notify('Your inquiry has been sent.', isShared ? undefined : action(id))
}

/** Says that an inquiry of another time has arrived at last. */
export const tellSentLater = ({ id, writtenAt }: Receipt) =>
  notify(`Your inquiry of ${day(writtenAt)} has been sent.`, action(id))
