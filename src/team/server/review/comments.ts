import type { Transaction } from 'kysely'
import type { CommentRequest, TeamComment } from '../../review-wire.ts'
import { listPeople } from '../people/people.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { TeamTables } from '../store/tables.ts'
import type { Team } from '../team.ts'
import { openOne } from '../workspaces/open-workspace.ts'
import { writtenText } from './ask-review.ts'
import { mailAbout } from './review-mails.ts'

/** The comments of a workspace, the first ones first. An answer says to which one. */
export async function commentsOf({ database }: Team, workspace: number): Promise<TeamComment[]> {
  const rows = await database.db
    .selectFrom('comments')
    .innerJoin('people', 'people.id', 'comments.by')
    .selectAll('comments')
    .select('people.name as by_name')
    .where('workspace', '=', workspace)
    .orderBy('comments.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    file: row.file,
    path: row.path,
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
  { person, mail, id, file, path, quote, parent, ...request }: CommentRequest & { person: Person; mail: string },
): Promise<void> {
  const text = writtenText(request.text)
  if (text === '') throw new Problem('noText')
  await openOne(team, id)
  await team.database.write(async (transaction) => {
    if (parent !== 0) await commentOf(transaction, id, parent)
    await transaction
      .insertInto('comments')
      .values({
        workspace: id,
        file: writtenText(file),
        path: writtenText(path),
        quote: writtenText(quote),
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
  await openOne(team, id)
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
