import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { type Content, createContent } from '../load/load.ts'

/** The content folder of a file: the closest parent with `_data/`. */
function contentFolderOf(path: string): string | undefined {
  const folder = dirname(path)
  if (existsSync(join(folder, '_data'))) return folder
  return folder === path ? undefined : contentFolderOf(folder)
}

/**
 * The texts of a file of a content folder, before and after an edit; `name` is its path in the folder. A new file has none
 * before.
 */
export type ChangedTexts = { name: string; before: string | undefined; after: string }

/** Errors in the texts `after` that those before do not have. Does not check across pages. */
export function errorsAdded(
  content: Pick<Content, 'diagnosticsOf' | 'withUnsavedTexts'>,
  changes: readonly ChangedTexts[],
): Diagnostic[] {
  const names = new Set(changes.map(({ name }) => name))
  const errors = (which: 'before' | 'after') =>
    content
      .withUnsavedTexts(
        new Map(
          changes.flatMap((change) => (change[which] === undefined ? [] : [[change.name, change[which]] as const])),
        ),
        () => content.diagnosticsOf(names),
      )
      .filter(({ severity }) => severity === 'error')
  // An edit may move an existing error to another line.
  const keyOf = ({ code, message }: Diagnostic) => `${code} ${message}`
  const found = errors('after')
  if (found.length === 0) return []
  const earlier = new Set(errors('before').map(keyOf))
  return found.filter((error) => !earlier.has(keyOf(error)))
}

/** {@link errorsAdded} for the page or shared data at `path`. A file outside a content folder has none. */
export async function newErrors(path: string, before: string, after: string): Promise<Diagnostic[]> {
  const folder = contentFolderOf(resolve(path))
  if (folder === undefined) return []
  const content = createContent({ root: '.', pages: folder })
  await content.list()
  return errorsAdded(content, [{ name: withSlashes(relative(folder, resolve(path))), before, after }])
}
