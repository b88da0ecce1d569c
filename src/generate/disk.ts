import { rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import { fileKind } from '../content/parse/file-kind.ts'
import { filesBelow } from '../files/files-below.ts'
import { readText } from '../files/read-text.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'
import { namesTemplate } from './generated-text.ts'
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
  const paths = filesBelow(folder).filter((path) => fileKind(path).kind === 'page')
  return [...(await readTexts(folder, paths))].filter(([, text]) => namesTemplate(text)).map(([path]) => path)
}

async function applyStep(folder: string, step: PlannedStep): Promise<void> {
  const path = join(folder, step.path)
  if (step.action !== 'delete') return writeFileAtomic(path, step.text)
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
  // The other pages of their template still say what edited pages were generated from.
  touched.sort((a, b) => Number(b.action === 'override') - Number(a.action === 'override'))
  if (touched.length > 0) writeFileAtomic(lockPath, writeLock(lockDuring(steps, situation)))
  for (const step of touched) await applyStep(folder, step)
  const after = lockAfter(steps, situation.lock)
  const text = writeLock(after)
  if (text !== (await readText(lockPath))) writeFileAtomic(lockPath, text)
}
