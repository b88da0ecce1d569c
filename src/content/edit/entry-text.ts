import type { EditPath } from '../../../schema/edit.ts'
import { linesOf } from './block-edits.ts'
import { collectionIn } from './yaml-layout.ts'
import { atColumn } from './yaml-text.ts'

/** The entries of a list in a text, each as YAML of its own: its dash at column 0, with its comments. */
export function entryTexts(text: string, list: EditPath): string[] {
  const collection = collectionIn(text, list)
  if (collection === undefined) return []
  return collection.entries.map((entry) =>
    collection.isFlow
      ? `- ${text.slice(entry.start, entry.end)}\n`
      : `${atColumn(linesOf(text, collection, entry), collection.column, 0)}\n`,
  )
}
