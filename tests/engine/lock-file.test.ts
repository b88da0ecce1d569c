import { describe, expect, it } from 'vitest'
import lockFile from '../../package-lock.json' with { type: 'json' }

type Entry = {
  version?: string
  resolved?: string
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}
const packages: Record<string, Entry> = lockFile.packages

/** Where npm looks for a dependency of the package at `path`: beside it, then in each folder above. */
function foldersOf(path: string): string[] {
  const parts = path.split('/node_modules/')
  return [...parts.keys(), parts.length].map((count) => parts.slice(0, parts.length - count).join('/node_modules/'))
}

const entryOf = (path: string, name: string) =>
  foldersOf(path)
    .map((folder) => packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`])
    .find((entry) => entry !== undefined)

describe('package-lock.json', () => {
  // `npm ci` refuses a lock file that lacks one, whatever the platform.
  it('has an entry for every optional dependency', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !entryOf(path, name)),
    )
    expect(missing).toEqual([])
  })

  it('names a platform for packages without a hash, so that they are installed nowhere else', () => {
    const open = Object.entries(packages).filter(
      ([path, entry]) => path !== '' && !('integrity' in entry) && !(entry.os && entry.cpu),
    )
    expect(open).toEqual([])
  })

  it('has no download address', () => {
    expect(Object.values(packages).filter((entry) => 'resolved' in entry)).toEqual([])
  })
})
