import { fileKind } from '../../../content/parse/file-kind.ts'
import { isLockFile } from '../../../studio/server/merging/merge-lock.ts'
import type { TeamReview } from '../../review-wire.ts'
import { baseSince, publishedLast } from '../publish/published-base.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { openOne } from '../workspaces/open-workspace.ts'
import { checkoutsOf, mayWrite, saveWorkspace } from '../workspaces/workspaces.ts'
import { commentsOf, maySettle } from './comments.ts'
import { approvalRefusal, mayReview } from './publish-refusal.ts'
import { latestReview, sinceThen, stateOf } from './review-state.ts'
import { reviewedFiles } from './reviewed-files.ts'
import { actingOn, examineCommit, refusalToPublish } from './reviews.ts'
import type { TreeChange } from './tree-changes.ts'

/** How many files are listed, so that an answer is read at a glance and not by the megabyte. */
const maxListed = 200

/** What a workspace changes, and who may do what about it: as it was asked for, or else as it was saved last. */
export async function reviewOf(team: Team, person: Person, id: number): Promise<TeamReview> {
  const { db } = team.database
  const found = await openOne(team, id)
  // Whoever writes in it sees what is there now.
  if (mayWrite(found, person)) await saveWorkspace(team, id)
  const workspace = await openOne(team, id)
  const checkouts = checkoutsOf(team)
  const last = (await publishedLast(team)).get(id)
  const asked = sinceThen(await latestReview(db, id), last)
  const base = await baseSince(team, workspace.base, last)
  const now = { commit: workspace.snapshot ?? base, base }
  const tree = await checkouts.treeOf(now.commit)
  const isChanged = tree !== (await checkouts.treeOf(base))
  const state = stateOf({ review: asked, last, isChanged, isSame: (review) => review.tree === tree })
  const shown = state === 'asked' && asked ? asked : now
  const examined = await examineCommit(team, shown)
  const { changes, forbidden, weighty } = examined
  const refusal = await refusalToPublish(team, {
    person,
    workspace: id,
    ...now,
    ...(shown === now && { examined }),
  })
  const content = await checkouts.content()
  const isNoPage = ({ path }: TreeChange) => fileKind(path.slice(content.length)).kind !== 'page'
  const listed = changes
    .filter(({ path }) => !isLockFile(path))
    .toSorted((one, other) => Number(isNoPage(one)) - Number(isNoPage(other)))
  const people = new Map(
    (await db.selectFrom('people').select(['id', 'name']).execute()).map((one) => [one.id, one.name]),
  )
  const nameOf = (number: number | null) => (number === null ? '' : (people.get(number) ?? ''))
  const acting = await actingOn(team, person, workspace)
  const isWriter = mayWrite(workspace, person)
  return {
    id,
    title: workspace.title,
    owner: nameOf(workspace.owner),
    isOwn: workspace.owner === person.id,
    state,
    isChangedSince: asked !== undefined && asked.decision !== 'withdrawn' && asked.tree !== tree,
    ...(asked &&
      asked.decision !== 'withdrawn' && {
        asked: {
          number: asked.number,
          by: nameOf(asked.by),
          reviewer: nameOf(asked.reviewer),
          at: asked.at,
          words: asked.words,
          decidedBy: nameOf(asked.decided_by),
          decidedAt: asked.decided_at ?? '',
          note: asked.note,
        },
      }),
    commit: shown.commit,
    weighty,
    forbidden: forbidden.map(({ path }) => path),
    files: await reviewedFiles(team, listed.slice(0, maxListed), { base: shown.base, commit: shown.commit }),
    more: Math.max(listed.length - maxListed, 0),
    comments: await commentsOf(team, id, shown.commit),
    maySettle: maySettle(workspace, person),
    mayAsk: isWriter,
    mayApprove: state === 'asked' && approvalRefusal(acting) === undefined,
    mayReturn: state === 'asked' && mayReview(person.role),
    isChanged,
    mayPublish: isChanged && refusal === undefined,
    whyNot: refusal ?? '',
    mayWithdraw: state === 'asked' && (isWriter || asked?.by === person.id),
    reviewers: acting.reviewers
      .filter((one) => approvalRefusal({ ...acting, person: one }) === undefined)
      .map((one) => ({ id: one.id, name: nameOf(one.id) })),
  }
}
