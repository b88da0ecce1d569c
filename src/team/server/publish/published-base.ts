import type { Team } from '../team.ts'

/** What a workspace has published: its own files, the commit of the site with them, when, and whether it has arrived where it goes. */
export type Published = { snapshot: string; commit: string; at: string; isLive: boolean }

/** What each workspace has published last, of what nobody has taken back. */
export async function publishedLast({ database }: Team): Promise<ReadonlyMap<number, Published>> {
  const rows = await database.db
    .selectFrom('publications')
    .select(['workspace', 'snapshot', 'commit', 'at', 'state'])
    .where('taken_back_by', 'is', null)
    .orderBy('id')
    .execute()
  return new Map(
    rows.flatMap(({ workspace, snapshot, commit, at, state }) =>
      workspace === null || snapshot === null || commit === null
        ? []
        : [[workspace, { snapshot, commit, at, isLive: state === 'live' || state === 'sent' }] as const],
    ),
  )
}

/**
 * The commit since which a workspace has something to publish: its own files as it published them last, or what it was brought up to
 * date with since, which is `base`.
 */
export async function baseSince({ checkouts }: Team, base: string, last: Published | undefined): Promise<string> {
  if (!last || !checkouts) return base
  return (await checkouts.isWithin(last.commit, base)) ? base : last.snapshot
}

/** The same for one workspace, whose studio may have brought it up to date a moment ago. */
export async function publishedBase(team: Team, { id, base }: { id: number; base: string }): Promise<string> {
  const now = await team.checkouts?.baseNow(id, base)
  return baseSince(team, now ?? base, (await publishedLast(team)).get(id))
}
