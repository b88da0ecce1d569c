import { inLanguage } from '../../../../schema/language/language.ts'
import { filesOf, textsIn } from '../../../server/erase-inquiries.ts'
import type { Forms } from '../../../server/forms.ts'
import type { InboxFilter } from '../../../server/inquiry-inbox.ts'
import type { InboxInquiry, InquiryInbox } from '../../../server/inquiry-store.ts'
import type { Inbox, InboxRow, ShownFilter } from '../../inbox-wire.ts'
import type { Team } from '../team.ts'
import { countInbox } from './inbox-counts.ts'
import { type Inquiries, inquiriesOf } from './inquiries.ts'
import { answersOf, onOneLine, senderOfInquiry } from './readable-inquiry.ts'

/** How many inquiries a page has, how many are read at a time, and how many are looked through for one page. */
const pageSize = 50
const perPart = 500
const maxSearched = 10_000

/** Longest beginning of the answers in a list, in characters. */
const maxExcerpt = 160

/** The condition of the store, for the person who asks. */
export const storeFilter = ({ form, state, isSuspected, isMine }: ShownFilter, person: number): InboxFilter => ({
  form,
  state,
  suspected: isSuspected,
  assigned: isMine ? person : undefined,
})

/** Texts that differ in capitals and accents alone are the same. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** Those of these inquiries that have each of the words, in their content or in a note. */
export async function withWords<Inquiry extends InboxInquiry>(
  inbox: InquiryInbox,
  inquiries: readonly Inquiry[],
  words = '',
): Promise<Inquiry[]> {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...inquiries]
  const notes = await inbox.notesOf(inquiries.map(({ id }) => id))
  return inquiries.filter(({ id, content }) => {
    const text = folded([...textsIn(content), ...(notes.get(id) ?? [])].join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}

/** A page of the inbox, the newest first, with what it can be filtered by. */
export async function readInbox(
  team: Team,
  person: number,
  { filter, before }: { filter: ShownFilter; before?: string },
): Promise<Inbox> {
  const inquiries = inquiriesOf(team)
  const { inbox } = inquiries.store
  const found: InboxInquiry[] = []
  let next = before
  let searched = 0
  do {
    const limit = filter.words ? perPart : pageSize + 1
    const part = await inbox.list({ ...storeFilter(filter, person), before: next, limit })
    searched += part.length
    found.push(...(await withWords(inbox, part, filter.words)))
    next = part.length === limit ? part.at(-1)?.id : undefined
  } while (next !== undefined && found.length <= pageSize && searched < maxSearched)
  const shown = found.slice(0, pageSize)
  const last = found.length > pageSize ? shown.at(-1)?.id : next
  const { counts } = await countInbox(inbox)
  const sum = (of: (row: (typeof counts)[number]) => number) => counts.reduce((all, row) => all + of(row), 0)
  const inState = (state: string) => sum((row) => (row.state === state ? row.count : 0))
  const { forms: asked } = await inquiries.site()
  return {
    rows: await rowsOf(team, inquiries, shown),
    next: last ?? '',
    forms: [...new Set([...asked.keys(), ...counts.map(({ form }) => form)])].sort(),
    counts: {
      new: inState('new'),
      open: inState('open'),
      done: inState('done'),
      spam: inState('spam'),
      suspected: sum(({ suspected }) => suspected),
    },
  }
}

async function rowsOf(team: Team, inquiries: Inquiries, shown: readonly InboxInquiry[]): Promise<InboxRow[]> {
  const { forms, language } = await inquiries.site()
  const notes = await inquiries.store.inbox.notesOf(shown.map(({ id }) => id))
  const names = await namesOf(team)
  return inLanguage(language, () =>
    shown.map((inquiry) => ({
      ...rowOf(inquiry, forms, names),
      excerpt: excerptOf(inquiry, forms),
      notes: notes.get(inquiry.id)?.length ?? 0,
      files: filesOf(inquiry).length,
    })),
  )
}

/** What a list and a page of an inquiry say of it alike. */
export function rowOf(inquiry: InboxInquiry, forms: Forms, names: ReadonlyMap<number, string>) {
  const { name, email } = senderOfInquiry(inquiry, forms)
  const { id, receivedAt, state, assigned, content, flags } = inquiry
  return {
    id,
    receivedAt,
    form: content.form,
    sender: name || email,
    state,
    assigned: assigned === undefined ? '' : (names.get(assigned) ?? ''),
    isSuspected: state === 'new' && flags.some((flag) => flag !== 'files-missing'),
  }
}

/** The beginning of the answers, without the sender. */
function excerptOf(inquiry: InboxInquiry, forms: Forms): string {
  const { name, email } = senderOfInquiry(inquiry, forms)
  const texts = answersOf(inquiry, forms)
    .map(([, answer]) => onOneLine(answer))
    .filter((text) => text !== '' && text !== email && text !== name)
  const signs = Array.from(texts.join(' · '))
  return signs.length > maxExcerpt ? `${signs.slice(0, maxExcerpt).join('')}…` : signs.join('')
}

/** The names of people by number, also of those who were removed. */
export async function namesOf({ database }: Team): Promise<Map<number, string>> {
  const people = await database.db.selectFrom('people').select(['id', 'name']).execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}
