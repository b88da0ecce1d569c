import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inquiriesPath } from '../../../server/inquiries.ts'
import type { NextJob } from '../jobs/jobs.ts'
import { runBuild } from '../jobs/run-build.ts'
import type { Team } from '../team.ts'
import { checkoutsOf } from '../workspaces/workspaces.ts'
import { isLive, type Preview } from './previews.ts'

/** The folder of the release of a preview, below that of the server. */
export const releaseOfPreview = (data: string, id: number): string => join(data, 'previews', String(id))

type Options = { data: string; command: URL }

/** The next preview to build, the oldest first. Those that have ended lose their files before. */
export function nextPreview(team: Team, options: Options): NextJob {
  return async () => {
    await removeEnded(team, options.data)
    const asked = await team.database.db
      .selectFrom('previews')
      .selectAll()
      .where('state', '=', 'asked')
      .where('ended_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return asked && ((signal) => build(team, asked, { ...options, signal }))
  }
}

async function build(team: Team, preview: Preview, { data, command, signal }: Options & { signal: AbortSignal }) {
  const { id, commit, base, day } = preview
  const folder = join(data, 'jobs', `preview-${id}`)
  let problem: string | undefined
  try {
    const pages = await checkoutsOf(team).writeFiles({ commit, code: base, to: folder })
    problem = await runBuild({
      command,
      pages,
      out: releaseOfPreview(data, id),
      options: ['--drafts', '--no-compress', ...(day === null ? [] : ['--now', day])],
      // Also what a form of the site sends elsewhere comes here, where nothing is stored.
      env: { INQUIRY_ENDPOINT: inquiriesPath, INQUIRY_TRANSPORT: 'readable', INDEXNOW_KEY: '' },
      signal,
    })
  } catch (error) {
    // It is done when the server starts again.
    if (signal.aborted) return
    console.error(`Preview ${id} could not be built:`, error)
    problem = String(error)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  await team.database.write((transaction) =>
    transaction
      .updateTable('previews')
      .set(problem === undefined ? { state: 'ready' } : { state: 'failed', problem })
      .where('id', '=', id)
      .execute(),
  )
}

/** Removes the files of previews that have ended. */
async function removeEnded({ database, now }: Team, data: string): Promise<void> {
  const folder = join(data, 'previews')
  if (!existsSync(folder)) return
  const rows = await database.db.selectFrom('previews').selectAll().where('state', '!=', 'asked').execute()
  const live = new Set(rows.filter((row) => isLive(row, now())).map(({ id }) => String(id)))
  for (const name of await readdir(folder))
    if (!live.has(name.split('.')[0] ?? ''))
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
}
