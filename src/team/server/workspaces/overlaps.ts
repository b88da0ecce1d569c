import { fileKind } from '../../../content/parse/file-kind.ts'
import { isLockFile } from '../../../studio/server/merging/merge-lock.ts'
import { addressOfShared } from '../../../studio/shared-address.ts'
import { baseSince, publishedLast } from '../publish/published-base.ts'
import type { Team } from '../team.ts'

/** What a workspace has changed: addresses in the studio of pages and shared files, and the names of other files. */
type Changed = { id: number; title: string; owner: string; addresses: ReadonlySet<string> }

function addressOf(name: string): string {
  const kind = fileKind(name)
  if (kind.kind === 'page') return kind.path
  return kind.kind === 'data' ? addressOfShared(kind.name) : name
}

/** What each workspace has changed that was not removed, as it was saved last; nothing of what is published or generated. */
export async function changedInAll(team: Team): Promise<Changed[]> {
  const { database, checkouts } = team
  if (!checkouts) return []
  const last = await publishedLast(team)
  const rows = await database.db
    .selectFrom('workspaces')
    .innerJoin('people', 'people.id', 'workspaces.owner')
    .select(['workspaces.id', 'workspaces.title', 'workspaces.base', 'workspaces.snapshot', 'people.name as owner'])
    .where('workspaces.removed_at', 'is', null)
    .where('workspaces.changes', '>', 0)
    .orderBy('workspaces.id')
    .execute()
  return Promise.all(
    rows.map(async ({ id, title, owner, base: begun, snapshot }) => {
      const base = await baseSince(team, begun, last.get(id))
      const names = snapshot === null ? [] : await checkouts.changedIn({ base, snapshot })
      return { id, title, owner, addresses: new Set(names.filter((name) => !isLockFile(name)).map(addressOf)) }
    }),
  )
}

/** The other workspaces that change something which the one with this number changes too, and what. */
export function overlapsWith(id: number, all: readonly Changed[]) {
  const own = all.find((one) => one.id === id)?.addresses ?? new Set()
  return all.flatMap(({ addresses, ...other }) => {
    const both = other.id === id ? [] : [...addresses].filter((address) => own.has(address)).toSorted()
    return both.length > 0 ? [{ ...other, addresses: both }] : []
  })
}
