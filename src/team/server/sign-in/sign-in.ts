import { randomInt } from 'node:crypto'
import { ownPath } from '../../own-path.ts'
import { writeLog } from '../log.ts'
import { readEmail } from '../people/email.ts'
import { personAt } from '../people/people.ts'
import { Problem } from '../problem.ts'
import { hashOfSecret } from '../random-secret.ts'
import type { Asking, Team } from '../team.ts'
import type { CompanyAccount, CompanyChecks } from './company.ts'
import { personOfAccount } from './company-person.ts'
import { endSessions, isOver, type Person, startSession } from './sessions.ts'
import { createToken, findToken, spendToken } from './tokens.ts'

/** How often a code may be tried, and how many an address gets in an hour. */
const codeLimits = { tries: 10, perHour: 5 }
const hourMs = 3_600_000
const codeDigits = 8

type Transaction = Parameters<Parameters<Team['database']['write']>[0]>[0]

/** Starts a session for a person who has shown who it is; the one before ends. Returns the value of the cookie. */
async function enter(
  transaction: Transaction,
  team: Team,
  { person, asking, way }: { person: Person; asking: Asking; way: string },
) {
  const now = team.now()
  if (asking.session) await endSessions(transaction, { secret: asking.session })
  await writeLog(transaction, now, { person: person.id, what: 'signed-in', about: person.email, details: { way } })
  return startSession(transaction, { person: person.id, now, agent: asking.agent })
}

/** Whom a link invites. Looking at it does not use it: programs that check mails open their links. */
export async function invitedBy(team: Team, token: string): Promise<Person> {
  return team.database.write((transaction) => findInvited(transaction, team, token))
}

/** Signs in by a link, which is used up. */
export async function signInByLink(team: Team, asking: Asking, token: string): Promise<string> {
  return team.database.write(async (transaction) => {
    const person = await findInvited(transaction, team, token)
    await spendToken(transaction, hashOfSecret(token), team.now())
    return enter(transaction, team, { person, asking, way: 'link' })
  })
}

async function findInvited(transaction: Transaction, team: Team, token: string): Promise<Person> {
  if (team.company) throw new Problem('notFound')
  const found = await findToken(transaction, 'invitation', token, team.now())
  const person = found && (await personAt(transaction, found.email))
  if (!person || isOver(person, team.now())) throw new Problem('linkOver')
  return person
}

/**
 * Sends a code to an address, and returns the secret for the browser that asked: only there the code signs in. The answer is the
 * same for addresses of nobody, so that nobody learns who is here.
 */
export async function sendCode(team: Team, asking: Asking, text: string): Promise<string> {
  if (team.company) throw new Problem('notFound')
  const email = readEmail(text)
  const now = team.now()
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
  const { secret, person } = await team.database.write(async (transaction) => {
    const { count } = await transaction
      .selectFrom('tokens')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('email', '=', email)
      .where('kind', '=', 'code')
      .where('created_at', '>', new Date(now.getTime() - hourMs).toISOString())
      .executeTakeFirstOrThrow()
    if (Number(count) >= codeLimits.perHour) throw new Problem('tooMany')
    return {
      secret: await createToken(transaction, { kind: 'code', email, secret: code, now }),
      person: await personAt(transaction, email),
    }
  })
  // Nobody waits for the mail: the time of the answer would say whether the person exists.
  if (person && !isOver(person, now))
    void team.mails.send({
      to: email,
      subject: asking.words.mails.codeSubject,
      text: asking.words.mails.codeText(code, team.settings.origin),
    })
  return secret
}

/** Signs in by the code that came by mail, in the browser that asked for it. */
export async function signInByCode(team: Team, asking: Asking, secret: string, code: string): Promise<string> {
  if (team.company) throw new Problem('notFound')
  const now = team.now()
  const result = await team.database.write(async (transaction) => {
    const token = await findToken(transaction, 'code', secret, now)
    if (!token || token.tries >= codeLimits.tries) return 'codeOver'
    await transaction
      .updateTable('tokens')
      .set({ tries: token.tries + 1 })
      .where('hash', '=', token.hash)
      .execute()
    // The count of the tries stays, so this is no error that would take the transaction back.
    if (token.secret !== hashOfSecret(secret, code.replace(/\D/g, ''))) return 'codeWrong'
    const person = await personAt(transaction, token.email)
    if (!person || isOver(person, now)) return 'codeOver'
    await spendToken(transaction, token.hash, now)
    return { session: await enter(transaction, team, { person, asking, way: 'code' }) }
  })
  if (typeof result === 'string') throw new Problem(result)
  return result.session
}

/** Where a browser goes to sign in with the company's account, and the secret that binds the answer to it. */
export async function beginCompany(team: Team, to: string): Promise<{ location: string; secret: string }> {
  const { company, database } = team
  if (!company) throw new Problem('notFound')
  const begun = await company.begin().catch((error: unknown) => {
    console.error(`The sign-in of the company does not answer: ${String(error)}`)
    throw new Problem('companyUnreachable')
  })
  const secret = await database.write((transaction) =>
    createToken(transaction, {
      kind: 'company',
      email: '',
      secret: JSON.stringify({ ...begun.checks, to: ownPath(to) }),
      now: team.now(),
    }),
  )
  return { location: begun.location, secret }
}

/** Signs in with what the company's sign-in has sent back; it counts once, and in the browser that was sent there alone. */
export async function finishCompany(
  team: Team,
  asking: Asking,
  { query, secret }: { query: string; secret: string | undefined },
): Promise<{ session: string; to: string }> {
  const { company, database } = team
  if (!company) throw new Problem('notFound')
  const now = team.now()
  const token = await database.write(async (transaction) => {
    const found = secret ? await findToken(transaction, 'company', secret, now) : undefined
    if (found) await spendToken(transaction, found.hash, now)
    return found
  })
  if (!token) throw new Problem('companyRefused')
  const { to, ...checks }: CompanyChecks & { to: string } = JSON.parse(token.secret)
  const account = await company.finish(query, checks).catch((error: unknown) => {
    console.error(`A sign-in with the company's account was refused: ${String(error)}`)
    throw new Problem('companyRefused')
  })
  try {
    const session = await database.write(async (transaction) => {
      const person = await personOfAccount(transaction, account, { mailDomain: company.mailDomain, now })
      return enter(transaction, team, { person, asking, way: 'company' })
    })
    return { session, to }
  } catch (error) {
    if (error instanceof Problem) await logRefused(team, account)
    throw error
  }
}

const logRefused = (team: Team, { issuer, subject, email }: CompanyAccount) =>
  team.database.write((transaction) =>
    writeLog(transaction, team.now(), { what: 'sign-in-refused', about: email, details: { issuer, subject } }),
  )

/** Ends this session, or all of the person. */
export async function signOut(team: Team, person: Person, session: string | undefined): Promise<void> {
  await team.database.write(async (transaction) => {
    await endSessions(transaction, session === undefined ? { person: person.id } : { secret: session })
    const what = session === undefined ? 'signed-out-everywhere' : 'signed-out'
    await writeLog(transaction, team.now(), { person: person.id, what, about: person.email })
  })
}
