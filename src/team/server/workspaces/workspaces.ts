import type { Selectable, Transaction } from 'kysely'
import { oneLine } from '../../../../schema/writing/one-line.ts'
import type { TeamWorkspace } from '../../wire.ts'
import { writeLog } from '../log.ts'
import { Problem } from '../problem.ts'
import { baseSince, type Published, publishedLast } from '../publish/published-base.ts'
import { latestReviews, sinceThen, stateOf } from '../review/review-state.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { TeamTables } from '../store/tables.ts'
import type { Team } from '../team.ts'
import { changedInAll, overlapsWith } from './overlaps.ts'

export type Workspace = Selectable<TeamTables['workspaces']>

/** Longest title, in characters. */
const maxTitle = 100

/** How many workspaces one person may have at a time. */
const maxOwned = 20

/** For how long one that was removed can be brought back, in milliseconds. */
const keptMs = 90 * 24 * 3_600_000

type Reading = Pick<Transaction<TeamTables>, 'selectFrom'>

/** A workspace by its number, removed or not. Throws if there is none. */
export async function workspaceOf(db: Reading, id: number): Promise<Workspace> {
  const found = await db.selectFrom('workspaces').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new Problem('notFound')
  return found
}

/** All workspaces, and those that can still be brought back, the last changed first, as a person sees them. */
export async function listWorkspaces(team: Team, person: Person): Promise<TeamWorkspace[]> {
  const { database, now } = team
  const rows = await database.db
    .selectFrom('workspaces')
    .innerJoin('people', 'people.id', 'workspaces.owner')
    .selectAll('workspaces')
    .select('people.name as owner_name')
    .orderBy('workspaces.changed_at', 'desc')
    .orderBy('workspaces.id', 'desc')
    .execute()
  const since = new Date(now().getTime() - keptMs).toISOString()
  const changed = await changedInAll(team)
  const reviews = await latestReviews(database.db)
  const published = await publishedLast(team)
  const kept = rows.filter(({ removed_at }) => removed_at === null || removed_at > since)
  return Promise.all(
    kept.map(async ({ owner_name, ...workspace }) => {
      const { id, title, snapshot } = workspace
      const last = published.get(id)
      const changes =
        last && snapshot !== null ? await changesSince(team, { ...workspace, snapshot }, last) : workspace.changes
      return {
        id,
        title,
        owner: owner_name,
        isOwn: workspace.owner === person.id,
        mayRemove: mayRemove(workspace, person),
        mayTakeOver: workspace.removed_at === null && mayTakeOver(workspace, person, now()),
        changes,
        changedAt: workspace.changed_at,
        state: stateOf({
          review: sinceThen(reviews.get(id), last),
          last,
          isChanged: changes > 0,
          isSame: ({ commit }) => commit === snapshot,
        }),
        overlaps: overlapsWith(id, changed),
        removedAt: workspace.removed_at ?? '',
      }
    }),
  )
}

/** How many files of a workspace differ from what it has published. */
async function changesSince(
  team: Team,
  { base, snapshot }: { base: string; snapshot: string },
  last: Published,
): Promise<number> {
  return (await checkoutsOf(team).changedIn({ base: await baseSince(team, base, last), snapshot })).length
}

/** Whether a person may remove a workspace, and bring it back: its owner, and admins. */
const mayRemove = ({ owner }: Workspace, { id, role }: Person): boolean => owner === id || role === 'admin'

/** After how long without a change a writer may take over the workspace of somebody else, in milliseconds. */
const idleMs = 24 * 3_600_000

/** Whether a person may take over a workspace: publishers and admins at any time, writers after a day without a change. */
export function mayTakeOver({ owner, changed_at }: Workspace, { id, role }: Person, now: Date): boolean {
  if (owner === id || role === 'viewer') return false
  return role !== 'writer' || now.getTime() - Date.parse(changed_at) >= idleMs
}

/** Whether a person writes in a workspace: one person at a time does, so that no two overwrite each other. */
export const mayWrite = ({ owner }: Pick<Workspace, 'owner'>, { id, role }: Person): boolean =>
  owner === id && role !== 'viewer'

/** Begins a workspace, with the files of the site as they are now. */
export async function beginWorkspace(team: Team, person: Person, title: string): Promise<Workspace> {
  const shown = oneLine(title, maxTitle)
  if (shown === '') throw new Problem('noTitle')
  const checkouts = checkoutsOf(team)
  const base = await checkouts.latest()
  const now = team.now()
  const at = now.toISOString()
  const begun = await team.database.write(async (transaction) => {
    const owned = await transaction
      .selectFrom('workspaces')
      .select('id')
      .where('owner', '=', person.id)
      .where('removed_at', 'is', null)
      .execute()
    if (owned.length >= maxOwned) throw new Problem('tooManyWorkspaces')
    const row = await transaction
      .insertInto('workspaces')
      .values({
        title: shown,
        owner: person.id,
        base,
        snapshot: null,
        changes: 0,
        created_at: at,
        changed_at: at,
        saved_at: null,
        removed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeLog(transaction, now, { person: person.id, what: 'workspace-begun', about: shown })
    return row
  })
  await checkouts.checkOut(begun)
  return begun
}

/** Removes a workspace. Its files are saved first, so that it can be brought back. */
export async function removeWorkspace(team: Team, person: Person, id: number): Promise<void> {
  const workspace = await workspaceOf(team.database.db, id)
  if (workspace.removed_at !== null) throw new Problem('notFound')
  if (!mayRemove(workspace, person)) throw new Problem('notYours')
  await setRemoved(team, { workspace, person, isRemoved: true })
  await team.studios?.stop(id)
  await saveWorkspace(team, id)
  await checkoutsOf(team).forget(id)
}

/** Brings back a workspace that was removed, with its files. */
export async function bringBackWorkspace(team: Team, person: Person, id: number): Promise<void> {
  const workspace = await workspaceOf(team.database.db, id)
  const since = new Date(team.now().getTime() - keptMs).toISOString()
  if (workspace.removed_at === null || workspace.removed_at < since) throw new Problem('notFound')
  if (!mayRemove(workspace, person)) throw new Problem('notYours')
  await checkoutsOf(team).checkOut(workspace)
  await setRemoved(team, { workspace, person, isRemoved: false })
}

type Change = { workspace: Workspace; person: Person; isRemoved: boolean }

async function setRemoved(team: Team, { workspace: { id, title }, person, isRemoved }: Change): Promise<void> {
  const now = team.now()
  await team.database.write(async (transaction) => {
    await transaction
      .updateTable('workspaces')
      .set({ removed_at: isRemoved ? now.toISOString() : null })
      .where('id', '=', id)
      .execute()
    const what = isRemoved ? 'workspace-removed' : 'workspace-brought-back'
    await writeLog(transaction, now, { person: person.id, what, about: title })
  })
}

/** The files of workspaces. Throws where the server has none. */
export function checkoutsOf({ checkouts }: Team) {
  if (!checkouts) throw new Problem('noRepository')
  return checkouts
}

/** The studios of workspaces. Throws where the server has none. */
export function studiosOf({ studios }: Team) {
  if (!studios) throw new Problem('noRepository')
  return studios
}

/** Puts by the files of a workspace as they are now. */
export async function saveWorkspace(team: Team, id: number): Promise<void> {
  const { database, now } = team
  const workspace = await workspaceOf(database.db, id)
  const owner = await database.db.selectFrom('people').selectAll().where('id', '=', workspace.owner).executeTakeFirst()
  const at = now().toISOString()
  const snapshot = await checkoutsOf(team).snapshot(workspace, {
    name: owner?.name ?? 'Marquee',
    email: owner?.email ?? 'marquee@localhost',
  })
  await database.write(async (transaction) => {
    await transaction
      .updateTable('workspaces')
      .set({
        saved_at: at,
        ...(snapshot && { snapshot: snapshot.commit, base: snapshot.base, changes: snapshot.changes }),
      })
      .where('id', '=', id)
      .execute()
    if (snapshot) await noteWriter(transaction, id, workspace.owner)
  })
}

/** Notes that a person has just written in a workspace. */
export async function noteChange({ database, now }: Team, id: number, person: number): Promise<void> {
  const changed_at = now().toISOString()
  await database.write(async (transaction) => {
    await transaction.updateTable('workspaces').set({ changed_at }).where('id', '=', id).execute()
    await noteWriter(transaction, id, person)
  })
}

async function noteWriter(transaction: Transaction<TeamTables>, workspace: number, person: number): Promise<void> {
  await transaction
    .insertInto('workspace_writers')
    .values({ workspace, person })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
