import type { Transaction } from 'kysely'
import { writeLog } from '../log.ts'
import { readEmail } from '../people/email.ts'
import { personAt } from '../people/people.ts'
import { readName } from '../people/person-name.ts'
import { Problem } from '../problem.ts'
import type { TeamTables } from '../store/tables.ts'
import type { CompanyAccount } from './company.ts'
import { isOver, type Person } from './sessions.ts'

/**
 * The person with an account of the company. Who has signed in before is known by issuer and subject alone. The first time,
 * an invitation to the address of the account is for this person, if the provider says that the address is theirs; so
 * nobody takes over an account by claiming its address. Throws if the account belongs to nobody here.
 */
export async function personOfAccount(
  transaction: Transaction<TeamTables>,
  account: CompanyAccount,
  { mailDomain, now }: { mailDomain: string | undefined; now: Date },
): Promise<Person> {
  const { issuer, subject } = account
  const earlier = await transaction
    .selectFrom('people')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .execute()
  const known = earlier.find(({ removed_at }) => removed_at === null)
  const person =
    known ??
    (await invited(transaction, account)) ??
    // Who was removed comes back by an invitation alone.
    (earlier.length === 0 ? await ofDomain(transaction, account, { mailDomain, now }) : undefined)
  if (!person || isOver(person, now)) throw new Problem('companyUnknown')
  if (person.subject !== null) return person
  await writeLog(transaction, now, { person: person.id, what: 'joined', about: person.email })
  return transaction
    .updateTable('people')
    .set({ issuer, subject })
    .where('id', '=', person.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function invited(transaction: Transaction<TeamTables>, { email, hasEmail }: CompanyAccount) {
  const person = hasEmail ? await personAt(transaction, email) : undefined
  return person?.subject === null ? person : undefined
}

async function ofDomain(
  transaction: Transaction<TeamTables>,
  { email, hasEmail, name }: CompanyAccount,
  { mailDomain, now }: { mailDomain: string | undefined; now: Date },
) {
  if (!hasEmail || mailDomain === undefined || !email.endsWith(`@${mailDomain}`)) return undefined
  // Somebody else signs in with this address already.
  if (await personAt(transaction, readEmail(email))) return undefined
  return transaction
    .insertInto('people')
    .values({
      issuer: null,
      subject: null,
      email: readEmail(email),
      name: readName(name, email),
      role: 'viewer',
      sees_inbox: 0,
      ends_at: null,
      created_at: now.toISOString(),
      removed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
