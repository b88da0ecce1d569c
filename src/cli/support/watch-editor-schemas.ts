import { codeHash } from '../../cache/code-hash.ts'
import { watchFolder } from '../../dev/watch-folder.ts'
import { engineRoot } from '../../files/roots.ts'
import { writeEditorSchemas } from './editor-schemas.ts'
import { underRoot } from './root.ts'

/**
 * Writes the schemas of editors after each save, without a check of the pages. While shared data has an error, the
 * schemas stay as they are. Ends on a signal, or when the parent process ends. When the code of this process changes,
 * it sends the parent the message `outdated` and ends, too.
 */
export async function watchEditorSchemas(pages: string): Promise<void> {
  const code = codeHash(engineRoot, 'check')
  const ended = Promise.withResolvers<void>()
  let isWriting = false
  let isOutdated = false
  async function write(): Promise<void> {
    isOutdated = true
    if (isWriting) return
    isWriting = true
    while (isOutdated) {
      isOutdated = false
      await writeEditorSchemas(pages, { skipIfBroken: true }).catch((error: unknown) => console.error(String(error)))
      if (codeHash(engineRoot, 'check') === code) continue
      process.send?.('outdated')
      ended.resolve()
    }
    isWriting = false
  }
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => ended.resolve())
  if (process.send && !process.connected) ended.resolve()
  const watcher = watchFolder(underRoot(pages), write)
  // Something may have been saved since they were last written.
  await write()
  await ended.promise
  watcher.close()
}
