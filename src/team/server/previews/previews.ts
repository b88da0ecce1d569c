import type { Selectable } from 'kysely'
import { isoDay } from '../../../../schema/schedule/moment.ts'
import type { NewPreview, TeamPreview } from '../../wire.ts'
import { previewOrigin } from '../hosts.ts'
import { writeLog } from '../log.ts'
import { Problem } from '../problem.ts'
import { hashOfSecret, randomSecret } from '../random-secret.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { TeamTables } from '../store/tables.ts'
import type { Team } from '../team.ts'
import { openOne } from '../workspaces/open-workspace.ts'
import { saveWorkspace } from '../workspaces/workspaces.ts'

export type Preview = Selectable<TeamTables['previews']>

/** How many there are at a time: the oldest ends for a new one. How many one person may ask for in an hour. */
const maxLive = 50
const maxAnHour = 10

const dayMs = 24 * 3_600_000
const hourMs = 3_600_000

const later = (from: Date, days: number) => new Date(from.getTime() + days * dayMs).toISOString()

/** Whether a preview is shown to whoever has its link. */
export const isLive = ({ ended_at, ends_at }: Preview, now: Date): boolean =>
  ended_at === null && ends_at > now.toISOString()

/** Whether a person may end a preview: who has asked for it, and those who publish. */
const mayEnd = ({ by }: Preview, { id, role }: Person): boolean => by === id || role === 'publisher' || role === 'admin'

/** A preview by its number. Throws if there is none. */
export async function previewOf({ database }: Team, id: number): Promise<Preview> {
  const found = await database.db.selectFrom('previews').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new Problem('notFound')
  return found
}

/** The previews of a workspace that have not ended, the newest first. */
export async function listPreviews({ database, now }: Team, person: Person, workspace: number): Promise<TeamPreview[]> {
  const rows = await database.db
    .selectFrom('previews')
    .innerJoin('people', 'people.id', 'previews.by')
    .selectAll('previews')
    .select('people.name as by_name')
    .where('previews.workspace', '=', workspace)
    .where('ended_at', 'is', null)
    .orderBy('previews.id', 'desc')
    .execute()
  return rows
    .filter((row) => isLive(row, now()))
    .map((row) => ({
      id: row.id,
      by: row.by_name,
      at: row.created_at,
      day: row.day ?? '',
      endsAt: row.ends_at,
      state: row.state,
      problem: row.problem,
      opened: row.opened,
      mayEnd: mayEnd(row, person),
    }))
}

/** Asks for a preview of a workspace as it is now. Returns its link, which is stored nowhere. */
export async function beginPreview(team: Team, person: Person, request: NewPreview): Promise<{ link: string }> {
  const { workspace: id, days, day, path } = request
  if (!Number.isInteger(days) || days < 1 || days > 90) throw new Problem('wrongDays')
  if (day !== '' && !isDay(day)) throw new Problem('wrongDay')
  const workspace = await openOne(team, id)
  await saveWorkspace(team, id)
  const { snapshot, base } = await openOne(team, id)
  const now = team.now()
  const at = now.toISOString()
  const token = randomSecret()
  const { id: number } = await team.database.write(async (transaction) => {
    const recent = await transaction
      .selectFrom('previews')
      .select('id')
      .where('by', '=', person.id)
      .where('created_at', '>', new Date(now.getTime() - hourMs).toISOString())
      .execute()
    if (recent.length >= maxAnHour) throw new Problem('tooMany')
    const live = await transaction
      .selectFrom('previews')
      .select('id')
      .where('ended_at', 'is', null)
      .orderBy('id', 'desc')
      .execute()
    const tooOld = live.slice(maxLive - 1).map((one) => one.id)
    if (tooOld.length > 0)
      await transaction.updateTable('previews').set({ ended_at: at }).where('id', 'in', tooOld).execute()
    await writeLog(transaction, now, { person: person.id, what: 'preview-created', about: workspace.title })
    return transaction
      .insertInto('previews')
      .values({
        hash: hashOfSecret(token),
        workspace: id,
        commit: snapshot ?? base,
        base,
        path: isPath(path) ? path : '/',
        day: day || null,
        by: person.id,
        created_at: at,
        ends_at: later(now, days),
        ended_at: null,
        state: 'asked',
        problem: '',
        opened: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
  team.jobs?.wake()
  return { link: `${previewOrigin(team.settings.origin, number)}/-/${token}` }
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && isoDay(new Date(text)) === text

/** Whether a text is the address of a page of a site. Anything else, such as of the studio, leads to the home page. */
const isPath = (text: string) => /^\/(?![/\\-])[\w\-./~%]*$/.test(text)

async function ownPreview(team: Team, person: Person, id: number): Promise<Preview> {
  const preview = await previewOf(team, id)
  if (!isLive(preview, team.now())) throw new Problem('notFound')
  if (!mayEnd(preview, person)) throw new Problem('notYours')
  return preview
}

/** Ends a preview for everybody at the next request, with all of its files. */
export async function endPreview(team: Team, person: Person, id: number): Promise<void> {
  await ownPreview(team, person, id)
  await change(team, person, { id, what: 'preview-ended', set: { ended_at: team.now().toISOString() } })
  team.jobs?.wake()
}

/** Lets a preview last two weeks from now on. */
export async function renewPreview(team: Team, person: Person, id: number): Promise<void> {
  const { ends_at } = await ownPreview(team, person, id)
  const renewed = later(team.now(), 14)
  if (renewed > ends_at) await change(team, person, { id, what: 'preview-renewed', set: { ends_at: renewed } })
}

type Change = {
  id: number
  what: 'preview-ended' | 'preview-renewed'
  set: Partial<Pick<Preview, 'ended_at' | 'ends_at'>>
}

async function change({ database, now }: Team, person: Person, { id, what, set }: Change): Promise<void> {
  await database.write(async (transaction) => {
    await transaction.updateTable('previews').set(set).where('id', '=', id).execute()
    const { title } = await transaction
      .selectFrom('previews')
      .innerJoin('workspaces', 'workspaces.id', 'previews.workspace')
      .select('workspaces.title')
      .where('previews.id', '=', id)
      .executeTakeFirstOrThrow()
    await writeLog(transaction, now(), { person: person.id, what, about: title })
  })
}

/** Counts that somebody has opened the link. */
export async function notePreviewOpened({ database }: Team, id: number): Promise<void> {
  await database.write((transaction) =>
    transaction
      .updateTable('previews')
      .set((row) => ({ opened: row('opened', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  )
}
