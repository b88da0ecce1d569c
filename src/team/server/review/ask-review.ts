import type { AskReviewRequest, Hindrance } from '../../review-wire.ts'
import { writeLog } from '../log.ts'
import { personOf } from '../people/people.ts'
import { Problem } from '../problem.ts'
import { publishedBase } from '../publish/published-base.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { openOne } from '../workspaces/open-workspace.ts'
import { checkoutsOf, mayWrite, saveWorkspace } from '../workspaces/workspaces.ts'
import { approvalRefusal } from './publish-refusal.ts'
import { mailAbout } from './review-mails.ts'
import { latestReview } from './review-state.ts'
import { actingOn, examineCommit } from './reviews.ts'

/** Longest text of a person, in characters. */
const maxText = 2_000

/** How often one workspace is asked about at most. */
const maxAsks = 200

/** What somebody wrote, without signs that nobody sees. Throws where it is longer than what is stored. */
export function writtenText(text: string): string {
  const written = text.replace(/[^\P{C}\n]/gu, '').trim()
  if (written.length > maxText) throw new Problem('longText')
  return written
}

type Asking = { person: Person; mail: string } & AskReviewRequest

/** Whom a person asks. Throws where the person may not ask about this workspace, or the other may not approve it. */
async function reviewerFor(team: Team, { person, id, reviewer }: Asking, db = team.database.db): Promise<Person> {
  const workspace = await openOne({ database: { db } }, id)
  if (!mayWrite(workspace, await personOf(db, person.id))) throw new Problem('notWriter')
  const asked = await personOf(db, reviewer)
  const acting = await actingOn(team, asked, workspace, db)
  const mayApprove = acting.reviewers.some((one) => one.id === asked.id)
  if (!mayApprove || approvalRefusal(acting) !== undefined) throw new Problem('noReviewer')
  return asked
}

/**
 * Asks somebody to look at a workspace as it is now. Returns what stands in the way: then nobody is asked, and everything
 * stays as it was. Throws where the person may not ask, or the other may not approve.
 */
export async function askForReview(team: Team, asking: Asking): Promise<Hindrance[]> {
  const { person, id, mail } = asking
  const words = writtenText(asking.words)
  await reviewerFor(team, asking)
  await saveWorkspace(team, id)
  const workspace = await openOne(team, id)
  const { snapshot: commit } = workspace
  const base = await publishedBase(team, workspace)
  const checkouts = checkoutsOf(team)
  const tree = commit === null ? undefined : await checkouts.treeOf(commit)
  if (commit === null || tree === undefined || tree === (await checkouts.treeOf(base)))
    throw new Problem('nothingChanged')
  const { forbidden, weighty } = await examineCommit(team, { commit, base })
  if (forbidden.length > 0) return forbidden.map(({ path, why }) => ({ kind: why, file: path, words: '', page: '' }))
  const errors = (await team.check?.(await checkouts.pagesOf(id))) ?? []
  if (errors.length > 0) return errors
  const now = team.now()
  const asked = await team.database.write(async (transaction) => {
    // As it is at this moment: the check of the site takes its time.
    const asked = await reviewerFor(team, asking, transaction)
    const last = await latestReview(transaction, id)
    if (last && last.number >= maxAsks) throw new Problem('tooManyAsks')
    if (last?.decision === null)
      await transaction
        .updateTable('reviews')
        .set({ decision: 'withdrawn', decided_by: person.id, decided_at: now.toISOString() })
        .where('workspace', '=', id)
        .where('number', '=', last.number)
        .execute()
    await transaction
      .insertInto('reviews')
      .values({
        workspace: id,
        number: (last?.number ?? 0) + 1,
        commit,
        tree,
        base,
        by: person.id,
        reviewer: asked.id,
        at: now.toISOString(),
        words,
        weighty: JSON.stringify(weighty),
        decision: null,
        decided_by: null,
        decided_at: null,
        note: '',
      })
      .execute()
    const details = { reviewer: asked.name }
    await writeLog(transaction, now, { person: person.id, what: 'review-asked', about: workspace.title, details })
    return asked
  })
  await mailAbout(team, { to: asked, workspace: id, words: mail })
  return []
}
