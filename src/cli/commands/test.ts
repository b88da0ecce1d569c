import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { engineRoot } from '../../files/roots.ts'
import { command } from '../options.ts'
import { writeBlockTypes } from '../support/block-types.ts'
import { changesSince, GitRefused } from '../support/git.ts'
import { commitToCompare, mainRevision } from '../support/revision.ts'
import { runSteps } from '../support/run-steps.ts'
import { findTestBrowser } from '../tests/chromium.ts'
import { newPasswords, temporaryFolder } from '../tests/test-environment.ts'
import { changedSteps, quickSteps, restSteps, siteSteps } from '../tests/test-steps.ts'

const call = command(
  'test',
  'Runs the quick verdict: format, types, lint, pages, unit tests, and the journeys of users in a browser. Of another site, the tests of the engine and of its content.',
)
  .option('--all', 'run every other check, too')
  .option('--long', 'run every check, and repeat what is random or exhaustive ten times as often')
  .option('--changed [rev]', 'run what changes since a revision can break; without one, since the main branch')

/** The commit that a revision names, or where this branch left the main one. */
function comparedCommit(revision: string | true): string {
  try {
    return commitToCompare(revision === true ? mainRevision() : revision)
  } catch (error) {
    if (error instanceof GitRefused) return call.error(error.message)
    throw error
  }
}

/** Runs everything, lists what failed, and ends with the line `N passed, N failed`. Exit code 0 if nothing failed. */
export async function test(argv: string[]): Promise<number> {
  const { pages: site, long, all = long, changed } = call.parse(argv, { from: 'user' }).opts()
  const commit = changed && comparedCommit(changed)
  for (const one of new Set(['pages', site])) writeBlockTypes(one)
  const temporary = temporaryFolder()
  const reports = await mkdtemp(join(temporary, 'marquee-test-'))
  const env = {
    ...process.env,
    TMPDIR: temporary,
    ...newPasswords(['pages', site]),
    ...(long && { TEST_LONG: '1' }),
    // Each step says which site it is about.
    SITE: undefined,
    CHROMIUM_PATH: findTestBrowser(),
  }
  const parts = commit
    ? [changedSteps(commit, [...changesSince(commit, ['.'], engineRoot).changed], reports)]
    : site !== 'pages'
      ? [siteSteps(site, reports, { scope: all ? 'all' : 'quick', long })]
      : [quickSteps(reports, { compressed: all === true }), ...(all ? [restSteps(reports, { long })] : [])]
  const status = await runSteps(parts, env)
  await rm(reports, { recursive: true, force: true })
  return status
}
