import { isSampleText } from '../../../first-value.ts'
import type { ChangeWords } from '../../../wire/history.ts'
import type { ChangedFileModel } from '../../../wire/publish.ts'
import { inWords } from '../../../words.ts'

/** A line of YAML with a field and its text. */
const fieldLine = /^[\s-]*([A-Za-z]\w*): ['"]?(New .+?)['"]?$/

/** The texts of a change that a new entry began with, such as “New answer”, and that nobody has replaced. */
function leftIn({ field, after = '' }: ChangeWords): string[] {
  if (field !== undefined && isSampleText(inWords(field), after)) return [after.trim()]
  return after.split('\n').flatMap((line) => {
    const [, key = '', text = ''] = fieldLine.exec(line) ?? []
    return key !== '' && isSampleText(inWords(key), text) ? [text] : []
  })
}

/** Where changed files still have words that a new entry began with: the title of the file and the words. */
export const sampleWordsIn = (files: readonly ChangedFileModel[]): { title: string; text: string }[] =>
  files.flatMap(({ title, changes }) => changes.flatMap(leftIn).map((text) => ({ title, text })))
