import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { codeHash } from '../../cache/code-hash.ts'
import { storeOf } from '../../cache/store.ts'

type Scripts = Record<string, string>

const bundler = fileURLToPath(new URL('./bundle-process.ts', import.meta.url))
const kind = 'studio'

function runBundler(root: string): Promise<Scripts> {
  return new Promise((resolve, reject) => {
    const child = fork(bundler, [root], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let errors = ''
    child.stderr?.on('data', (text) => {
      errors += text
    })
    child.once('message', (scripts) => resolve(scripts as Scripts))
    child.once('error', reject)
    child.once('close', () => reject(new Error(`The studio could not be bundled.\n${errors}`)))
  })
}

/** Returns the scripts of the studio by name. They are bundled once for the same code. */
export function shellBundle(root: string): () => Promise<ReadonlyMap<string, string>> {
  let last: { key: string; scripts: Promise<Scripts> } | undefined
  const scriptsOf = async (key: string): Promise<Scripts> => {
    const store = storeOf(root)
    const stored = store.getJson<Scripts>(kind, key)
    if (stored) return stored
    const scripts = await runBundler(root)
    store.putJson(kind, key, scripts)
    return scripts
  }
  return async () => {
    const key = codeHash(root, 'site')
    if (last?.key !== key) last = { key, scripts: scriptsOf(key) }
    return new Map(Object.entries(await last.scripts))
  }
}
