import { EditRefused } from '../../../content/edit/edit-refused.ts'
import type { Content } from '../../../content/load/load.ts'
import type { NewRecordRequest } from '../../wire/grid.ts'
import { say } from '../../words/say.ts'
import { asSlug, collectionName, inSentence } from '../../words.ts'
import type { NewRecord } from './changed-cells.ts'
import { recordName } from './grid.ts'
import { type SiteMatrix, wordOf } from './matrices.ts'
import {
  hasQuestionsFile,
  newRecordSchema,
  newRecordText,
  placeOf,
  questionsField,
  questionsText,
} from './record-form.ts'

/** A new record: the texts of its files, and the combinations that it adds to matrices. */
export type RecordPlan = {
  record: NewRecord
  texts: readonly (readonly [file: string, text: string])[]
  cells: readonly { one: SiteMatrix; added: string[][] }[]
  /** The file of the record, and that of its questions, which has none of its own in the form. */
  files: { record: string; questions: string }
}

/** A part of an address that no record of a collection has. Throws `EditRefused`. */
export function checkSlug(
  content: Content,
  { collection, slug, word }: Record<'collection' | 'slug' | 'word', string>,
) {
  if (slug === '' || asSlug(slug) !== slug || slug.endsWith('-')) throw new EditRefused(say().server.grid.badPart(slug))
  if (content.names().includes(`_data/${collection}/${slug}.yaml`))
    throw new EditRefused(say().server.grid.taken(word, slug, recordName(content.sharedFiles(), collection, slug)))
}

/** Plans a new record of a collection of a matrix. Throws `EditRefused` for a part of the address that cannot be. */
export function newRecord(content: Content, { of, collection, values, others, own }: NewRecordRequest): RecordPlan {
  const place = placeOf(content, of, collection)
  const { one, matrices } = place
  const schema = newRecordSchema(content, place)
  if (schema === undefined) throw new EditRefused(say().server.grid.noCollection(collection))
  const slug = String(values['slug'] ?? '')
  checkSlug(content, { collection, slug, word: inSentence(collectionName(wordOf(one, collection))) })

  const hasQuestions = hasQuestionsFile(content, place)
  const { [questionsField]: questions, ...rest } = values
  const name = (folder: string) => `_data/${folder}/${slug}.yaml`
  if (hasQuestions && content.names().includes(name(questionsField)))
    throw new EditRefused(say().server.grid.otherQuestions(content.fileOf(name(questionsField))))
  const files = { record: content.fileOf(name(collection)), questions: content.fileOf(name(questionsField)) }
  const isColumn = one.axes.indexOf(collection) > 0
  const added = one.axes.length === 1 ? [[slug]] : others.map((other) => (isColumn ? [other, slug] : [slug, other]))
  const alone = matrices.slice(1).filter((matrix) => own.includes(matrix.name))
  return {
    record: { collection, slug, values: hasQuestions ? rest : values },
    texts: [
      [files.record, newRecordText(schema, hasQuestions ? rest : values)],
      ...(hasQuestions ? [[files.questions, questionsText(questions)] as const] : []),
    ],
    cells: [{ one, added }, ...alone.map((matrix) => ({ one: matrix, added: [[slug]] }))],
    files,
  }
}
