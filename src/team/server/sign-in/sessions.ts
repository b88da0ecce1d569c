import type { Selectable, Transaction } from 'kysely'
import { hashOfSecret, randomSecret } from '../random-secret.ts'
import type { TeamDatabase } from '../store/open-team.ts'
import type { TeamTables } from '../store/tables.ts'

export type Person = Selectable<TeamTables['people']>

/** In milliseconds: how long a session lasts, how long it may rest, and how often it is noted that it is used. */
const durations = { whole: 7 * 24 * 3_600_000, idle: 12 * 3_600_000, noted: 60_000 }

/** The same in seconds, for the cookie. */
export const sessionSeconds = durations.whole / 1_000

/** Longest name of a browser that is stored, in characters. */
const maxAgent = 300

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** A workspace, and the hash of the session of the team from which it is opened. */
export type OpenedWorkspace = { workspace: number; by: string }

/** Starts a session of a person; returns the value of its cookie. A sign-in has a new one each time. */
export async function startSession(
  transaction: Transaction<TeamTables>,
  { person, now, agent, opened }: { person: number; now: Date; agent: string; opened?: OpenedWorkspace },
): Promise<string> {
  const secret = randomSecret()
  const at = now.toISOString()
  await transaction.deleteFrom('sessions').where('ends_at', '<', at).execute()
  await transaction
    .insertInto('sessions')
    .values({
      hash: hashOfSecret(secret),
      person,
      created_at: at,
      seen_at: at,
      ends_at: later(now, durations.whole),
      agent: agent.slice(0, maxAgent),
      workspace: opened?.workspace ?? null,
      opened_by: opened?.by ?? null,
    })
    .execute()
  return secret
}

/**
 * The person of a session, as the person is now; nobody if the session or the account has ended. The session of a workspace is of
 * use at the host of this workspace alone, and that of the team at its own.
 */
export async function personOfSession(
  { db, write }: TeamDatabase,
  secret: string | undefined,
  now: Date,
  workspace: number | null = null,
): Promise<Person | undefined> {
  if (!secret) return undefined
  const hash = hashOfSecret(secret)
  const found = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .selectAll('people')
    .select(['sessions.seen_at', 'sessions.ends_at as session_ends_at'])
    .where('sessions.hash', '=', hash)
    .where('sessions.workspace', workspace === null ? 'is' : '=', workspace)
    .where('people.removed_at', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  const { seen_at, session_ends_at, ...person } = found
  const at = now.toISOString()
  if (session_ends_at < at || later(new Date(seen_at), durations.idle) < at || isOver(person, now)) return undefined
  if (later(new Date(seen_at), durations.noted) < at)
    await write((transaction) =>
      transaction.updateTable('sessions').set({ seen_at: at }).where('hash', '=', hash).execute(),
    )
  return person
}

/** Whether the account of a person has ended by its day. */
export const isOver = ({ ends_at }: Pick<Person, 'ends_at'>, now: Date): boolean =>
  ends_at !== null && ends_at <= now.toISOString()

/** Ends all sessions of a person, or the one with this secret, with those of workspaces that were opened from it. */
export async function endSessions(
  transaction: Transaction<TeamTables>,
  which: { person: number } | { secret: string },
): Promise<void> {
  const some = transaction.deleteFrom('sessions')
  if ('person' in which) return void (await some.where('person', '=', which.person).execute())
  const hash = hashOfSecret(which.secret)
  await some.where((row) => row.or([row('hash', '=', hash), row('opened_by', '=', hash)])).execute()
}

/** The sessions of a person, the newest first. */
export async function sessionsOf({ db }: TeamDatabase, person: number, secret: string | undefined) {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('person', '=', person)
    .where('workspace', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  const own = hashOfSecret(secret ?? '')
  return rows.map(({ hash, agent, created_at, seen_at }) => ({
    agent,
    since: created_at,
    seen: seen_at,
    isThis: hash === own,
  }))
}
