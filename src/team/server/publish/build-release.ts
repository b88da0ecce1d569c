import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { git } from '../../../studio/server/publish/git.ts'
import type { NextJob } from '../jobs/jobs.ts'
import { writeLog } from '../log.ts'
import type { Team } from '../team.ts'
import { checkoutsOf } from '../workspaces/workspaces.ts'
import { buildBeside, putCandidateLive } from './candidate.ts'
import type { Publication } from './publications.ts'

type Options = {
  data: string
  command: URL
  /** The folder of the release that visitors see. */
  out: string
}

/** Builds the site where it has moved and is not live, and puts it in the place of the release that visitors see. */
export function nextRelease(team: Team, options: Options): NextJob {
  return async () => {
    const waiting = await notLive(team)
    return waiting.length > 0 ? (signal) => build(team, waiting, { ...options, signal }) : undefined
  }
}

/** What is a commit of the site, and not live. */
export const notLive = ({ database }: Team): Promise<Publication[]> =>
  database.db.selectFrom('publications').selectAll().where('state', '=', 'committed').orderBy('id').execute()

async function build(
  team: Team,
  waiting: readonly Publication[],
  { data, command, out, signal }: Options & { signal: AbortSignal },
): Promise<void> {
  const checkouts = checkoutsOf(team)
  const folder = join(data, 'jobs', 'release')
  let problem: string | undefined
  try {
    const { gitDir, env } = checkouts.repository
    const main = String(await git(gitDir, ['rev-parse', checkouts.mainRef], { env })).trim()
    const pages = await checkouts.writeFiles({ commit: main, code: main, to: folder })
    problem = await buildBeside({ command, pages, out, options: [], signal })
    if (problem === undefined) await putCandidateLive(out, Math.max(...waiting.map(({ id }) => id)))
  } catch (error) {
    // It is done again when the server starts.
    if (signal.aborted) return
    problem = String(error)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  if (problem !== undefined) console.error(`The site could not be built: ${problem}`)
  await noteBuilt(team, waiting, problem)
}

/** Notes that what has moved the site is live, or what its build said. */
export async function noteBuilt(team: Team, waiting: readonly Publication[], problem?: string): Promise<void> {
  const ids = waiting.map(({ id }) => id)
  const now = team.now()
  await team.database.write(async (transaction) => {
    await transaction
      .updateTable('publications')
      .set(
        problem === undefined
          ? { state: 'live', live_at: now.toISOString() }
          : { state: 'failed', problem: 'buildFailed', details: problem },
      )
      .where('id', 'in', ids)
      .execute()
    if (problem !== undefined) return
    for (const { words } of waiting) await writeLog(transaction, now, { what: 'live', about: words })
  })
}
