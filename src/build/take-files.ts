import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { putSame } from '../cache/put-same.ts'

/** Files of the release before, in `folder`, that the new one, in `made`, has as well. */
export type Taking = { folder: string; made: string; names: readonly string[] }

/** Endings of copies of a file that hold the same, packed. Small files have none. */
const packed = ['.br', '.gz']

/** Below this many files, a thread would take longer to start than they take. */
const fewFiles = 1_000

/**
 * Puts files of the release before into the new one under a second name, with their packed copies: nobody writes to a
 * release that is made. Gives the names of all.
 */
export function takeFiles({ folder, made, names }: Taking): string[] {
  const folders = new Set<string>()
  const all = names.flatMap((name) => [
    name,
    ...packed.map((ending) => name + ending).filter((copy) => existsSync(`${folder}/${copy}`)),
  ])
  for (const name of all) {
    const below = `${made}/${dirname(name)}`
    if (!folders.has(below)) mkdirSync(below, { recursive: true })
    folders.add(below)
    putSame(`${folder}/${name}`, `${made}/${name}`)
  }
  return all
}

/** Removes what was taken of other files than these, so that others may be written in their place. */
export function keepOnly(made: string, taken: Set<string>, names: readonly string[]): void {
  const kept = new Set(names.flatMap((name) => [name, ...packed.map((ending) => name + ending)]))
  for (const name of taken)
    if (!kept.has(name)) {
      rmSync(`${made}/${name}`)
      taken.delete(name)
    }
}

/**
 * Begins to take files, many in a thread of its own: new folders take a third of a second where as many were deleted just
 * before. `taken` has the names when all are there. Whoever clears `made` has to wait until the thread has ended.
 */
export function beginTaking(taking: Taking): { taken: Promise<Set<string>> } & AsyncDisposable {
  const { names, ended } = taking.names.length < fewFiles ? atOnce(taking) : inThread(taking)
  const taken = names.then((all) => new Set(all))
  // Where the build fails before it waits for the files, that is what is told.
  taken.catch(() => undefined)
  return { taken, [Symbol.asyncDispose]: () => ended }
}

type Begun = { names: Promise<readonly string[]>; ended: Promise<void> }

const atOnce = (taking: Taking): Begun => ({ names: Promise.try(takeFiles, taking), ended: Promise.resolve() })

function inThread(taking: Taking): Begun {
  const worker = new Worker(new URL('./take-thread.ts', import.meta.url), { workerData: taking })
  return {
    names: new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
    }),
    ended: new Promise((resolve) => {
      worker.once('exit', () => resolve())
    }),
  }
}
