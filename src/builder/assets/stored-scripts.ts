import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { codeHash } from '../../cache/code-hash.ts'
import { storeOf } from '../../cache/store.ts'

type Options = {
  /** Root of the code. */
  root: string
  /** Folder of the store. */
  kind: string
  /** The module that bundles below its argument, and sends the scripts to the process that started it. */
  bundler: URL
  /** Whether scripts that were bundled earlier from the same code are used. */
  isRead?: boolean
  signal?: AbortSignal | undefined
}

/** A bundler runs in a process of its own: it needs as much memory as a site of 10,000 pages. */
function runBundler<Scripts>({ root, bundler, signal }: Options): Promise<Scripts> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(bundler), [root], {
      signal,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let errors = ''
    child.stderr?.on('data', (text) => {
      errors += text
    })
    child.once('message', (scripts) => resolve(scripts as Scripts))
    child.once('error', reject)
    child.once('close', () => reject(new Error(`The scripts could not be bundled.\n${errors}`)))
  })
}

/** Bundles scripts, or finds those of the same code in the store. */
export async function storedScripts<Scripts>(options: Options): Promise<Scripts> {
  const { root, kind, isRead = true } = options
  const store = storeOf(root, { isRead })
  const key = codeHash(root, 'site')
  const stored = store.getJson<Scripts>(kind, key)
  if (stored) return stored
  const scripts = await runBundler<Scripts>(options)
  store.putJson(kind, key, scripts)
  return scripts
}
