import { join } from 'node:path'
import { cachedFileHashes } from './file-hash-cache.ts'
import { hashAll, hashOfFiles } from './hash.ts'
import { storeOf } from './store.ts'

/** Folders of the code that validates and builds. */
const codeFolders = ['schema', 'blocks', 'src']

/** Packages only change with these files; the second is npm's record of the installed ones. */
const packageFiles = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']

const versions = ['node', 'v8', 'icu', 'tz', 'unicode', 'zlib', 'brotli'].map((name) => process.versions[name])

/** Components and styles do not affect validation: Node cannot load them. */
const isCheckCode = (name: string) => name.endsWith('.ts')

/** Hash of all code, of the packages and of Node. `check` covers the code that validates, `site` everything. */
export function codeHash(root: string, kind: 'check' | 'site'): string {
  const store = storeOf(root)
  const code = codeFolders.map((folder) =>
    [...cachedFileHashes(join(root, folder), store)].filter(([name]) => kind === 'site' || isCheckCode(name)),
  )
  const files = kind === 'check' ? packageFiles : [...packageFiles, 'vite.config.ts', 'tsconfig.json']
  const others = hashOfFiles(files.map((name) => join(root, name)))
  return hashAll([kind, code, others, versions, process.platform, process.arch])
}
