import type * as z from 'zod/mini'
import { fileKind } from '../../../content/parse/file-kind.ts'
import { isLockFile } from '../../../studio/server/merging/merge-lock.ts'
import type { barSchema } from '../../bar-wire.ts'
import type { TeamWords } from '../../words/en.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { openComments } from './bar-comments.ts'
import { changedInAll } from './overlaps.ts'
import type { Tab } from './presence.ts'
import { mayWrite, type Workspace } from './workspaces.ts'

type Options = {
  workspace: Workspace
  person: Person
  /** The address of the page that this person has open; empty for none. */
  page: string
  words: TeamWords
  tabs: readonly Tab[]
}

/** What the bar of a workspace says to a person: whose it is, who else is here, and who has the same page open elsewhere. */
export async function barOf(
  team: Team,
  { workspace, person, page, words, tabs }: Options,
): Promise<z.infer<typeof barSchema>> {
  const { database, settings } = team
  const people = await database.db.selectFrom('people').select(['id', 'name']).orderBy('name').execute()
  const workspaces = await database.db.selectFrom('workspaces').select(['id', 'title']).orderBy('id').execute()
  const owner = people.find(({ id }) => id === workspace.owner)?.name ?? ''

  /** The names of the others who have one of these tabs, each once; away where nobody sees any of them. */
  function namesIn(found: readonly Tab[]): string[] {
    return people.flatMap(({ id, name }) => {
      const own = found.filter((tab) => tab.person === id)
      if (id === person.id || own.length === 0) return []
      return own.every(({ isAway }) => isAway) ? words.bar.away(name) : name
    })
  }

  const here = tabs.filter((tab) => tab.workspace === workspace.id)
  const onPage = here.filter((tab) => page !== '' && tab.page === page)
  const readers = new Set(onPage.map((tab) => tab.person))
  const sentences = [
    words.bar.onPage(namesIn(onPage)),
    words.bar.here(namesIn(here.filter((tab) => !readers.has(tab.person)))),
    ...workspaces.map(({ id, title }) =>
      words.bar.elsewhere(
        namesIn(tabs.filter((tab) => tab.workspace === id && id !== workspace.id && page !== '' && tab.page === page)),
        title,
      ),
    ),
  ]
  const overlapping = (await changedInAll(team)).filter(
    ({ id, addresses }) => id !== workspace.id && addresses.has(page),
  )
  const news = mayWrite(workspace, person) ? await newsFor(team, workspace, words) : undefined
  return {
    title: workspace.title,
    whose: workspace.owner === person.id ? words.bar.yours : words.bar.of(owner),
    mayWrite: mayWrite(workspace, person),
    lost: words.bar.lost,
    comments: words.bar.comments(await openComments(team, workspace.id)) || '',
    others: sentences.filter(Boolean).join(' · '),
    overlaps: overlapping.map(({ id, title, owner }) => ({
      words: words.bar.changesToo(owner, title),
      look: words.workspaces.look,
      lookAt: `${settings.origin}/workspaces?${new URLSearchParams({ open: String(id), page })}`,
    })),
    ...(news && { news }),
    preview: person.role === 'viewer' ? '' : words.previews.show,
    previewAt: `${settings.origin}/workspaces/${workspace.id}/previews?${new URLSearchParams({ page: page || '/' })}`,
    review: words.review.toIt,
    reviewAt: `${settings.origin}/workspaces/${workspace.id}`,
    back: words.general.workspaces,
    backTo: `${settings.origin}/workspaces`,
  }
}

/** What was published since the base of a workspace; nothing if that has changed no content. */
async function newsFor({ checkouts }: Team, workspace: Workspace, words: TeamWords) {
  if (!checkouts) return undefined
  const { authors, names } = await checkouts.news(workspace)
  const content = names.filter((name) => !isLockFile(name))
  if (content.length === 0) return undefined
  const pages = content.filter((name) => fileKind(name).kind === 'page').length
  return { words: words.bar.published(authors, pages, content.length - pages), update: words.bar.update }
}
