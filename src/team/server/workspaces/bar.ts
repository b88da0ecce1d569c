import type * as z from 'zod/mini'
import type { barSchema } from '../../wire.ts'
import type { TeamWords } from '../../words/en.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import type { Workspace } from './workspaces.ts'

type Options = { workspace: Workspace; person: Person; words: TeamWords; here: ReadonlySet<number> }

/** What the bar of a workspace says to a person: whose it is, and who else has it open. */
export async function barOf(
  { database, settings }: Team,
  { workspace, person, words, here }: Options,
): Promise<z.infer<typeof barSchema>> {
  const people = await database.db.selectFrom('people').select(['id', 'name']).orderBy('name').execute()
  const owner = people.find(({ id }) => id === workspace.owner)?.name ?? ''
  const others = people.filter(({ id }) => id !== person.id && here.has(id)).map(({ name }) => name)
  return {
    title: workspace.title,
    whose: workspace.owner === person.id ? words.bar.yours : words.bar.of(owner),
    others: others.length > 0 ? words.bar.here(others) : '',
    back: words.general.workspaces,
    backTo: `${settings.origin}/workspaces`,
  }
}
