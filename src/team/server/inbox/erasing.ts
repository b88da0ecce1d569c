import { chooseInquiries, type Erasing, eraseInquiries, previewErasing } from '../../../server/erase-inquiries.ts'
import type { StoredInquiry } from '../../../server/inquiry-store.ts'
import { writeLog } from '../log.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { inquiriesOf } from './inquiries.ts'
import { inquiryOf } from './inquiry.ts'
import { senderOfInquiry } from './readable-inquiry.ts'

type Choice = { id: string; isOfPerson: boolean }

/** An inquiry, and, if that is asked, all others with the address of its sender. */
async function choose(team: Team, { id, isOfPerson }: Choice): Promise<StoredInquiry[]> {
  const { inquiry } = await inquiryOf(team, id)
  if (inquiry.erasedAt !== undefined) return []
  const { store, site } = inquiriesOf(team)
  const { email } = senderOfInquiry(inquiry, (await site()).forms)
  if (!isOfPerson || email === '') return [inquiry]
  return chooseInquiries(store, { email })
}

/** What would go. */
export const previewOf = async (team: Team, choice: Choice): Promise<Erasing> =>
  previewErasing(inquiriesOf(team), await choose(team, choice))

/** Erases what the preview has shown; refuses if there is more or less by now. The log says how much, and not of whom. */
export async function erase(team: Team, by: Person, { inquiries, ...choice }: Choice & { inquiries: number }) {
  const chosen = await choose(team, choice)
  if (chosen.length !== inquiries) throw new Problem('inquiriesChanged')
  const erased = await eraseInquiries(inquiriesOf(team), chosen)
  const details = { count: String(erased.inquiries), files: String(erased.files) }
  await team.database.write((transaction) =>
    writeLog(transaction, team.now(), { person: by.id, what: 'inquiries-erased', about: '', details }),
  )
}
