import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What a build takes part of beside the content and the packages. */
const parts = [
  'schema',
  'blocks',
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/**
 * Makes clones of the repository with the content of a folder, each as on a machine of its own: packages are there, and
 * the cache is empty. They are gone after the test.
 */
export async function clonesWith(pages: string) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-clones-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return async (name: string): Promise<string> => {
    const clone = join(folder, name)
    for (const part of parts) await cp(join(root, part), join(clone, part), { recursive: true })
    await cp(pages, join(clone, 'pages'), { recursive: true })
    const packages = join(root, 'node_modules')
    await mkdir(join(clone, 'node_modules'))
    const names = (await readdir(packages)).filter((name) => name !== '.cache')
    await Promise.all(names.map((name) => symlink(join(packages, name), join(clone, 'node_modules', name))))
    return clone
  }
}
