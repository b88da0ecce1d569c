import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cache } from '../../cache/cache.ts'
import { codeHash } from '../../cache/code-hash.ts'
import { cachedFileHashes } from '../../cache/file-hash-cache.ts'
import { hashAll } from '../../cache/hash.ts'
import { ownBlocksFolder } from '../../content/block-types/find-blocks.ts'

type Options = {
  /** Root of the code. */
  root: string
  /** The content folder whose blocks are bundled, absolute or relative to `root`, if any are. */
  pages?: string
  /** Its bucket in the cache. */
  bucket: string
  /** The module that bundles below its first argument, with the blocks of the content folder that is the second, and sends the scripts to the process that started it. */
  bundler: URL
  cache: Cache
  signal?: AbortSignal | undefined
}

/** A bundler runs in a process of its own: it needs as much memory as a site of 10,000 pages. */
function runBundler<Output>({ root, pages, bundler, signal }: Options): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(bundler), [root, ...(pages === undefined ? [] : [pages])], {
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

/** The hash of the code, with that of the blocks that a site brings: a site without any shares its scripts with others. */
function scriptKey(root: string, pages: string | undefined, cache: Cache): string {
  const code = codeHash(root, 'site')
  if (pages === undefined) return code
  const own = ownBlocksFolder(resolve(root, pages))
  return existsSync(own) ? hashAll([code, own, [...cachedFileHashes(own, cache)]]) : code
}

/** Bundles scripts, or finds those of the same code in the cache. */
export async function cachedScripts<Output>(options: Options): Promise<Output> {
  const { root, pages, bucket, cache } = options
  const keyOf = () => scriptKey(root, pages, cache)
  const key = keyOf()
  const cached = cache.getJson<Output>(bucket, key)
  if (cached) return cached
  const scripts = await runBundler<Output>(options)
  // A file that was saved meanwhile may be in them or not.
  if (keyOf() === key) cache.putJson(bucket, key, scripts)
  return scripts
}
