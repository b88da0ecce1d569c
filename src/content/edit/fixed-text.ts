import { isDeepStrictEqual } from 'node:util'
import type { Fix } from '../../../schema/diagnostic.ts'
import type { Edit, EditPath } from '../../../schema/edit.ts'
import { isGenerated } from '../overrides/apply-overrides.ts'
import { parse } from '../parse/parse.ts'
import { isContainer } from '../parse/source-position.ts'
import { editText } from './edit-text.ts'
import { contentEdits } from './page-edits.ts'
import { spliced } from './splice.ts'

/** The edits that turn one value into another: each sets a value whose place stays. */
function changedValues(before: unknown, after: unknown, path: EditPath = []): Edit[] {
  if (isDeepStrictEqual(before, after)) return []
  const isSameKind = isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after)
  if (!isSameKind || !isDeepStrictEqual(Object.keys(before), Object.keys(after)))
    return [{ kind: 'set', path, value: after }]
  return Object.entries(before).flatMap(([key, value]) =>
    changedValues(value, Reflect.get(after, key), [...path, Array.isArray(before) ? Number(key) : key]),
  )
}

/** The text of a file with other lines. On a page that follows a template, the values that differ become overrides. */
function withLines(file: string, text: string, lines: string): string {
  const { value } = parse({ file, text })
  if (!isGenerated(value)) return lines
  return editText(text, contentEdits(file, value, changedValues(value, parse({ file, text: lines }).value)))
}

/**
 * The text of a file after a fix; `undefined` if it is deleted. Throws `EditRefused`, also if an override of a page that
 * follows a template cannot say what the fix does.
 */
export function fixedText(text: string, { file, change }: Fix): string | undefined {
  switch (change.kind) {
    case 'edits':
      return editText(text, contentEdits(file, parse({ file, text }).value, change.edits))
    case 'text':
      return withLines(file, text, spliced(text, change.splices))
    case 'create':
      return change.text
    case 'delete':
      return undefined
  }
}
