import { own } from '../../../../schema/forms/answers.ts'
import { inLanguage } from '../../../../schema/language/language.ts'
import { filesOf } from '../../../server/erase-inquiries.ts'
import type { InquiryEvent } from '../../../server/inquiry-inbox.ts'
import type { InboxInquiry } from '../../../server/inquiry-store.ts'
import type { Inquiry } from '../../inbox-wire.ts'
import type { TeamWords } from '../../words/en.ts'
import { listPeople } from '../people/people.ts'
import { Problem } from '../problem.ts'
import { isOver, type Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { namesOf, rowOf } from './inbox.ts'
import { inquiriesOf } from './inquiries.ts'
import { answersOf, mailtoOf, onOneLine, senderOfInquiry } from './readable-inquiry.ts'

/** An inquiry with what was done about it. Throws if there is none; of an erased one there is little. */
export async function inquiryOf(team: Team, id: string) {
  const found = await inquiriesOf(team).store.inbox.read(id)
  if (!found) throw new Problem('notFound')
  return found
}

/** An inquiry as its page shows it. */
export async function readInquiry(team: Team, id: string): Promise<Inquiry> {
  const { inquiry, events } = await inquiryOf(team, id)
  const { files, site } = inquiriesOf(team)
  const { forms, language } = await site()
  const names = await namesOf(team)
  const readers = (await readersOf(team)).map(({ id: person, name }) => ({ id: person, name }))
  const stored = await Promise.all(
    filesOf(inquiry).map(async (file) => ({ id: file, type: (await files.find(file))?.metadata.type })),
  )
  return inLanguage(language, () => {
    const answers = answersOf(inquiry, forms)
    const { email } = senderOfInquiry(inquiry, forms)
    return {
      ...rowOf(inquiry, forms, names),
      erasedAt: inquiry.erasedAt ?? '',
      assignedTo: inquiry.assigned ?? 0,
      email,
      mailto: mailtoOf(email, inquiry.content.form, answers),
      answers,
      sentFrom: addedText(inquiry, 'sentFrom'),
      cameFrom: addedText(inquiry, 'cameFrom'),
      files: stored.flatMap(({ id: file, type }) => (type === undefined ? [] : [{ id: file, type }])),
      events: events.map(({ at, person, what, value }) => ({
        at,
        by: person === null ? '' : (names.get(person) ?? ''),
        what,
        value: what === 'assigned' ? (names.get(Number(value)) ?? '') : value,
      })),
      readers,
    }
  })
}

function addedText({ content }: InboxInquiry, name: string): string {
  const value = own(content, name)
  return typeof value === 'string' ? onOneLine(value) : ''
}

/** The people who read inquiries. */
export async function readersOf({ database, now }: Team): Promise<Person[]> {
  return (await listPeople(database)).filter((person) => person.sees_inbox === 1 && !isOver(person, now()))
}

type Doing = { id: string; by: Person }

/** Says what becomes of an inquiry, and whether somebody has answered it. */
export async function setState(
  team: Team,
  { id, by }: Doing,
  { state, isAnswered }: { state: InboxInquiry['state']; isAnswered: boolean },
): Promise<void> {
  const { inquiry } = await inquiryOf(team, id)
  await note(team, { id, by }, [
    ...(isAnswered ? [{ what: 'answered', value: '' } as const] : []),
    ...(inquiry.state === state ? [] : [{ what: 'state', value: state } as const]),
  ])
}

/** Gives an inquiry to a person who reads inquiries, or to nobody. One that is new is open then. The person gets a mail without a word of it. */
export async function assign(team: Team, { id, by }: Doing, person: number, { inbox }: TeamWords): Promise<void> {
  const { inquiry } = await inquiryOf(team, id)
  const reader = person === 0 ? undefined : (await readersOf(team)).find((one) => one.id === person)
  if (person !== 0 && !reader) throw new Problem('notReader')
  if ((inquiry.assigned ?? 0) === person) return
  await note(team, { id, by }, [
    { what: 'assigned', value: reader ? String(reader.id) : '' },
    ...(reader && inquiry.state === 'new' ? [{ what: 'state', value: 'open' } as const] : []),
  ])
  if (!reader || reader.id === by.id) return
  const address = `${team.settings.origin}/inbox/${id}`
  const subject = inbox.mails.assignedSubject(inquiry.content.form)
  await team.mails.send({ to: reader.email, subject, text: inbox.mails.assignedText(reader.name, by.name, address) })
}

/** Adds a note. */
export async function addNote(team: Team, doing: Doing, text: string): Promise<void> {
  const value = text.replace(/\r\n?/g, '\n').trim()
  if (value === '') throw new Problem('wrongRequest')
  await note(team, doing, [{ what: 'note', value }])
}

async function note(team: Team, { id, by }: Doing, events: readonly Pick<InquiryEvent, 'what' | 'value'>[]) {
  const at = team.now().toISOString()
  const { inbox } = inquiriesOf(team).store
  if (
    !(await inbox.add(
      id,
      events.map((event) => ({ at, person: by.id, ...event })),
    ))
  )
    throw new Problem('inquiryErased')
}
