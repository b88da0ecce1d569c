import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { exchangeFolders } from './exchange-folders.ts'
import { keepAssets } from './kept-assets.ts'
import { lockReleases } from './release-lock.ts'

/** Where the releases that are not served lie: the one being made, and the one that was served before. */
const besideOf = (out: string) => `${out}.releases`
const previousOf = (out: string) => join(besideOf(out), 'previous')
const asideOf = (out: string) => join(besideOf(out), 'aside')

/**
 * Lets `write` fill a new folder, then puts that in the place of `out` in one step: whoever looks finds the release
 * before or the new one, whole. What was served before is kept beside it. A failure, of `write` or of the disk, leaves
 * `out` as it was; what a killed build left behind is cleared by the next. Throws `BuildRunning` where one is at work.
 */
export function publish<T>(folder: string, write: (made: string) => Promise<T>): Promise<T> {
  const out = resolve(folder)
  return whileLocked(out, async () => {
    const made = join(besideOf(out), `making-${process.pid}`)
    const result = await write(made)
    await keepAssets(made, out)
    await putInPlace(made, out)
    return result
  })
}

/** Serves the release before again; the present one becomes the one before. False where there is none. */
export function goBack(folder: string): Promise<boolean> {
  const out = resolve(folder)
  return whileLocked(out, async () => {
    const previous = previousOf(out)
    if (!(await exists(join(previous, 'index.html')))) return false
    // Tabs that have the present release open ask for its parts, and so its files come along.
    await keepAssets(previous, out)
    await exchange(previous, out, asideOf(out))
    return true
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
    // Between the renames of a system that cannot exchange folders, a kill leaves none in place.
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

async function putInPlace(made: string, out: string) {
  if (!(await exists(out))) return rename(made, out)
  const previous = previousOf(out)
  await exchange(made, out, previous)
  if (await exists(made)) await replace(made, previous)
}

/** Lets `made` and `out` change places. Where the system cannot in one step, `out` goes to `aside` first. */
async function exchange(made: string, out: string, aside: string) {
  if (exchangeFolders(made, out)) return
  await replace(out, aside)
  try {
    await rename(made, out)
  } catch (error) {
    await rename(aside, out)
    throw error
  }
  if (aside !== previousOf(out)) await rename(aside, made)
}

/** Moves a folder to the place of another, which is removed by the next `clear`. */
async function replace(folder: string, place: string) {
  if (await exists(place)) await rename(place, `${place}-${randomUUID()}`)
  await rename(folder, place)
}

const keptNames = new Set(['previous', 'lock', 'lock-holder', 'lock-journal'])

/**
 * Removes what is neither served nor kept. A folder gets another name first: the program that exchanges folders may
 * outlive its killed build, and must find the whole one or none.
 */
async function clear(out: string) {
  const beside = besideOf(out)
  const left = (await readdir(beside)).filter((name) => !keptNames.has(name))
  const gone: string[] = []
  for (const name of left) {
    gone.push(join(beside, `gone-${randomUUID()}`))
    await rename(join(beside, name), gone.at(-1) as string)
  }
  for (const folder of gone) await rm(folder, { recursive: true, force: true })
}

const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined
