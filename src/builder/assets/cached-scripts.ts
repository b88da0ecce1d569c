import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Cache } from '../../cache/cache.ts'
import { codeHash } from '../../cache/code-hash.ts'

type Options = {
  /** Root of the code. */
  root: string
  /** Its bucket in the cache. */
  bucket: string
  /** The module that bundles below its argument, and sends the scripts to the process that started it. */
  bundler: URL
  cache: Cache
  signal?: AbortSignal | undefined
}

/** A bundler runs in a process of its own: it needs as much memory as a site of 10,000 pages. */
function runBundler<Output>({ root, bundler, signal }: Options): Promise<Output> {
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
    child.once('message', (scripts) => resolve(scripts as Output))
    child.once('error', reject)
    child.once('close', () => reject(new Error(`The scripts could not be bundled.\n${errors}`)))
  })
}

/** Bundles scripts, or finds those of the same code in the cache. */
export async function cachedScripts<Output>(options: Options): Promise<Output> {
  const { root, bucket, cache } = options
  const key = codeHash(root, 'site')
  const cached = cache.getJson<Output>(bucket, key)
  if (cached) return cached
  const scripts = await runBundler<Output>(options)
  // A file that was saved meanwhile may be in them or not.
  if (codeHash(root, 'site') === key) cache.putJson(bucket, key, scripts)
  return scripts
}
