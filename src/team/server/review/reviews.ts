import type { ProblemCode } from '../../wire.ts'
import { listPeople } from '../people/people.ts'
import { publishedLast } from '../publish/published-base.ts'
import { isOver, type Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { checkoutsOf, type Workspace, workspaceOf } from '../workspaces/workspaces.ts'
import { type Examined, examine } from './examined.ts'
import { type Acting, mayReview, publishRefusal } from './publish-refusal.ts'
import { latestReview, sinceThen } from './review-state.ts'

/** Who acts on a workspace, and who could approve what is in it. Whoever decides by it reads it in the transaction that decides. */
export async function actingOn(
  { database, now }: Team,
  person: Person,
  workspace: Workspace,
  db = database.db,
): Promise<Acting> {
  const writers = await db
    .selectFrom('workspace_writers')
    .select('person')
    .where('workspace', '=', workspace.id)
    .execute()
  return {
    person,
    authors: new Set([workspace.owner, ...writers.map((one) => one.person)]),
    reviewers: (await listPeople({ db })).filter((one) => mayReview(one.role) && !isOver(one, now())),
  }
}

/** What a commit of a workspace has beside another one: that with which the workspace began, or the site as it is now. */
export async function examineCommit(team: Team, { commit, base }: { commit: string; base: string }): Promise<Examined> {
  const checkouts = checkoutsOf(team)
  return examine({ repository: checkouts.repository, content: await checkouts.content(), base, commit })
}

type Publishing = { person: Person; workspace: number; commit: string; base: string; examined?: Examined }

/**
 * Why a person may not publish a commit of a workspace now; `undefined` for whoever may. `base` is the commit of the site with which it is
 * compared. It is asked at the moment of publishing, under its lock, besides when the page was shown.
 */
export async function refusalToPublish(
  team: Team,
  { person, workspace: id, commit, base, examined }: Publishing,
): Promise<ProblemCode | undefined> {
  const workspace = await workspaceOf(team.database.db, id)
  const { forbidden, weighty } = examined ?? (await examineCommit(team, { commit, base }))
  if (forbidden.length > 0) return 'forbidden'
  const asked = await latestReview(team.database.db, id)
  return publishRefusal({
    ...(await actingOn(team, person, workspace)),
    tree: await checkoutsOf(team).treeOf(commit),
    base,
    asked: sinceThen(asked, (await publishedLast(team)).get(id)),
    isWeighty: weighty.length > 0,
    isReviewRequired: team.settings.isReviewRequired === true,
  })
}
