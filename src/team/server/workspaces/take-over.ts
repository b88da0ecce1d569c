import { writeLog } from '../log.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { openOne } from './open-workspace.ts'
import { mayTakeOver, saveWorkspace } from './workspaces.ts'

/**
 * Lets a person write in the workspace of somebody else, who from the next request on looks at it. What was written until then is saved first,
 * under the name of whoever wrote it.
 */
export async function takeOver(team: Team, person: Person, id: number): Promise<void> {
  const workspace = await openOne(team, id)
  if (!mayTakeOver(workspace, person, team.now())) throw new Problem('notIdle')
  await saveWorkspace(team, id)
  await team.database.write(async (transaction) => {
    const owner = await transaction
      .selectFrom('people')
      .select('name')
      .where('id', '=', workspace.owner)
      .executeTakeFirst()
    const { numUpdatedRows } = await transaction
      .updateTable('workspaces')
      .set({ owner: person.id })
      .where('id', '=', id)
      // Of two who take it over at once, one does.
      .where('owner', '=', workspace.owner)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Problem('notIdle')
    const details = { from: owner?.name ?? '' }
    await writeLog(transaction, team.now(), {
      person: person.id,
      what: 'workspace-taken-over',
      about: workspace.title,
      details,
    })
  })
}
