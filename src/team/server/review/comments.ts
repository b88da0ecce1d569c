import type { Transaction } from 'kysely'
import type { CommentRequest, TeamComment } from '../../review-wire.ts'
import { listPeople } from '../people/people.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { TeamTables } from '../store/tables.ts'
import type { Team } from '../team.ts'
import { openOne } from '../workspaces/open-workspace.ts'
import { checkoutsOf, mayWrite, type Workspace } from '../workspaces/workspaces.ts'
import { writtenText } from './ask-review.ts'
import { placesOf, readPath } from './comment-places.ts'
import { mayReview } from './publish-refusal.ts'
import { mailAbout } from './review-mails.ts'

/** How many comments a workspace has at most. */
const maxComments = 1_000

/** The comments of a workspace, the first ones first, with where they stand in the files of a commit. An answer says to which one. */
export async function commentsOf(team: Team, workspace: number, shown: string): Promise<TeamComment[]> {
  const rows = await team.database.db
    .selectFrom('comments')
    .innerJoin('people', 'people.id', 'comments.by')
    .selectAll('comments')
    .select('people.name as by_name')
    .where('workspace', '=', workspace)
    .orderBy('comments.id')
    .execute()
  const places = await placesOf(team, rows, shown)
  return rows.map((row) => ({
    id: row.id,
    ...(places.get(row.id) ?? { file: row.file, path: '', standing: 'here' }),
    quote: row.quote,
    parent: row.parent ?? 0,
    by: row.by_name,
    text: row.text,
    at: row.at,
    isResolved: row.resolved_by !== null,
  }))
}

/** Adds a comment at a block, at a file, or at the whole, and says it to those whom it mentions by `@` and their name. */
export async function comment(
  team: Team,
  {
    person,
    mail,
    id,
    file,
    path,
    quote,
    commit,
    parent,
    ...request
  }: CommentRequest & { person: Person; mail: string },
): Promise<void> {
  const text = writtenText(request.text)
  if (text === '') throw new Problem('noText')
  const workspace = await openOne(team, id)
  const isAtPlace = path !== ''
  if (isAtPlace && !(readPath(path) && (await isOfWorkspace(team, workspace, commit))))
    throw new Problem('wrongRequest')
  await team.database.write(async (transaction) => {
    if (parent !== 0) await commentOf(transaction, id, parent)
    const { count } = await transaction
      .selectFrom('comments')
      .select((row) => row.fn.countAll().as('count'))
      .where('workspace', '=', id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxComments) throw new Problem('tooManyComments')
    await transaction
      .insertInto('comments')
      .values({
        workspace: id,
        file: writtenText(file),
        path,
        quote: writtenText(quote),
        commit: isAtPlace ? commit : '',
        parent: parent === 0 ? null : parent,
        by: person.id,
        text,
        at: team.now().toISOString(),
        resolved_by: null,
      })
      .execute()
  })
  for (const to of await listPeople(team.database))
    if (to.id !== person.id && mentions(text, to.name)) await mailAbout(team, { to, workspace: id, words: mail })
}

/** Whether a commit has files that a workspace had at some time. */
const isOfWorkspace = (team: Team, { base, snapshot }: Workspace, commit: string): Promise<boolean> =>
  checkoutsOf(team).isWithin(commit, snapshot ?? base)

/** Whether a person says that a comment is done with: who writes in the workspace, and those who review. */
export const maySettle = (workspace: Workspace, person: Person): boolean =>
  mayWrite(workspace, person) || mayReview(person.role)

/** Whether a text mentions a name: `@Ana`, and not `@Anabel`. */
function mentions(text: string, name: string): boolean {
  const lower = text.toLowerCase()
  const mark = `@${name.toLowerCase()}`
  for (let at = lower.indexOf(mark); at >= 0; at = lower.indexOf(mark, at + 1))
    if (!/^[\p{L}\p{N}]/u.test(lower.slice(at + mark.length))) return true
  return false
}

/** Says that a comment is done with, or that it is not. It stays to be read. */
export async function resolve(
  team: Team,
  { person, id, comment: number, isResolved }: { person: Person; id: number; comment: number; isResolved: boolean },
): Promise<void> {
  if (!maySettle(await openOne(team, id), person)) throw new Problem('mayNotSettle')
  await team.database.write(async (transaction) => {
    const { id: found } = await commentOf(transaction, id, number)
    await transaction
      .updateTable('comments')
      .set({ resolved_by: isResolved ? person.id : null })
      .where('id', '=', found)
      .execute()
  })
}

/** A comment that others answer, of this workspace and no other. */
async function commentOf(transaction: Transaction<TeamTables>, workspace: number, id: number) {
  const found = await transaction
    .selectFrom('comments')
    .select('id')
    .where('workspace', '=', workspace)
    .where('id', '=', id)
    .where('parent', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Problem('notFound')
  return found
}
