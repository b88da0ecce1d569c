import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, sep } from 'node:path'
import { isAbsent } from '../files/read-text.ts'

/** How long changes are collected, in milliseconds: an editor may empty a file before it writes it. */
const gatherMs = 15

/** A watch, with the identity of its folder, which may be replaced. */
type Watch = { watcher: FSWatcher; folder: string }

/**
 * Reports files that are saved, created or deleted below a folder, and folders that come, go or are replaced; changes of
 * the same moment are reported at once. One watch a folder: a system allows for some thousands, and there may be more files.
 */
export function watchFolder(folder: string, onChange: (paths: ReadonlySet<string>) => void) {
  const watches = new Map<string, Watch>()
  let gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function unwatch(gone: string): void {
    for (const [path, { watcher }] of watches)
      if (path === gone || path.startsWith(gone + sep)) {
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
    const watcher = watch(path, (_event, name) => name !== null && gather(join(path, name)))
    watcher.on('error', () => unwatch(path))
    watches.set(path, { watcher, folder: now })
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory()) look(join(path, entry.name))
  }

  function look(path: string): void {
    try {
      if (statSync(path).isDirectory()) follow(path)
    } catch (error) {
      if (!isAbsent(error)) throw error
      unwatch(path)
    }
  }

  function report(): void {
    const paths = gathered
    gathered = new Set()
    // No watch stands above the folder itself; when it is replaced, its own watch ends with an event.
    for (const path of [folder, ...paths]) look(path)
    onChange(paths)
  }

  function gather(path: string): void {
    gathered.add(path)
    clearTimeout(timer)
    timer = setTimeout(report, gatherMs)
  }

  follow(folder)
  return {
    close(): void {
      clearTimeout(timer)
      unwatch(folder)
    },
  }
}
