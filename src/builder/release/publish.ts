import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { keepPreviousAssets } from './previous-assets.ts'
import { BuildRunning, lockReleases } from './release-lock.ts'

/** Where the releases that are not served lie: the staging directory, and the previous release. */
const besideOf = (out: string) => `${out}.releases`
const previousOf = (out: string) => join(besideOf(out), 'previous')
const asideOf = (out: string) => join(besideOf(out), 'aside')

/**
 * Lets `write` fill a staging directory, then publishes it as `folder`; what was served before becomes the previous
 * release. A failure, of `write` or of the disk, leaves `folder` as it was. What a killed build left behind is cleared by
 * the next. Throws `BuildRunning` if another build is writing the same folder.
 */
export function publish<T>(folder: string, write: (made: string) => Promise<T>): Promise<T> {
  const out = resolve(folder)
  return whileLocked(out, async () => {
    const made = join(besideOf(out), `making-${process.pid}`)
    const result = await write(made)
    await keepPreviousAssets(made, out)
    await putInPlace(made, out)
    return result
  })
}

/** Rolls back to the previous release; the present one becomes the previous. False if there is none. */
export function goBack(folder: string): Promise<boolean> {
  const out = resolve(folder)
  return whileLocked(out, async () => {
    const previous = previousOf(out)
    if (!(await exists(join(previous, 'index.html')))) return false
    // Tabs that have the present release open ask for its parts, and so its files come along.
    await keepPreviousAssets(previous, out)
    await swap(previous, out, asideOf(out))
    await rename(asideOf(out), previous)
    return true
  })
}

/** Puts a release back in place that a build, killed between its two renames, has left beside `folder`. */
export async function recover(folder: string): Promise<void> {
  const out = resolve(folder)
  if ((await exists(out)) || !(await exists(besideOf(out)))) return
  await whileLocked(out, async () => undefined).catch((error: unknown) => {
    // That build puts its own in place.
    if (!(error instanceof BuildRunning)) throw error
  })
}

/** The clearing after all work of this process. */
let clearing: Promise<unknown> = Promise.resolve()

/** Resolves when this process has cleared up after all that it published so far. */
export const cleared = () => clearing

/**
 * Does the work while nobody else works on `out`. Clearing up goes on beside what the caller does then: the lock is held
 * until it ends, and so is the process.
 */
async function whileLocked<T>(out: string, work: () => Promise<T>): Promise<T> {
  await clearing
  await mkdir(besideOf(out), { recursive: true })
  const unlock = await lockReleases(besideOf(out))
  try {
    // A kill between the two renames leaves no release in place.
    for (const place of [asideOf(out), previousOf(out)])
      if (!(await exists(out)) && (await exists(place))) await rename(place, out)
    await clear(out)
    return await work()
  } finally {
    // What cannot be cleared now is cleared by the next build; the failure that matters is the one before.
    const cleared = clear(out)
      .catch(() => undefined)
      .finally(unlock)
    clearing = Promise.all([clearing, cleared])
  }
}

/** Moves `made` to the place of `out`, and what is there to the place of the previous release. */
async function putInPlace(made: string, out: string) {
  if (!(await exists(out))) return rename(made, out)
  await swap(made, out, previousOf(out))
}

/** Moves `out` to `place` and `made` to `out`, by two renames: in between, `out` is absent for a moment. */
async function swap(made: string, out: string, place: string) {
  // What was there is removed by the next `clear`.
  if (await exists(place)) await rename(place, `${place}-${randomUUID()}`)
  await rename(out, place)
  try {
    await rename(made, out)
  } catch (error) {
    await rename(place, out)
    throw error
  }
}

const keptNames = new Set(['previous', 'lock', 'lock-holder', 'lock-journal'])

/** Removes what is neither served nor stored as the previous release. */
async function clear(out: string) {
  const beside = besideOf(out)
  const left = (await readdir(beside)).filter((name) => !keptNames.has(name))
  for (const name of left) await rm(join(beside, name), { recursive: true, force: true })
}

const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined
