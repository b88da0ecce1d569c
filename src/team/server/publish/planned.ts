import type { NextJob } from '../jobs/jobs.ts'
import { writeLog } from '../log.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { openOne } from '../workspaces/open-workspace.ts'
import { checkoutsOf, saveWorkspace } from '../workspaces/workspaces.ts'
import { addPublication, checkFree, type Publication, publishable, refuse } from './publications.ts'

type Plan = { id: number; at: string; mail: string }

/**
 * Plans to publish a workspace as it is now at a moment that is still to come. `mail` is what a mail says if it does not happen. Whether the
 * person may is asked here, and again at that moment.
 */
export async function planPublication(team: Team, person: Person, { id, at, mail }: Plan): Promise<void> {
  const time = Date.parse(at)
  if (!(time > team.now().getTime())) throw new Problem('wrongTime')
  const asked = await publishable(team, person, id)
  const publish_at = new Date(time).toISOString()
  await addPublication(team, person, { ...asked, state: 'planned', publish_at, mail })
}

/** Takes away what is planned, or waits for an origin that does not answer. */
export async function cancelPublication({ database, now }: Team, person: Person, id: number): Promise<void> {
  await database.write(async (transaction) => {
    const gone = await transaction
      .deleteFrom('publications')
      .where('id', '=', id)
      .where((row) => row.or([row('state', '=', 'planned'), row.and({ state: 'asked', problem: 'away' })]))
      .returning('words')
      .executeTakeFirst()
    if (!gone) throw new Problem('notFound')
    await writeLog(transaction, now(), { person: person.id, what: 'publication-cancelled', about: gone.words })
  })
}

/** The next publication whose time has come: it is asked for, unless something was written in its workspace since. */
export function nextPlanned(team: Team): NextJob {
  return async () => {
    const due = await team.database.db
      .selectFrom('publications')
      .selectAll()
      // After what waits for the origin.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('publications as other').select('other.id').where('other.state', '=', 'asked'))),
      )
      .where('state', '=', 'planned')
      .where('publish_at', '<=', team.now().toISOString())
      .orderBy('publish_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return due && (() => begin(team, due))
  }
}

async function begin(team: Team, { id, workspace, snapshot }: Publication): Promise<void> {
  try {
    if (workspace === null || snapshot === null) throw new Problem('nothingToPublish')
    await checkFree(team.database.db)
    await openOne(team, workspace)
    await saveWorkspace(team, workspace)
    const now = await openOne(team, workspace)
    const { treeOf } = checkoutsOf(team)
    if ((await treeOf(now.snapshot ?? '')) !== (await treeOf(snapshot))) throw new Problem('changedSincePlanned')
  } catch (error) {
    if (!(error instanceof Problem)) console.error(`Publication ${id}, which was planned, failed:`, error)
    return refuse(team, id, error instanceof Problem ? error.code : 'failed')
  }
  await team.database.write((transaction) =>
    transaction
      .updateTable('publications')
      .set({ state: 'asked', at: team.now().toISOString() })
      .where('id', '=', id)
      // Somebody may have taken it away meanwhile.
      .where('state', '=', 'planned')
      .execute(),
  )
}
