import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { createContent } from '../load/load.ts'

/** The content folder that a file is in: the nearest one around it that holds `_data/`. */
function contentFolderOf(path: string): string | undefined {
  const folder = dirname(path)
  if (existsSync(join(folder, '_data'))) return folder
  return folder === path ? undefined : contentFolderOf(folder)
}

/**
 * Errors that `after` has and `before` has not, as the text of a page or of shared data at `path`. A file outside of any
 * content folder has none. What lies between pages is not looked at.
 */
export async function newErrors(path: string, before: string, after: string): Promise<Diagnostic[]> {
  const folder = contentFolderOf(resolve(path))
  if (folder === undefined) return []
  const content = createContent({ root: '.', pages: folder })
  await content.list()
  const name = relative(folder, resolve(path)).split(sep).join('/')
  const errors = (text: string) => content.diagnosticsOf(name, text).filter(({ severity }) => severity === 'error')
  // An edit may move an error that was there to another line.
  const keyOf = ({ code, message }: Diagnostic) => `${code} ${message}`
  const known = new Set(errors(before).map(keyOf))
  return errors(after).filter((error) => !known.has(keyOf(error)))
}
