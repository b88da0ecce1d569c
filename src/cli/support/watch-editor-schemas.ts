import { codeHash } from '../../cache/code-hash.ts'
import { watchFolder } from '../../dev/watch-folder.ts'
import { writeEditorSchemas } from './editor-schemas.ts'
import { root, underRoot } from './root.ts'

/**
 * Writes the schemas of editors after each save, until the process gets a signal or its parent ends. It waits for no check
 * of pages: with an error in what pages share, the schemas stay as they are. It also ends when the code changes that this
 * process has loaded, and sends its parent the message `outdated`.
 */
export async function watchEditorSchemas(pages: string): Promise<void> {
  const code = codeHash(root, 'check')
  const over = Promise.withResolvers<void>()
  let isWriting = false
  let isOld = false
  async function write(): Promise<void> {
    isOld = true
    if (isWriting) return
    isWriting = true
    while (isOld) {
      isOld = false
      await writeEditorSchemas(pages, { onlySound: true }).catch((error: unknown) => console.error(String(error)))
      if (codeHash(root, 'check') === code) continue
      process.send?.('outdated')
      over.resolve()
    }
    isWriting = false
  }
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => over.resolve())
  if (process.send && !process.connected) over.resolve()
  const watcher = watchFolder(underRoot(pages), write)
  // Something may have been saved since they were last written.
  await write()
  await over.promise
  watcher.close()
}
