import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { cloneRepository } from '../../support/repository-clone.ts'

/** Clones the repository, each time with the content of this folder. The clones are removed after the test. */
export async function clonesWith(pages: string) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-clones-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return async (name: string): Promise<string> => {
    const clone = join(folder, name)
    await cloneRepository(clone, pages)
    return clone
  }
}
