import type { NextJob } from '../jobs/jobs.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'

/** How long nobody gets another mail about the same workspace, in milliseconds. */
const restMs = 10 * 60_000

/** For how long a mail is tried that the mail server does not take, in milliseconds. */
const triedMs = 24 * 3_600_000

type Receiver = { workspace: number; person: number }

/** The address of the page of a workspace. */
const pageOfWorkspace = ({ settings }: Team, id: number): string => `${settings.origin}/workspaces/${id}`

/**
 * Sends a person a mail about a workspace, at once or together with what else comes within ten minutes of the last one. It says who did
 * what, and no word of what was written, with one link. Whether it arrives changes nothing else.
 */
export async function mailAbout(
  team: Team,
  { to, workspace, words }: { to: Person; workspace: number; words: string },
): Promise<void> {
  const at = team.now().toISOString()
  await team.database.write(async (transaction) => {
    await transaction.insertInto('waiting_mails').values({ workspace, person: to.id, words, at }).execute()
  })
  await sendTo(team, { workspace, person: to.id })
}

/** Sends the next mail that has waited long enough. What waits is in the database, so the end of a server loses none. */
export function nextMail(team: Team): NextJob {
  return async () => {
    const receiver = await team.database.db
      .selectFrom('waiting_mails')
      .innerJoin('people', 'people.id', 'waiting_mails.person')
      .innerJoin('workspaces', 'workspaces.id', 'waiting_mails.workspace')
      .leftJoin('workspace_mails', (join) =>
        join
          .onRef('workspace_mails.workspace', '=', 'waiting_mails.workspace')
          .onRef('workspace_mails.person', '=', 'waiting_mails.person'),
      )
      .select(['waiting_mails.workspace', 'waiting_mails.person'])
      .where('people.removed_at', 'is', null)
      .where('workspaces.removed_at', 'is', null)
      .where((row) =>
        row.or([row('workspace_mails.at', 'is', null), row('workspace_mails.at', '<=', restedSince(team))]),
      )
      .orderBy('waiting_mails.id')
      .executeTakeFirst()
    return receiver && (() => sendTo(team, receiver))
  }
}

/** Whoever had the last mail at this time or before may have another one. */
const restedSince = ({ now }: Team): string => new Date(now().getTime() - restMs).toISOString()

/** Sends all that waits for a person about a workspace as one mail, if the last one is long enough ago. */
async function sendTo(team: Team, { workspace, person }: Receiver): Promise<void> {
  const now = team.now()
  const due = await team.database.write(async (transaction) => {
    const last = await transaction
      .selectFrom('workspace_mails')
      .select('at')
      .where('workspace', '=', workspace)
      .where('person', '=', person)
      .executeTakeFirst()
    if (last && last.at > restedSince(team)) return []
    const at = now.toISOString()
    await transaction
      .insertInto('workspace_mails')
      .values({ workspace, person, at })
      .onConflict((conflict) => conflict.columns(['workspace', 'person']).doUpdateSet({ at }))
      .execute()
    return transaction
      .selectFrom('waiting_mails')
      .innerJoin('people', 'people.id', 'waiting_mails.person')
      .select(['waiting_mails.id', 'waiting_mails.words', 'waiting_mails.at', 'people.email'])
      .where('workspace', '=', workspace)
      .where('person', '=', person)
      .orderBy('waiting_mails.id')
      .execute()
  })
  const newest = due.at(-1)
  if (!newest) return
  const lines = [...Map.groupBy(due, ({ words }) => words)].map(([words, { length }]) =>
    length === 1 ? words : `${words} (${length})`,
  )
  const isSent = await team.mails.send({
    to: newest.email,
    subject: newest.words,
    text: `${lines.join('\n')}:\n\n${pageOfWorkspace(team, workspace)}\n`,
  })
  // Only afterwards: a mail that comes twice is better than one that never comes. Without a mail server it was shown.
  const isOver = (at: string) => now.getTime() - Date.parse(at) >= triedMs
  const done = due.filter(({ at }) => isSent || !team.mails.isSending || isOver(at)).map(({ id }) => id)
  if (done.length > 0)
    await team.database.write((one) => one.deleteFrom('waiting_mails').where('id', 'in', done).execute())
}
