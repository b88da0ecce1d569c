import { join } from 'node:path'
import { cachedFileHashes } from './file-hash-cache.ts'
import { hashAll, hashOfFiles } from './hash.ts'
import { storeOf } from './store.ts'

/** Folders whose code decides what content is worth, and what is made of it. */
const codeFolders = ['schema', 'blocks', 'src']

/** A package changes only with these; the second is what npm says it has installed. */
const packageFiles = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']

const versions = ['node', 'v8', 'icu', 'tz', 'unicode', 'zlib', 'brotli'].map((name) => process.versions[name])

/** Components and styles make no difference to a check: Node cannot load them. */
const isCheckCode = (name: string) => name.endsWith('.ts')

/**
 * Hash of all code that takes part, of the packages and of Node: another edition may come to another result from the same
 * content. `check` stands for checking alone, `site` for everything.
 */
export function codeHash(root: string, kind: 'check' | 'site'): string {
  const store = storeOf(root)
  const code = codeFolders.map((folder) =>
    [...cachedFileHashes(join(root, folder), store)].filter(([name]) => kind === 'site' || isCheckCode(name)),
  )
  const files = kind === 'check' ? packageFiles : [...packageFiles, 'vite.config.ts', 'tsconfig.json']
  const others = hashOfFiles(files.map((name) => join(root, name)))
  return hashAll([kind, code, others, versions, process.platform, process.arch])
}
