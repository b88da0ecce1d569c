import type { Transaction } from 'kysely'
import type { ChangeRequest, Invited, InviteRequest, TeamPerson } from '../../wire.ts'
import { writeLog } from '../log.ts'
import { Problem } from '../problem.ts'
import { endSessions, isOver, type Person } from '../sign-in/sessions.ts'
import { createToken } from '../sign-in/tokens.ts'
import type { TeamDatabase } from '../store/open-team.ts'
import type { TeamTables } from '../store/tables.ts'
import type { Team } from '../team.ts'
import { readEmail } from './email.ts'
import { readName } from './person-name.ts'

/** Who changes people: an admin, or the operator of the server by a command. */
type By = number | undefined

/** A person as the pages show one. */
export const shownPerson = (person: Person, now: Date): TeamPerson => ({
  id: person.id,
  name: person.name,
  email: person.email,
  role: person.role,
  seesInbox: person.sees_inbox === 1,
  lastDay: lastDayOf(person.ends_at),
  isOver: isOver(person, now),
  hasSignedIn: person.subject !== null,
})

/** All people who were not removed, by their names. */
export async function listPeople({ db }: Pick<TeamDatabase, 'db'>): Promise<Person[]> {
  return db.selectFrom('people').selectAll().where('removed_at', 'is', null).orderBy('name').orderBy('id').execute()
}

/** Adds a person, and sends the way in. Throws if the address is taken, or is none. */
export async function invite(team: Team, by: By, request: InviteRequest, words: InvitationWords): Promise<Invited> {
  const now = team.now()
  const email = readEmail(request.email)
  const person = await team.database.write(async (transaction) => {
    if (await personAt(transaction, email)) throw new Problem('isThere')
    const added = await transaction
      .insertInto('people')
      .values({
        issuer: null,
        subject: null,
        email,
        ...columnsOf({ ...request, email }),
        created_at: now.toISOString(),
        removed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeLog(transaction, now, { person: by, what: 'invited', about: email, details: { role: request.role } })
    return added
  })
  return sendWayIn(team, person, words)
}

export type InvitationWords = {
  subject: string
  /** The text of the mail, with the address that leads in. */
  text: (name: string, address: string, isLink: boolean) => string
}

/**
 * Gives a person the way in: a link that signs in once, or the address where the company's account does. It goes by mail
 * where mails are sent; otherwise whoever asked for it passes it on.
 */
export async function sendWayIn(team: Team, person: Person, words: InvitationWords): Promise<Invited> {
  const { database, settings, mails, company } = team
  const now = team.now()
  let address = settings.origin
  if (!company) {
    const token = await database.write((transaction) =>
      createToken(transaction, { kind: 'invitation', email: person.email, now }),
    )
    address = invitationAddress(settings.origin, token)
  }
  const isMailed =
    mails.isSending &&
    (await mails.send({
      to: person.email,
      subject: words.subject,
      text: words.text(person.name, address, !company),
    }))
  return { person: shownPerson(person, now), isMailed, ...(!isMailed && { link: address }) }
}

/**
 * The address of an invitation. A browser does not send what is behind `#`, so no log of a server or of a proxy has the
 * token, and a program that opens links of mails cannot use it.
 */
const invitationAddress = (origin: string, token: string) => `${origin}/sign-in/link#${token}`

/** Changes what a person may do, and until when. The last admin stays one. */
export async function changePerson(team: Team, by: By, request: ChangeRequest): Promise<Person> {
  const now = team.now()
  return team.database.write(async (transaction) => {
    const before = await personOf(transaction, request.id)
    const columns = columnsOf({ ...request, email: before.email })
    const changed = await transaction
      .updateTable('people')
      .set(columns)
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await keepAnAdmin(transaction, now)
    const details = differences(shownPerson(before, now), shownPerson(changed, now))
    if (Object.keys(details).length > 0)
      await writeLog(transaction, now, { person: by, what: 'changed', about: before.email, details })
    return changed
  })
}

/** Removes a person, with all sessions and ways in. The log goes on saying the name. */
export async function removePerson(team: Team, by: By, id: number): Promise<void> {
  const now = team.now()
  await team.database.write(async (transaction) => {
    const person = await personOf(transaction, id)
    await transaction.updateTable('people').set({ removed_at: now.toISOString() }).where('id', '=', person.id).execute()
    await keepAnAdmin(transaction, now)
    await endSessions(transaction, { person: person.id })
    await transaction.deleteFrom('tokens').where('email', '=', person.email).execute()
    await writeLog(transaction, now, { person: by, what: 'removed', about: person.email })
  })
}

/** A person who was not removed, by the address. */
export const personAt = (transaction: Transaction<TeamTables>, email: string): Promise<Person | undefined> =>
  transaction
    .selectFrom('people')
    .selectAll()
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** A person who was not removed, by the number. Throws if there is none. */
export async function personOf(transaction: Pick<Transaction<TeamTables>, 'selectFrom'>, id: number): Promise<Person> {
  const person = await transaction
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw new Problem('notFound')
  return person
}

async function keepAnAdmin(transaction: Transaction<TeamTables>, now: Date): Promise<void> {
  const admins = await transaction
    .selectFrom('people')
    .select('ends_at')
    .where('role', '=', 'admin')
    .where('removed_at', 'is', null)
    .execute()
  if (admins.every((admin) => isOver(admin, now))) throw new Problem('lastAdmin')
}

const columnsOf = ({ name, email, role, seesInbox, lastDay }: InviteRequest) => ({
  name: readName(name, email),
  role,
  sees_inbox: seesInbox ? 1 : 0,
  ends_at: endOf(lastDay),
})

const dayMs = 24 * 3_600_000

/** The end of a day such as `2026-06-30` in UTC: the account works on that day, and not on the next. */
function endOf(lastDay: string): string | null {
  if (lastDay === '') return null
  const day = /^\d{4}-\d{2}-\d{2}$/.test(lastDay) ? new Date(`${lastDay}T00:00:00Z`) : undefined
  if (day === undefined || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== lastDay)
    throw new Problem('wrongDay')
  return new Date(day.getTime() + dayMs).toISOString()
}

const lastDayOf = (ends: string | null) =>
  ends === null ? '' : new Date(Date.parse(ends) - dayMs).toISOString().slice(0, 10)

/** What is different, in values for the log. */
function differences(before: TeamPerson, after: TeamPerson): Record<string, string> {
  const fields = ['name', 'role', 'seesInbox', 'lastDay'] as const
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, String(after[field])]),
  )
}
