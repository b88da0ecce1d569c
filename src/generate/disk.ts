import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pMap from 'p-map'
import { readText } from '../files/read-text.ts'
import { withSlashes } from '../files/with-slashes.ts'
import { lockFile, writeLock } from './lock.ts'
import { lockAfter, lockDuring, type PlannedStep, type Situation, type TextByPath, touches } from './plan.ts'

/** How many files may be open at once; the system has a limit. */
const concurrency = 32

/**
 * Texts of those files that exist. Paths are relative to `folder`. If a text equals the one in `expected`, that very
 * string is returned, so that a large site is not in memory twice.
 */
export async function readTexts(
  folder: string,
  paths: readonly string[],
  expected: TextByPath = new Map(),
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  await pMap(
    paths,
    async (path) => {
      const text = await readText(join(folder, path))
      const expectedText = expected.get(path)
      if (text !== undefined) texts.set(path, text === expectedText ? expectedText : text)
    },
    { concurrency },
  )
  return texts
}

/** All pages that name a template, to find the generated ones without a lock file. */
export async function findGenerated(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  const paths = entries.map(withSlashes).filter((path) => path.endsWith('.yaml') && !path.startsWith('_data/'))
  return [...(await readTexts(folder, paths))].filter(([, text]) => /^template: /m.test(text)).map(([path]) => path)
}

/** Name of the temporary file that is renamed to its target. The content ignores names with a dot. */
const temporary = (path: string) => join(dirname(path), `.${basename(path)}.part`)

/** Writes a file completely or not at all. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const part = temporary(path)
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(part, text)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function applyStep(folder: string, step: PlannedStep): Promise<void> {
  const path = join(folder, step.path)
  if (step.action !== 'delete') return writeWhole(path, step.text)
  await rm(temporary(path), { force: true })
  await rm(path, { force: true })
  await rmdir(dirname(path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
  })
}

/**
 * Runs a plan. Writes the lock first, with the old and the new hash of every page, and at the end with the new
 * ones: an interrupted run leaves whole files, all of which the next run recognises.
 */
export async function applySteps(folder: string, steps: readonly PlannedStep[], situation: Situation): Promise<void> {
  const lockPath = join(folder, lockFile)
  const touched = steps.filter(touches)
  if (touched.length > 0) await writeWhole(lockPath, writeLock(lockDuring(steps, situation)))
  await pMap(touched, (step) => applyStep(folder, step), { concurrency })
  const after = lockAfter(steps, situation.lock)
  const text = writeLock(after)
  if (text !== (await readText(lockPath))) await writeWhole(lockPath, text)
}
