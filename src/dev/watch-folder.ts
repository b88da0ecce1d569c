import { type FSWatcher, lstatSync, readdirSync, realpathSync, statSync, watch } from 'node:fs'
import { join, sep } from 'node:path'
import { isAbsent } from '../files/read-text.ts'
import { isTemporary } from '../files/temporary-files.ts'

/** How long changes are collected, in milliseconds: an editor may empty a file before it writes it. */
const gatherMs = 15
/** How often a folder that is gone is looked for, in milliseconds. */
const awaitMs = 100

/** A watch, with the identity of its folder, which may be replaced. */
type Watch = { watcher: FSWatcher; folder: string }

/**
 * Reports files that are saved, created or deleted below a folder, and folders that come, go or are replaced; changes of
 * the same moment are reported at once, and the next ones after `onChange` is done. While the folder itself is gone, as
 * during a switch of branches, it waits for it. A link is reported when its target below the folder changes. One watch a
 * folder: a system allows for some thousands, and there may be more files.
 */
export function watchFolder(folder: string, onChange: (paths: ReadonlySet<string>) => Promise<void>) {
  const watches = new Map<string, Watch>()
  const links = new Set<string>()
  let gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isReporting = false
  let isClosed = false

  const isBelow = (path: string, above: string) => path === above || path.startsWith(above + sep)

  function unwatch(gone: string): void {
    for (const link of links) if (isBelow(link, gone)) links.delete(link)
    for (const [path, { watcher }] of watches)
      if (isBelow(path, gone)) {
        watcher.close()
        watches.delete(path)
      }
  }

  /** Watches a folder and those below it. A watch of a folder that was replaced reports nothing, so it is set again. */
  function follow(path: string): void {
    const { ino, birthtimeMs } = statSync(path)
    // A new folder often has the inode number of the one that was deleted.
    const now = `${ino} ${birthtimeMs}`
    if (watches.get(path)?.folder === now) return
    unwatch(path)
    const watcher = watch(path, (_event, name) => name !== null && !isTemporary(name) && gather(join(path, name)))
    watcher.on('error', () => unwatch(path))
    watches.set(path, { watcher, folder: now })
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory() || entry.isSymbolicLink()) look(join(path, entry.name))
  }

  function look(path: string): void {
    try {
      const found = path === folder ? statSync(path) : lstatSync(path)
      if (found.isSymbolicLink()) links.add(path)
      else links.delete(path)
      if (found.isDirectory()) follow(path)
    } catch (error) {
      if (!isAbsent(error)) throw error
      unwatch(path)
    }
  }

  /** The paths, and those of links through which they are seen. */
  function withLinks(paths: ReadonlySet<string>): Set<string> {
    const seen = new Set(paths)
    const real = realpathSync(folder)
    for (const link of links) {
      const target = targetOf(link)
      if (target === undefined || !isBelow(target, real)) continue
      const below = folder + target.slice(real.length)
      for (const path of paths) if (isBelow(path, below)) seen.add(link + path.slice(below.length))
    }
    return seen
  }

  async function report(): Promise<void> {
    if (isReporting) return
    isReporting = true
    const paths = gathered
    gathered = new Set()
    const before = watches.get(folder)
    let isGone = false
    try {
      // No watch stands above the folder itself; when it is replaced, its own watch ends with an event.
      for (const path of [folder, ...paths]) look(path)
      if (watches.get(folder) !== before) paths.add(folder)
      isGone = !watches.has(folder)
      if (!isGone) await onChange(withLinks(paths))
    } catch (error) {
      isGone = isAbsent(error)
      if (!isGone) console.error(error)
    }
    isReporting = false
    if (isGone) gathered = new Set([...paths, ...gathered])
    if (gathered.size > 0) expect(isGone ? awaitMs : gatherMs)
  }

  function expect(ms: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(report, ms)
  }

  function gather(path: string): void {
    gathered.add(path)
    expect(gatherMs)
  }

  follow(folder)
  return {
    close(): void {
      isClosed = true
      clearTimeout(timer)
      unwatch(folder)
    },
  }
}

/** The real path of a link's target; `undefined` if there is none. */
function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}
