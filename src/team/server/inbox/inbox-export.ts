import { inLanguage } from '../../../../schema/language/language.ts'
import { inquiryFormats } from '../../../server/inquiry-formats.ts'
import type { StoredInquiry } from '../../../server/inquiry-store.ts'
import type { ShownFilter } from '../../inbox-wire.ts'
import { writeLog } from '../log.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { storeFilter, withWords } from './inbox.ts'
import { inquiriesOf } from './inquiries.ts'

/** Most inquiries that are read at a time. */
const perPart = 1_000

/**
 * The inquiries of a filter as a file, the bytes that the command `inquiries -- export` writes of the same ones. It is logged who had it.
 * Erased ones are in it where nothing but the form is chosen.
 */
export async function exportInbox(
  team: Team,
  by: Person,
  { filter, format }: { filter: ShownFilter; format: keyof typeof inquiryFormats },
): Promise<string | Uint8Array> {
  const { site } = inquiriesOf(team)
  const chosen = await choose(team, by.id, filter)
  const { forms, language } = await site()
  const file = await inLanguage(language, () => inquiryFormats[format](chosen, forms))
  const details = { count: String(chosen.length), format }
  await team.database.write((transaction) =>
    writeLog(transaction, team.now(), {
      person: by.id,
      what: 'inquiries-exported',
      about: filter.form ?? '',
      details,
    }),
  )
  return file
}

async function choose(team: Team, person: number, filter: ShownFilter): Promise<StoredInquiry[]> {
  const { store } = inquiriesOf(team)
  const { form, state, isSuspected, isMine, words } = filter
  if (state === undefined && !isSuspected && !isMine && !words?.trim())
    return (await store.list({ withErased: true })).filter(({ content }) => form === undefined || content.form === form)
  const ids = new Set<string>()
  let before: string | undefined
  do {
    const part = await store.inbox.list({ ...storeFilter(filter, person), before, limit: perPart })
    for (const { id } of await withWords(store.inbox, part, words)) ids.add(id)
    before = part.length === perPart ? part.at(-1)?.id : undefined
  } while (before !== undefined)
  return (await store.list()).filter(({ id }) => ids.has(id))
}
