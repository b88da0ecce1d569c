import type { Selectable } from 'kysely'
import type { ProblemCode, TeamPublication } from '../../wire.ts'
import { writeLog } from '../log.ts'
import { personOf } from '../people/people.ts'
import { Problem } from '../problem.ts'
import { mayReview } from '../review/publish-refusal.ts'
import { mailAbout } from '../review/review-mails.ts'
import { refusalToPublish } from '../review/reviews.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { TeamTables } from '../store/tables.ts'
import type { Team } from '../team.ts'
import { goesLiveHere } from '../team-settings.ts'
import { openOne } from '../workspaces/open-workspace.ts'
import { checkoutsOf, saveWorkspace } from '../workspaces/workspaces.ts'
import { publishedBase } from './published-base.ts'
import { newestSeen } from './releases.ts'
import { isAway, waitingOf } from './waiting.ts'

export type Publication = Selectable<TeamTables['publications']>

/** How many are listed. */
const maxListed = 50

/** What was published and what is on its way, the newest first; of one workspace, if one is given. */
export async function listPublications(team: Team, person: Person, workspace?: number): Promise<TeamPublication[]> {
  let query = team.database.db
    .selectFrom('publications')
    .leftJoin('people', 'people.id', 'publications.by')
    .leftJoin('workspaces', 'workspaces.id', 'publications.workspace')
    .selectAll('publications')
    .select(['people.name as by_name', 'workspaces.title as title', 'workspaces.snapshot as now'])
    .orderBy('publications.id', 'desc')
    .limit(maxListed)
  if (workspace !== undefined) query = query.where('publications.workspace', '=', workspace)
  const [rows, newest = Number.POSITIVE_INFINITY] = await Promise.all([query.execute(), newestSeen(team)])
  return rows.map((row) => ({
    id: row.id,
    title: row.title ?? '',
    words: row.words,
    by: row.by_name ?? '',
    at: row.at,
    liveAt: row.live_at ?? '',
    publishAt: row.publish_at ?? '',
    state: row.state,
    ...waitingOf(row),
    isForOrigin: row.state === 'sent' || !(goesLiveHere(team.settings) || row.state === 'live'),
    takesBack: row.takes_back ?? 0,
    isTakenBack: row.taken_back_by !== null,
    isOfNow: row.snapshot !== null && row.snapshot === row.now,
    mayTakeBack:
      mayReview(person.role) &&
      (row.state === 'live' || row.state === 'sent') &&
      row.taken_back_by === null &&
      row.snapshot !== null,
    mayCancel: mayReview(person.role) && (row.state === 'planned' || isAway(row)),
    isBack: row.state === 'live' && row.id > newest,
  }))
}

/** Throws while something is on its way, or while the site could not be built: one thing at a time goes live. */
export async function checkFree(db: Team['database']['db']): Promise<void> {
  const open = await db.selectFrom('publications').select('state').where('state', 'in', ['asked', 'failed']).execute()
  if (open.some(({ state }) => state === 'failed')) throw new Problem('buildFailed')
  if (open.length > 0) throw new Problem('isPublishing')
}

type Asked = Pick<Publication, 'workspace' | 'snapshot' | 'takes_back' | 'words'> &
  Partial<Pick<Publication, 'state' | 'publish_at' | 'mail'>>

/** Adds a publication. What was planned for a workspace is planned no longer when it is published otherwise. */
export async function addPublication({ database, now }: Team, person: Person, asked: Asked): Promise<void> {
  const at = now()
  await database.write(async (transaction) => {
    // Somebody else may have asked meanwhile.
    if (asked.state !== 'planned') await checkFree(transaction)
    if (asked.takes_back === null)
      await transaction
        .deleteFrom('publications')
        .where('workspace', '=', asked.workspace)
        .where('state', '=', 'planned')
        .execute()
    const nothingYet = { commit: null, live_at: null, problem: '', details: '', taken_back_by: null }
    const atOnce = { state: 'asked' as const, publish_at: null, mail: '' }
    await transaction
      .insertInto('publications')
      .values({ ...nothingYet, ...atOnce, ...asked, by: person.id, at: at.toISOString() })
      .execute()
    // What is published at once is in the log when it is.
    if (asked.state === 'planned')
      await writeLog(transaction, at, { person: person.id, what: 'publication-planned', about: asked.words })
  })
}

/** A workspace as it is now, for whoever may publish it. */
export async function publishable(team: Team, person: Person, id: number): Promise<Asked> {
  await openOne(team, id)
  await saveWorkspace(team, id)
  const workspace = await openOne(team, id)
  const { snapshot, title } = workspace
  const base = await publishedBase(team, workspace)
  const { treeOf } = checkoutsOf(team)
  if (snapshot === null || (await treeOf(snapshot)) === (await treeOf(base))) throw new Problem('nothingToPublish')
  const refusal = await refusalToPublish(team, { person, workspace: id, commit: snapshot, base })
  if (refusal) throw new Problem(refusal)
  return { workspace: id, snapshot, takes_back: null, words: title }
}

/** Asks to publish a workspace as it is now. Whether the person may is asked here, and again at the moment of publishing. */
export async function publishWorkspace(team: Team, person: Person, id: number): Promise<void> {
  await checkFree(team.database.db)
  await addPublication(team, person, await publishable(team, person, id))
  team.jobs?.wake()
}

/** Asks to take back what a workspace has published, not what was taken back. What came after it stays. */
export async function takeBackPublication(team: Team, person: Person, id: number): Promise<void> {
  await checkFree(team.database.db)
  const found = await team.database.db.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || found.commit === null || found.snapshot === null) throw new Problem('notFound')
  if (found.taken_back_by !== null) throw new Problem('takenBack')
  await addPublication(team, person, { workspace: found.workspace, snapshot: null, takes_back: id, words: found.words })
  team.jobs?.wake()
}

/** Builds the site again after a build that failed. */
export async function buildAgain({ database, jobs }: Team): Promise<void> {
  await database.write((transaction) =>
    transaction
      .updateTable('publications')
      .set({ state: 'committed', problem: '', details: '' })
      .where('state', '=', 'failed')
      .execute(),
  )
  jobs?.wake()
}

/** Notes why something is not published, in words that the page has. Whoever had planned it gets a mail. */
export async function refuse(team: Team, id: number, problem: ProblemCode, details = ''): Promise<void> {
  const refused = await team.database.write((transaction) =>
    transaction
      .updateTable('publications')
      .set({ state: 'refused', problem, details })
      .where('id', '=', id)
      .returning(['by', 'workspace', 'mail'])
      .executeTakeFirst(),
  )
  // Somebody has cancelled it meanwhile.
  if (!refused) return
  const { by, workspace, mail } = refused
  if (mail === '' || by === null || workspace === null) return
  // Whoever planned it may have left meanwhile.
  const to = await personOf(team.database.db, by).catch(() => undefined)
  if (to) await mailAbout(team, { to, workspace, words: mail })
}
