import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { passwordsOfRun } from '../../src/cli/build/gate-passwords.ts'
import type { BuildReport } from '../../src/cli/build/load-and-build.ts'
import { loadSite } from '../../src/content/load/load.ts'
import { type Measured, measured } from './measured-process.ts'

type Build = { root: string; pages: string; out: string; env: NodeJS.ProcessEnv; report: string }

/** Passwords for the protected pages of a build of the sample site. */
export const passwordsFor = async (root: string): Promise<NodeJS.ProcessEnv> =>
  passwordsOfRun((await loadSite({ root })).pages)

/** What a build computes again: pictures and social cards stay in the cache of benches. */
const computedAgain = ['bundles', 'hashes', 'releases']

/** A build without compression, as a process of its own. Gives what it reported beside what was measured from outside. */
export async function buildCold({
  root,
  pages,
  out,
  env,
  report,
}: Build): Promise<Measured & { summary: BuildReport }> {
  const args = [
    join(root, 'src/cli/main.ts'),
    'build',
    '--pages',
    pages,
    '--out',
    out,
    '--no-compress',
    '--report',
    report,
  ]
  const cache = join(root, 'node_modules/.cache/marquee-bench')
  for (const kind of computedAgain) await rm(join(cache, kind), { recursive: true, force: true })
  const run = await measured({ command: process.execPath, args, cwd: root, env: { ...env, MARQUEE_CACHE: cache } })
  return { ...run, summary: JSON.parse(await readFile(report, 'utf8')) as BuildReport }
}
