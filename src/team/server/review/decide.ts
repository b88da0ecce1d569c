import { type DecideRequest, decisions } from '../../review-wire.ts'
import { writeLog } from '../log.ts'
import { personOf } from '../people/people.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { openOne } from '../workspaces/open-workspace.ts'
import { checkoutsOf, saveWorkspace, workspaceOf } from '../workspaces/workspaces.ts'
import { writtenText } from './ask-review.ts'
import { approvalRefusal, mayReview } from './publish-refusal.ts'
import { mailAbout } from './review-mails.ts'
import { latestReview } from './review-state.ts'
import { actingOn } from './reviews.ts'

type Deciding = { person: Person; mail: string } & DecideRequest

/**
 * Approves what was asked for, sends it back with a note, or takes the ask back. Throws where the person may not, where it was decided
 * or asked again meanwhile, and where what would be approved is no longer what is there.
 */
export async function decide(team: Team, deciding: Deciding): Promise<void> {
  const { person, id, number, decision, mail } = deciding
  const note = writtenText(deciding.note)
  if (decision === 'returned' && note === '') throw new Problem('noNote')
  if (decision === 'approved') await saveWorkspace(team, id)
  const { snapshot } = await openOne(team, id)
  const tree = snapshot === null ? undefined : await checkoutsOf(team).treeOf(snapshot)
  const now = team.now()
  const asker = await team.database.write(async (transaction) => {
    // As it is at this moment: somebody may have lost the right, or have begun to write there.
    const workspace = await workspaceOf(transaction, id)
    const decider = await personOf(transaction, person.id)
    const asked = await latestReview(transaction, id)
    if (asked?.number !== number || asked.decision !== null) throw new Problem('decidedMeanwhile')
    if (decision === 'withdrawn' && asked.by !== person.id && workspace.owner !== person.id)
      throw new Problem('notWriter')
    if (decision === 'returned' && !mayReview(decider.role)) throw new Problem('notReviewer')
    if (decision === 'approved') {
      const refusal = approvalRefusal(await actingOn(team, decider, workspace, transaction))
      if (refusal) throw new Problem(refusal)
      if (workspace.snapshot !== snapshot || tree !== asked.tree) throw new Problem('changedSinceAsked')
    }
    await transaction
      .updateTable('reviews')
      .set({ decision, decided_by: person.id, decided_at: now.toISOString(), note })
      .where('workspace', '=', id)
      .where('number', '=', number)
      .execute()
    const what = decisions[decision]
    await writeLog(transaction, now, { person: person.id, what, about: workspace.title })
    return asked.by
  })
  if (decision === 'withdrawn' || asker === person.id) return
  // Whoever asked may have left meanwhile.
  const to = await personOf(team.database.db, asker).catch(() => undefined)
  if (to) await mailAbout(team, { to, workspace: id, words: mail })
}
