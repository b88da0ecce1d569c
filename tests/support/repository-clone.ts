import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Files that a build needs besides content and packages. */
const parts = ['schema', 'blocks', 'src', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

/** Clones the repository with another content folder, as on a new machine: packages installed, cache empty. */
export async function cloneRepository(clone: string, pages: string): Promise<void> {
  for (const part of parts) await cp(join(root, part), join(clone, part), { recursive: true })
  await cp(pages, join(clone, 'pages'), { recursive: true })
  const packages = join(root, 'node_modules')
  await mkdir(join(clone, 'node_modules'))
  const names = (await readdir(packages)).filter((name) => !name.startsWith('.'))
  await Promise.all(
    ['.bin', '.package-lock.json', ...names].map((name) =>
      symlink(join(packages, name), join(clone, 'node_modules', name)),
    ),
  )
}
