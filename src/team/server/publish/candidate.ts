import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish, releasesOf } from '../../../builder/release/publish.ts'
import { readText } from '../../../files/read-text.ts'
import { ledgerFile } from '../../../seo/ledger.ts'
import type { CheckSite } from '../../../studio/server/publish/site-check.ts'
import { environmentOfJobs, runBuild } from '../jobs/run-build.ts'
import type { Team } from '../team.ts'
import { checkoutsOf } from '../workspaces/workspaces.ts'
import { treeWithText } from './merged-tree.ts'
import { Refused } from './refused.ts'
import { publicationFile } from './releases.ts'

/** How many errors are said. */
const maxErrors = 10

export type CandidateOptions = {
  data: string
  /** The module of the command line, and what says which errors a site has. */
  command: URL
  checkSite: CheckSite
  /** The folder of the release that visitors see. */
  out: string
}

/** Where a release is built that nobody sees yet: beside the one that visitors see, so that it is only moved. */
const candidateOf = (out: string) => `${out}.next`

/** Builds a release that nobody sees yet. Returns what the build said if it failed. */
export async function buildBeside({
  out,
  ...request
}: Omit<Parameters<typeof runBuild>[0], 'env'>): Promise<string | undefined> {
  const candidate = candidateOf(out)
  await removeCandidate(out)
  try {
    return await runBuild({ ...request, out: candidate })
  } finally {
    // It has no release before it to go back to.
    await rm(releasesOf(candidate), { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Builds the files of the site before they are committed: what cannot be built is not published. Returns them with the days on which
 * their pages changed, and throws {@link Refused} with their errors.
 */
export async function buildCandidate(
  team: Team,
  { tree, data, command, checkSite, out, signal }: CandidateOptions & { tree: string; signal: AbortSignal },
): Promise<string> {
  const { repository, ...checkouts } = checkoutsOf(team)
  const content = await checkouts.content()
  const to = join(data, 'jobs', 'publication')
  try {
    const pages = await checkouts.writeFiles({ commit: tree, code: tree, to })
    const days = await readText(join(pages, ledgerFile))
    const problem = await buildBeside({ command, pages, out, options: ['--record-days'], signal })
    if (problem !== undefined) {
      // Only of a site that cannot be built it is asked why: a check takes as long as a build.
      const place = { root: to, pages: content.replace(/\/$/, ''), now: team.now().getTime() }
      const { errors } = await checkSite({ ...place, env: environmentOfJobs() })
      signal.throwIfAborted()
      if (errors.length === 0) throw new Refused('notBuilt', problem)
      const said = errors.slice(0, maxErrors).map(({ file, line, message }) => `${file}:${line} ${message}`)
      throw new Refused('contentErrors', said.join('\n'))
    }
    const text = await readText(join(pages, ledgerFile))
    return text === undefined || text === days
      ? tree
      : await treeWithText(repository, { tree, path: content + ledgerFile, text })
  } finally {
    await rm(to, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Puts the release that was built, whose newest publication has this number, into the place of the one that visitors see. */
export async function putCandidateLive(out: string, newest: number): Promise<void> {
  await writeFile(join(candidateOf(out), publicationFile), String(newest))
  await publish(out, (stagingDir) => rename(candidateOf(out), stagingDir))
}

/** Removes what was built to see whether it can be: others put it live. */
export const removeCandidate = (out: string): Promise<void> =>
  rm(candidateOf(out), { recursive: true, force: true, maxRetries: 3 })
