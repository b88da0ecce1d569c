import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * Links the packages of this repository into a folder, as if they were installed there; with `engine` the engine is one
 * of them, `marquee`, as for the site of another repository.
 */
export async function linkPackages(folder: string, { engine = false } = {}): Promise<void> {
  const packages = join(root, 'node_modules')
  await mkdir(join(folder, 'node_modules'), { recursive: true })
  const names = (await readdir(packages)).filter((name) => !name.startsWith('.'))
  const link = (name: string, to = join(packages, name)) => symlink(to, join(folder, 'node_modules', name))
  await Promise.all(['.bin', '.package-lock.json', ...names].map((name) => link(name)))
  if (engine) await link('marquee', root)
}
