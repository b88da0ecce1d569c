import type { ChangedFileModel } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { inSentence } from '../../../words.ts'

/** The longest subject of a commit, and how many files its text lists. */
const maxSubject = 72
const maxFiles = 30

/** What changed in a file: “title of Hero, FAQ added”. */
function changesOf({ state, changes }: ChangedFileModel): string {
  if (changes.length === 0) return say().changes.done[state]
  return changes.map(({ words }) => inSentence(words)).join(', ')
}

const cut = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text

/** Files that only record something, such as days of change, are not what a commit is about. */
export const isRecord = ({ name }: ChangedFileModel) => name.endsWith('.lock.json')

function subjectOf(files: readonly ChangedFileModel[]): string {
  const [first, ...others] = files
  if (!first) return ''
  const [change, ...more] = first.changes
  // “Title of Hero of About”: a field has a value before and after.
  const isField = change && more.length === 0 && !/ (?:added|deleted|moved)$/.test(change.words)
  if (others.length === 0)
    return isField ? say().changes.changeOfFile(change.words, first.title) : `${first.title}: ${changesOf(first)}`
  const titles = files.map(({ title }) => title).join(', ')
  return titles.length <= maxSubject ? titles : say().changes.andMore(cut(first.title, 50), others.length)
}

const isPicture = ({ name }: ChangedFileModel) => name.startsWith('_public/')

/** Files with those first that a commit is about: pictures are there for the pages that show them. */
export const pagesFirst = (files: readonly ChangedFileModel[]): readonly ChangedFileModel[] => [
  ...files.filter((file) => !isPicture(file)),
  ...files.filter(isPicture),
]

/** What a commit of these files says, as a proposal that can be edited: a subject, and each file in a line of its own. */
export function commitMessage(files: readonly ChangedFileModel[]): string {
  const about = files.filter((file) => !isRecord(file))
  const named = pagesFirst(about.length > 0 ? about : files)
  const subject = cut(subjectOf(named), maxSubject)
  const lines = named.slice(0, maxFiles).map((file) => `${file.title}: ${changesOf(file)}`)
  const rest = named.length - lines.length
  const text = [...lines, ...(rest > 0 ? [say().store.andMore(rest)] : [])].join('\n')
  return text === subject ? subject : `${subject}\n\n${text}`.trim()
}

/** What a proposal of commits that were never pushed says: of one its subject, of several also a list of them. The newest comes first. */
export function unpushedMessage(subjects: readonly string[]): string {
  const [newest = '', ...others] = subjects
  if (others.length === 0) return newest
  const subject = say().changes.andMore(cut(newest, 50), others.length)
  return `${subject}\n\n${subjects.slice(0, maxFiles).join('\n')}`
}
