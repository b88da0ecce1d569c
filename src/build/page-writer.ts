import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes `{path}.html` below `made` and gives its size in bytes. Folders are made once. Written without waiting turns:
 * handing each file to the thread pool and back costs more than the write itself.
 */
export function pageWriter(made: string) {
  const folders = new Set<string>()
  return (path: string, html: string) => {
    const file = join(made, path === '/' ? 'index.html' : `${path}.html`)
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    const bytes = Buffer.from(html)
    writeFileSync(file, bytes)
    return bytes.length
  }
}
