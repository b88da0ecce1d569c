import { memoize, memoizeObjects } from '../../../cache/memoize.ts'
import type { InquiryInbox } from '../../../server/inquiry-store.ts'

/** All inquiries are counted once after each change, whoever asks: of 100,000 it takes half a second. */
const counted = memoizeObjects((inbox: InquiryInbox) => memoize((_revision: string) => inbox.counts(), 1))

/** How many inquiries there are of each form in each state, and the revision of the inbox with so many. */
export async function countInbox(inbox: InquiryInbox) {
  const revision = await inbox.revision()
  return { revision, counts: await counted(inbox)(revision) }
}
