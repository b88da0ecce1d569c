import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cacheOf } from '../cache/cache.ts'
import { codeHash } from '../cache/code-hash.ts'
import { cachedFileHashes } from '../cache/file-hash-cache.ts'
import { hashAll } from '../cache/hash.ts'
import type { BrokenBlock } from '../content/block-types/broken.ts'
import { sharedFolders } from '../content/block-types/find-blocks.ts'
import type { OwnExample, TryExamples } from '../content/load/own-examples.ts'
import { engineModule, engineRoot } from '../files/roots.ts'
import { maxSeconds } from '../render/failed-block.ts'
import type { Tried } from './try-examples-process.ts'

const bucket = 'examples'
const program = fileURLToPath(new URL(engineModule('./try-examples-process.ts'), import.meta.url))

type Result = { broken?: BrokenBlock | undefined }
type Site = Parameters<TryExamples>[1]

let running: ChildProcess | undefined

/** The process that renders examples. It waits for the next ones, and ends with this process or when nobody asks it. */
function trier(): ChildProcess {
  if (running?.connected) return running
  const child = fork(program, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  running = child
  return child
}

/** What came of the examples until one of them did not end, or of all. */
function tryInProcess(examples: readonly OwnExample[], site: Site): Promise<Result[]> {
  const child = trier()
  const results: Result[] = []
  return new Promise((resolve, reject) => {
    let limit: NodeJS.Timeout | undefined
    const finish = (settle: () => void) => {
      clearTimeout(limit)
      child.removeAllListeners()
      child.unref()
      child.channel?.unref()
      settle()
    }
    const stopAt = ({ folder: { type, component } }: OwnExample) => {
      child.kill('SIGKILL')
      const problem = `does not end: after ${maxSeconds} seconds the example of the block was not rendered. Look for a loop without an end.`
      results.push({ broken: { type, file: component, line: 1, column: 1, problem } })
      finish(() => resolve(results))
    }
    child.on('message', (said: Tried['answer']) => {
      clearTimeout(limit)
      const example = 'begun' in said ? examples[said.begun] : undefined
      if (example) limit = setTimeout(() => stopAt(example), maxSeconds * 1_000)
      if ('done' in said) results.push({ broken: said.broken })
      if (results.length === examples.length) finish(() => resolve(results))
    })
    child.once('exit', () => finish(() => reject(new Error('The process that renders examples has ended.'))))
    child.ref()
    child.channel?.ref()
    // A function cannot be sent: the process has a map of its own.
    child.send({ examples, site: { language: site.language, map: site.land?.url } } satisfies Tried['request'])
  })
}

/**
 * Renders examples in a process of its own, since a block may not end. It is started only if a result is not in the cache: only
 * after a change of the code, of a file of the block, or of what its example shows.
 */
export const tryExamples: TryExamples = async (examples, site) => {
  const cache = cacheOf(engineRoot)
  const code = codeHash(engineRoot, 'site')
  const keyed = examples.map((example) => {
    const { folder } = example.folder
    const files = [folder, ...sharedFolders(example.folder)].map((one) => [...cachedFileHashes(one, cache)])
    return { example, key: hashAll([code, folder, files, JSON.stringify(example.block), site.language]) }
  })
  const results = new Map(keyed.map(({ key }) => [key, cache.getJson<Result>(bucket, key)]))
  let missing = keyed.filter(({ key }) => results.get(key) === undefined)
  while (missing.length > 0) {
    const found = await tryInProcess(
      missing.map(({ example }) => example),
      site,
    )
    for (const [number, result] of found.entries()) {
      const key = missing[number]?.key ?? ''
      results.set(key, result)
      cache.putJson(bucket, key, result)
    }
    missing = missing.slice(found.length)
  }
  return [...results.values()].flatMap((result) => (result?.broken ? [result.broken] : []))
}
