import { join } from 'node:path'
import type { Origin } from '../publish/origin.ts'
import type { Team } from '../team.ts'
import { createCheckouts } from './checkouts.ts'
import { removeLeftLocks } from './left-locks.ts'
import { createStudios } from './studios.ts'
import { saveWorkspace, workspaceOf } from './workspaces.ts'

type Options = {
  /** The folder of what the server stores, absolute, and the content folder of the site. */
  data: string
  pages: string
  /** Where what is published is pushed to, if it is. */
  origin?: Origin | undefined
  /** The module of the process of a studio. */
  module: URL
  /** Resolves when a studio can start; one that is asked for earlier waits. */
  ready?: Promise<void>
  /** How many studios run at a time, and after how long without work one is stopped, in milliseconds. */
  max?: number
  idleMs?: number
}

/** A team with workspaces. What was written before the server ended, whatever ended it, is saved first. */
export async function withWorkspaces(team: Team, { data, pages, origin, module, ready, ...limits }: Options) {
  const checkouts = createCheckouts({ data, pages, origin })
  const whole: Team = { ...team, checkouts }
  const studios = createStudios({
    module,
    async pagesOf(id) {
      await Promise.all([ready, checkouts.checkOut(await workspaceOf(team.database.db, id))])
      return checkouts.pagesOf(id)
    },
    lockOf: (id) => join(data, 'workspaces', `${id}.lock`),
    save: (id) => saveWorkspace(whole, id),
    now: team.now,
    ...limits,
  })
  await removeLeftLocks(data)
  await saveLeft(whole)
  return { ...whole, studios }
}

/** Saves the files of workspaces in which somebody has written since they were saved last. One that cannot be saved is reported. */
export async function saveLeft(team: Team): Promise<void> {
  const left = await team.database.db
    .selectFrom('workspaces')
    .select('id')
    .where('removed_at', 'is', null)
    .where((row) => row.or([row('saved_at', 'is', null), row('changed_at', '>', row.ref('saved_at'))]))
    .execute()
  for (const { id } of left)
    await saveWorkspace(team, id).catch((error: unknown) => console.error(`Workspace ${id} could not be saved:`, error))
}
