import type { Fix } from '../../../schema/diagnostic.ts'
import { contentEdits } from '../overrides/page-edits.ts'
import { parse } from '../parse/parse.ts'
import { editText } from './edit-text.ts'
import { spliced } from './splice.ts'

/** The text of a file after a fix; `undefined` if it is deleted. Throws `EditRefused`. */
export function fixedText(text: string, { file, change }: Fix): string | undefined {
  switch (change.kind) {
    case 'edits':
      return editText(text, contentEdits(file, parse({ file, text }).value, change.edits))
    case 'text':
      return spliced(text, change.splices)
    case 'create':
      return change.text
    case 'delete':
      return undefined
  }
}
