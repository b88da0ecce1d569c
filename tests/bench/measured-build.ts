import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolderOf } from '../../src/cache/cache.ts'
import { passwordsOfRun } from '../../src/cli/build/gate-passwords.ts'
import type { BuildReport } from '../../src/cli/build/load-and-build.ts'
import { loadSite } from '../../src/content/load/load.ts'
import { measured } from './measured-process.ts'

type Build = { root: string; pages: string; out: string; env?: NodeJS.ProcessEnv; report: string }

/** Passwords for the protected pages of a build of the sample site. */
export const passwordsFor = async (root: string): Promise<NodeJS.ProcessEnv> =>
  passwordsOfRun((await loadSite({ root })).pages)

/** What a cold build finds in the cache: other builders have no pictures, fonts and downloads, and bundle nothing. */
const keptBuckets = new Set(['bundles', 'cards', 'downloads', 'fonts', 'icons', 'indexes', 'pictures'])

/** The cache of benches, beside that of the code. */
const benchCache = (root: string) => `${cacheFolderOf(root)}-bench`

/** Forgets what builds have cached of content and pages. */
export async function forgetPages(root: string): Promise<void> {
  for (const name of await readdir(benchCache(root)).catch(() => []))
    if (!keptBuckets.has(name)) await rm(join(benchCache(root), name), { recursive: true, force: true })
}

/** A build without compression, as a process of its own. Gives what it reported beside what was measured from outside. */
export async function measuredBuild({ root, pages, out, env = {}, report }: Build) {
  const run = await measured({
    command: process.execPath,
    args: [join(root, 'src/cli/main.ts'), 'build', '--pages', pages, '--out', out, '--no-compress', '--report', report],
    cwd: root,
    env: { ...env, MARQUEE_CACHE: benchCache(root) },
  })
  return { ...run, summary: JSON.parse(await readFile(report, 'utf8')) as BuildReport }
}
