import type { BarComments } from '../../bar-wire.ts'
import type { TeamWords } from '../../words/en.ts'
import { addressInStudio, readPath } from '../review/comment-places.ts'
import { commentsOf, maySettle } from '../review/comments.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import type { Workspace } from './workspaces.ts'

/** How many comments the bar lists. */
const maxListed = 100

/** How many comments of a workspace nobody has said to be done, without answers. */
export async function openComments({ database }: Team, workspace: number): Promise<number> {
  const { count } = await database.db
    .selectFrom('comments')
    .select((row) => row.fn.countAll().as('count'))
    .where('workspace', '=', workspace)
    .where('parent', 'is', null)
    .where('resolved_by', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Options = { workspace: Workspace; person: Person; words: TeamWords }

/** The open comments of a workspace for its bar, each with the way to what it is about in the studio. */
export async function barCommentsOf(team: Team, { workspace, person, words }: Options): Promise<BarComments> {
  const all = await commentsOf(team, workspace.id, workspace.snapshot ?? workspace.base)
  const open = all.filter(({ parent, isResolved }) => parent === 0 && !isResolved)
  return {
    title: words.bar.commentsTitle,
    comments: open.slice(0, maxListed).map(({ id, by, text, file, path, quote, standing }) => ({
      id,
      by,
      text,
      about: [addressInStudio(file, []) || file, quote, words.review.standings[standing]].filter(Boolean).join(' · '),
      address: addressInStudio(file, readPath(path) ?? []),
    })),
    go: words.review.toField,
    done: maySettle(workspace, person) ? words.review.done : '',
  }
}
