import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { type ContentFolder, createContent } from '../load/load.ts'

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

const messageKey = ({ code, file, message }: Diagnostic) => JSON.stringify([code, file, message])
const fullKey = (one: Diagnostic) => JSON.stringify([one.path, messageKey(one)])
const distinct = (diagnostics: readonly Diagnostic[]) => new Map(diagnostics.map((one) => [fullKey(one), one]))

/**
 * Errors that are found after an edit and not before; the same error of a file that several pages use once. An edit may move
 * an error to another line or path: as often as its message is gone elsewhere, it is no new one.
 */
export function errorsAdded(after: readonly Diagnostic[], before: readonly Diagnostic[]): Diagnostic[] {
  const [now, earlier] = [distinct(after), distinct(before)]
  const moved = new Map<string, number>()
  for (const [key, one] of earlier) if (!now.has(key)) moved.set(messageKey(one), (moved.get(messageKey(one)) ?? 0) + 1)
  return [...now].flatMap(([key, one]) => {
    if (one.severity !== 'error' || earlier.has(key)) return []
    const left = moved.get(messageKey(one)) ?? 0
    moved.set(messageKey(one), left - 1)
    return left > 0 ? [] : [one]
  })
}

/** Errors in the texts `after` that those before do not have. Does not check across pages. */
export function errorsAddedBy(
  changes: readonly ChangedTexts[],
  content: Pick<ContentFolder, 'withUnsavedTexts'>,
): Diagnostic[] {
  const names = new Set(changes.map(({ name }) => name))
  const diagnosticsOf = (which: 'before' | 'after') => {
    const texts = changes.flatMap(({ name, [which]: text }) => (text === undefined ? [] : [[name, text] as const]))
    return content.withUnsavedTexts(new Map(texts)).diagnosticsOf(names)
  }
  const found = diagnosticsOf('after').filter(({ severity }) => severity === 'error')
  return found.length === 0 ? [] : errorsAdded(found, diagnosticsOf('before'))
}

/** {@link errorsAddedBy} for the page or shared data at `path`. A file outside a content folder has none. */
export async function newErrors(path: string, before: string, after: string): Promise<Diagnostic[]> {
  const folder = contentFolderOf(resolve(path))
  if (folder === undefined) return []
  const content = createContent({ root: '.', pages: folder })
  await content.list()
  return errorsAddedBy([{ name: withSlashes(relative(folder, resolve(path))), before, after }], content)
}
