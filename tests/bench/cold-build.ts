import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { passwordsOfRun } from '../../src/cli/build/gate-passwords.ts'
import type { BuildReport } from '../../src/cli/build/load-and-build.ts'
import { loadSite } from '../../src/content/load/load.ts'
import { type Measured, measured } from './measured-process.ts'

type Build = { root: string; pages: string; out: string; env: NodeJS.ProcessEnv; report: string; args?: string[] }

/** Passwords for the protected pages of a build of the sample site. */
export const passwordsFor = async (root: string): Promise<NodeJS.ProcessEnv> =>
  passwordsOfRun((await loadSite({ root })).pages)

/** What a cold build computes again: pictures and social cards stay in the cache of benches. */
const computedAgain = ['bundles', 'hashes', 'releases']

const cacheOf = (root: string) => join(root, 'node_modules/.cache/marquee-bench')

/** A build without compression, as a process of its own. Gives what it reported beside what was measured from outside. */
export async function buildCold(job: Build): Promise<Measured & { summary: BuildReport }> {
  for (const kind of computedAgain) await rm(join(cacheOf(job.root), kind), { recursive: true, force: true })
  return buildCached(job)
}

/** The same with all that the build before has cached. */
export async function buildCached({ root, pages, out, env, report, args = [] }: Build) {
  const options = ['--pages', pages, '--out', out, '--no-compress', '--report', report, ...args]
  const run = await measured({
    command: process.execPath,
    args: [join(root, 'src/cli/main.ts'), 'build', ...options],
    cwd: root,
    env: { ...env, MARQUEE_CACHE: cacheOf(root) },
  })
  return { ...run, summary: JSON.parse(await readFile(report, 'utf8')) as BuildReport }
}
