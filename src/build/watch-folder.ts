import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

/** How long files are gathered that change together, in milliseconds: an editor empties a file before it writes it. */
const gatherMs = 15

/**
 * Tells of files that are saved, made or deleted below a folder, and of folders that come or go; those that change together
 * are told at once. One watch a folder: a system allows for some thousands, and there may be more files.
 */
export function watchFolder(folder: string, onChange: (paths: ReadonlySet<string>) => void) {
  const watchers = new Map<string, FSWatcher>()
  let gathered = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function forget(gone: string): void {
    for (const [path, watcher] of watchers)
      if (path === gone || path.startsWith(gone + sep)) {
        watcher.close()
        watchers.delete(path)
      }
  }

  function follow(path: string): void {
    if (watchers.has(path)) return
    const watcher = watch(path, (_event, name) => name !== null && gather(join(path, name)))
    watcher.on('error', () => forget(path))
    watchers.set(path, watcher)
    for (const entry of readdirSync(path, { withFileTypes: true }))
      if (entry.isDirectory()) follow(join(path, entry.name))
  }

  function look(path: string): void {
    try {
      if (statSync(path).isDirectory()) follow(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      forget(path)
    }
  }

  function tell(): void {
    const paths = gathered
    gathered = new Set()
    for (const path of paths) look(path)
    onChange(paths)
  }

  function gather(path: string): void {
    gathered.add(path)
    clearTimeout(timer)
    timer = setTimeout(tell, gatherMs)
  }

  follow(folder)
  return {
    close(): void {
      clearTimeout(timer)
      forget(folder)
    },
  }
}
