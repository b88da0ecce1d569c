import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { linkPackages } from './link-packages.ts'

const root = join(import.meta.dirname, '../..')

/** Files that a build needs besides content and packages. */
const parts = [
  'public',
  'schema',
  'blocks',
  'src',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** Clones the repository with another content folder, as on a new machine: packages installed, cache empty. */
export async function cloneRepository(clone: string, pages: string): Promise<void> {
  for (const part of parts) await cp(join(root, part), join(clone, part), { recursive: true })
  await cp(pages, join(clone, 'pages'), { recursive: true })
  await linkPackages(clone)
}
