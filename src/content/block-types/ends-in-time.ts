import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { cacheOf } from '../../cache/cache.ts'
import { hashAll } from '../../cache/hash.ts'
import { engineModule, engineRoot } from '../../files/roots.ts'
import type { BlockFolder } from './find-blocks.ts'

const bucket = 'examples'

/** How long a schema may take to load, in milliseconds. */
const maxMs = 10_000

/** What may run without an end. A recursion ends with an error. */
const loop = /\b(?:while|for|do)\s*[({]/

/**
 * Whether the schema of a block ends while it is loaded. One that has a loop is loaded in another process first, since nothing
 * could stop it in this one. `version` is that of its files.
 */
export async function endsInTime({ schema }: BlockFolder, version: string): Promise<boolean> {
  if (!loop.test(readFileSync(schema, 'utf8'))) return true
  const cache = cacheOf(engineRoot)
  const key = hashAll(['schema', schema, version])
  if (cache.getJson(bucket, key)) return true
  const imports = new URL(engineModule('../../files/own-block-imports.ts'), import.meta.url).href
  const code = `(await import(${JSON.stringify(imports)})).resolveOwnBlockImports(); await import(${JSON.stringify(pathToFileURL(schema).href)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore', timeout: maxMs })
  const [, signal] = await once(child, 'exit')
  if (signal !== null) return false
  cache.putJson(bucket, key, {})
  return true
}
