import { ownPath } from '../../own-path.ts'
import type { ProblemCode } from '../../wire.ts'
import { workspaceOrigin } from '../hosts.ts'
import { Problem } from '../problem.ts'
import { hashOfSecret } from '../random-secret.ts'
import { type Person, startSession } from '../sign-in/sessions.ts'
import { createToken, findToken, spendToken } from '../sign-in/tokens.ts'
import type { Team } from '../team.ts'
import { studiosOf, type Workspace, workspaceOf } from './workspaces.ts'

/** Where a person enters a workspace at its own host. */
export const enterPath = '/-/enter'

/** A workspace that was not removed. Throws this problem where it was. */
export async function openOne(
  { database }: { database: Pick<Team['database'], 'db'> },
  id: number,
  removed: ProblemCode = 'notFound',
): Promise<Workspace> {
  const workspace = await workspaceOf(database.db, id)
  if (workspace.removed_at !== null) throw new Problem(removed)
  return workspace
}

type Opening = {
  person: Person
  /** The value of the cookie of the session of the team. */
  session: string | undefined
  id: number
  /** The address of the page to begin with. */
  page?: string | undefined
}

/** Starts the studio of a workspace. Returns the address at which this person enters it, which works once. */
export async function openWorkspace(team: Team, { person, session = '', id, page = '/' }: Opening): Promise<string> {
  await openOne(team, id)
  const { portOf, asked } = studiosOf(team)
  await portOf(id)
  // Whoever opens it works in it in a moment.
  asked(id)()
  const ticket = await team.database.write((transaction) =>
    createToken(transaction, {
      kind: 'ticket',
      email: person.email,
      secret: hashOfSecret(session),
      workspace: id,
      now: team.now(),
    }),
  )
  return `${workspaceOrigin(team.settings.origin, id)}${enterPath}?${new URLSearchParams({ ticket, page: ownPath(page) })}`
}

/** Uses a ticket at the host of a workspace. Returns the value of the cookie; nothing if the ticket is of no use here. */
export function enterWorkspace(
  { database, now }: Team,
  { ticket, workspace, agent }: { ticket: string; workspace: number; agent: string },
): Promise<string | undefined> {
  return database.write(async (transaction) => {
    const token = await findToken(transaction, 'ticket', ticket, now())
    if (token?.workspace !== workspace) return undefined
    await spendToken(transaction, token.hash, now())
    // Whoever has signed out meanwhile does not enter.
    const opener = await transaction
      .selectFrom('sessions')
      .select('person')
      .where('hash', '=', token.secret)
      .where('workspace', 'is', null)
      .executeTakeFirst()
    if (!opener) return undefined
    return startSession(transaction, {
      person: opener.person,
      now: now(),
      agent,
      opened: { workspace, by: token.secret },
    })
  })
}
