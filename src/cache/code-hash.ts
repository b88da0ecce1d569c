import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { engineModule, engineRoot } from '../files/roots.ts'
import { cacheOf } from './cache.ts'
import { cachedFileHashes } from './file-hash-cache.ts'
import { hashAll, hashOf, hashOfFiles } from './hash.ts'
import { memoize } from './memoize.ts'
import { packageRecord } from './package-record.ts'

/** Folders of the code that validates and builds. */
const codeFolders = ['schema', 'blocks', 'src']

/** Packages only change with these files. */
const packageFiles = ['package.json', 'package-lock.json']

const versions = ['node', 'v8', 'icu', 'tz', 'unicode', 'zlib', 'brotli'].map((name) => process.versions[name])
const environment = [versions, process.platform, process.arch]

/** Components and styles do not affect validation: Node cannot load them. The words of a language are YAML. */
const isCheckCode = (name: string) => name.endsWith(engineModule('.ts')) || name.endsWith('.yaml')

/** Hash of all code, of the packages and of Node. `check` covers the code that validates, `site` everything. */
export function codeHash(root: string, kind: 'check' | 'site'): string {
  const cache = cacheOf(root)
  const code = codeFolders.map((folder) =>
    [...cachedFileHashes(join(root, folder), cache)].filter(([name]) => kind === 'site' || isCheckCode(name)),
  )
  const files = kind === 'check' ? packageFiles : [...packageFiles, engineModule('vite.config.ts'), 'tsconfig.json']
  const others = hashOfFiles(files.map((name) => join(root, name)).filter((file) => existsSync(file)))
  return hashAll([kind, code, others, installedPackages(root), environment])
}

type Installed = { packages: Record<string, { version: string; integrity?: string; dev?: boolean }> }

/**
 * The installed packages, by the record of what has installed them. Without the tools of the checks, where the record says
 * which these are: they are added later.
 */
function installedPackages(root: string): string {
  const record = packageRecord(root)
  if (!record?.endsWith('.json')) return record === undefined ? '' : hashOfFiles([record])
  const { packages } = JSON.parse(readFileSync(record, 'utf8')) as Installed
  const used = Object.entries(packages).filter(([, { dev }]) => !dev)
  return hashAll(used.map(([path, { version, integrity }]) => [path, version, integrity]))
}

const installedPackagesOnce = memoize(installedPackages)

/**
 * Hash of the module at this URL and of all modules that it imports, of the packages and of Node: what a value depends
 * on besides its input if the module computes it. Each module is read once in a run.
 */
export const moduleHash = memoize((module: string): string =>
  hashAll([
    [...modulesOf(module)].sort().map((file) => hashOf(readFileSync(file))),
    installedPackagesOnce(engineRoot),
    environment,
  ]),
)

/** Imports of types, which do not exist when the code runs. */
const typeImports = /^(?:import|export) type [^'"]*['"][^'"]*['"]/gm
/** Specifiers of this code in imports, in re-exports and in `import()`: relative ones, and those of the public API. */
const specifiers = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+|marquee(?:\/[^'"]+)?)['"]/g
const { resolve } = createRequire(import.meta.url)

/** Paths of the module at this URL and of all modules that it imports. */
function modulesOf(module: string, visited: Set<string> = new Set()): ReadonlySet<string> {
  const file = fileURLToPath(module)
  if (visited.has(file)) return visited
  visited.add(file)
  const code = readFileSync(file, 'utf8').replace(typeImports, '')
  for (const [, specifier = ''] of code.matchAll(specifiers))
    modulesOf(
      (specifier.startsWith('.') ? new URL(specifier, module) : pathToFileURL(resolve(specifier))).href,
      visited,
    )
  return visited
}
