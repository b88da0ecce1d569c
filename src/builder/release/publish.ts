import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { copyPreviousAssets } from './previous-assets.ts'
import { BuildRunning, lockReleases } from './release-lock.ts'

/** The folder of the staging directory, the previous release and the lock. */
export const releasesOf = (out: string) => `${out}.releases`
/** Where the release is that {@link rollBack} puts back. */
export const previousOf = (out: string) => join(releasesOf(out), 'previous')
/** Where a current release is put that does not become the previous one, or only later. */
const replacedOf = (out: string) => join(releasesOf(out), 'aside')

/**
 * Lets `write` fill a staging directory, then publishes it as `folder`; the current release becomes the previous one.
 * If `write` or the disk fails, `folder` stays unchanged. The next build cleans up after a killed one. Throws
 * `BuildRunning` if another build is writing the same folder.
 */
export function publish<T>(folder: string, write: (stagingDir: string) => Promise<T>): Promise<T> {
  const out = resolve(folder)
  return whileLocked(out, async () => {
    const stagingDir = join(releasesOf(out), `staging-${process.pid}`)
    const result = await write(stagingDir)
    const isQuick = await isQuickRelease(out)
    await copyPreviousAssets(stagingDir, out, { isQuick })
    await moveInPlace(stagingDir, out, isQuick ? replacedOf(out) : previousOf(out))
    return result
  })
}

/** Rolls back to the previous release; the current one becomes the previous. False if there is none. */
export function rollBack(folder: string): Promise<boolean> {
  const out = resolve(folder)
  return whileLocked(out, async () => {
    const previous = previousOf(out)
    if (!(await exists(join(previous, 'index.html')))) return false
    // Tabs with the current release request its parts, so its files come along.
    await copyPreviousAssets(previous, out)
    await swap(previous, out, replacedOf(out))
    await rename(replacedOf(out), previous)
    return true
  })
}

/** Restores a release that a build, killed between its two renames, has left beside `folder`. Returns whether it did. */
export async function recover(folder: string): Promise<boolean> {
  const out = resolve(folder)
  if ((await exists(out)) || !(await exists(releasesOf(out)))) return false
  await whileLocked(out, async () => undefined).catch((error: unknown) => {
    // That build publishes its own.
    if (!(error instanceof BuildRunning)) throw error
  })
  return exists(out)
}

/** The file that marks a release as quick: the next build takes its place, and does not make it the previous release. */
export const quickFile = '_quick'

/** Whether the release in `folder` is a quick one, which a whole build is to replace. */
export const isQuickRelease = (folder: string): Promise<boolean> => exists(join(folder, quickFile))

let cleanup: Promise<unknown> = Promise.resolve()

/** Resolves when this process has cleaned up after everything that it published. */
export const cleanedUp = () => cleanup

/**
 * Does the work under the lock of `out`. Cleanup continues in the background: the lock, and the process, are held until
 * it ends.
 */
async function whileLocked<T>(out: string, work: () => Promise<T>): Promise<T> {
  await cleanup
  await mkdir(releasesOf(out), { recursive: true })
  const unlock = await lockReleases(releasesOf(out))
  try {
    // A kill between the two renames leaves no release in place.
    for (const release of [replacedOf(out), previousOf(out)])
      if (!(await exists(out)) && (await exists(release))) await rename(release, out)
    await removeLeftovers(out)
    return await work()
  } finally {
    // Files that cannot be removed now are removed by the next build; the earlier failure is the one that matters.
    const removed = removeLeftovers(out)
      .catch(() => undefined)
      .finally(unlock)
    cleanup = Promise.all([cleanup, removed])
  }
}

/** Moves `stagingDir` to `out`, and the current release to `target`. */
async function moveInPlace(stagingDir: string, out: string, target: string) {
  if (!(await exists(out))) return rename(stagingDir, out)
  await swap(stagingDir, out, target)
}

/** Moves `out` to `target` and `release` to `out`, by two renames: in between, `out` is absent for a moment. */
async function swap(release: string, out: string, target: string) {
  // The next `removeLeftovers` removes the old previous release.
  if (await exists(target)) await rename(target, `${target}-${randomUUID()}`)
  await rename(out, target)
  try {
    await rename(release, out)
  } catch (error) {
    await rename(target, out)
    throw error
  }
}

const permanentNames = new Set(['previous', 'lock', 'lock-holder', 'lock-journal'])

/** Removes what is neither the current nor the previous release. */
async function removeLeftovers(out: string) {
  const folder = releasesOf(out)
  const leftovers = (await readdir(folder)).filter((name) => !permanentNames.has(name))
  for (const name of leftovers) await rm(join(folder, name), { recursive: true, force: true })
}

const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined
