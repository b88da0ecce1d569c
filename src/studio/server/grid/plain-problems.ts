import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { MatrixRow } from '../../../../schema/matrix/matrix-entries.ts'
import { hintInLanguage, messageInLanguage } from '../../diagnostic-texts.ts'
import { inLanguage } from '../../in-language.ts'
import { say } from '../../words/say.ts'
import { inSentence, inWords } from '../../words.ts'

type Facts = {
  /** The pages that a change adds. */
  added: readonly MatrixRow[]
  /** The address of the page of a file; `undefined` for other files. */
  addressOf: (file: string) => string | undefined
  /** The files of a new record: that of its questions belongs to its form. */
  questions?: { record: string; questions: string } | undefined
  /** The record of a page with a word, with its name and the path of its file. */
  recordOf: (row: MatrixRow, word: string) => { name: string; file: string } | undefined
}

/** What has no value, and the page that shows it, in the message of a token. */
const missingToken = /`\{(?<word>\w+)\.(?<path>[\w.]+)\}` has no value(?: on (?<page>\S+)\.yaml)?/

/**
 * A diagnostic as somebody reads it who adds pages: a token without a value is a field of a record that is not filled in,
 * and leads there.
 */
function plainProblem(found: Diagnostic, { added, questions, addressOf, recordOf }: Facts): Diagnostic {
  // What follows says it in the language of the request.
  const { basis: _basis, ...said } = { ...found, hint: hintInLanguage(found) }
  const plain = messageInLanguage(found).replaceAll('`', '')
  if (questions && found.file === questions.questions)
    return { ...said, file: questions.record, path: `faqs${found.path}`, message: plain }
  const { word = '', path = '', page } = missingToken.exec(found.message)?.groups ?? {}
  const address = page === undefined ? addressOf(found.file) : (addressOf(`${page}.yaml`) ?? `/${page}`)
  const row = added.find((one) => one.path === address)
  const record = row && word !== '' ? recordOf(row, word) : undefined
  if (record === undefined) {
    const shownOn =
      addressOf(found.file) ?? (found.file.includes('/_data/templates/') ? say().server.grid.itsPages : undefined)
    const message = say().server.grid.onPages(String(shownOn), plain)
    return { ...said, message: shownOn === undefined ? plain : message }
  }
  const { fix: _fix, ...rest } = said
  const field = path
    .split('.')
    .map((part) => inSentence(inLanguage('labels', inWords(part))))
    .reverse()
    .join(say().server.changes.of)
  const message = say().server.grid.missing(record.name, field, String(address))
  return { ...rest, file: record.file, path, message, hint: '' }
}

/** The same problem once, however many pages have it. What follows from a value that is missing is left out. */
export function plainProblems(all: readonly Diagnostic[], facts: Facts): Diagnostic[] {
  const missing = all.filter(({ message }) => missingToken.test(message))
  const plain = (missing.length > 0 ? missing : all).map((one) => plainProblem(one, facts))
  return [...new Map(plain.map((one) => [`${one.file} ${one.path} ${one.code}`, one])).values()]
}
