import { valueIn } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { changedLines } from '../../../content/compare/line-diff.ts'
import { type ValueChange, valueChanges } from '../../../content/compare/value-changes.ts'
import { fileKind } from '../../../content/parse/file-kind.ts'
import { parse } from '../../../content/parse/parse.ts'
import { decode } from '../../../content/parse/source.ts'
import { isMirror, mirrorOf } from '../../../content/translations/mirror-names.ts'
import { languageName } from '../../language-name.ts'
import { addressOfShared } from '../../shared-address.ts'
import { sharedTitle } from '../../shared-title.ts'
import type { ChangeWords } from '../../wire/history.ts'
import type { Words } from '../../words/en.ts'
import { say } from '../../words/say.ts'
import { settingsSchema } from '../schemas/settings-schema.ts'
import { changeWords } from './change-words.ts'
import { changedTexts, mirrorChanges, mirrorChangeWords } from './mirror-changes.ts'

/** The bytes of a file in two states; missing where it is not there. */
export type FileStates = { before: Buffer | undefined; after: Buffer | undefined }

const isYaml = (name: string) => name.endsWith('.yaml')

const textOf = (bytes: Buffer | undefined) =>
  bytes === undefined ? undefined : decode(bytes).text.replaceAll('\r\n', '\n')

/** The value of a text; `wrong` if it is not valid YAML. */
function parsedValue(text: string | undefined): { value: unknown; isWrong: boolean } {
  if (text === undefined) return { value: undefined, isWrong: false }
  const { value, diagnostics } = parse({ file: '', text })
  return { value, isWrong: diagnostics.some(({ severity }) => severity === 'error') }
}

/** The lines in which two texts differ, where their values cannot be compared. */
const lineChanges = (before: string, after: string): ChangeWords[] =>
  changedLines(before, after).map(({ removed, added }) => ({
    words: say().server.changes.lines,
    before: removed.join('\n'),
    after: added.join('\n'),
  }))

/** What differs between two values of a file: of a mirror, each translation as a whole. */
export const changesOf = (name: string, before: unknown, after: unknown): ValueChange[] =>
  isMirror(name) ? mirrorChanges(before, after) : valueChanges(before, after)

/** A change of a file in words, with the values of the file before and after it. */
export const wordsOf = (name: string, change: ValueChange, values: readonly [unknown, unknown]): ChangeWords =>
  isMirror(name) ? mirrorChangeWords(change, values) : changeWords(change, values, settingsSchema(name))

/** Names a change among those of a file with this value, where that is needed. */
type IdOf = (value: unknown, change: ValueChange) => { id: string } | undefined

/** What changed in a file, in words. For a file that is new, deleted or no YAML, the list is empty: its state says it all. */
export function fileChanges(name: string, { before, after }: FileStates, idOf: IdOf = () => undefined): ChangeWords[] {
  const texts = [textOf(before), textOf(after)] as const
  if (!isYaml(name) || texts[0] === undefined || texts[1] === undefined) return []
  const [from, to] = [parsedValue(texts[0]), parsedValue(texts[1])]
  if (from.isWrong || to.isWrong) return lineChanges(texts[0], texts[1])
  const changes = changesOf(name, from.value, to.value)
  if (changes.length === 0)
    return [{ words: texts[0] === texts[1] ? say().server.changes.lineBreaks : say().server.changes.comments }]
  return changes.map((change) => ({
    ...idOf(to.value, change),
    ...wordsOf(name, change, [from.value, to.value]),
  }))
}

/** The template that a page follows. */
function templateOf(value: unknown): string | undefined {
  const template = isMapping(value) && value['detached'] !== true ? value['template'] : undefined
  return typeof template === 'string' ? template : undefined
}

/** Titles of files that are no content: by the end of their paths. */
const otherTitles: readonly (readonly [name: RegExp, title: keyof Words['server']['changes'] & string])[] = [
  [/^_data\/lastmod\.lock\.json$/, 'days'],
  [/\.lock\.json$/, 'record'],
  [/^_public\/images\//, 'picture'],
  [/^_public\/fonts\//, 'font'],
  [/^_public\//, 'publicFile'],
  [/^_blocks\//, 'ownBlock'],
]

function otherTitle(name: string): string {
  const title = otherTitles.find(([one]) => one.test(name))?.[1] ?? 'file'
  return `${say().server.changes[title]}: ${name.split('/').at(-1)}`
}

/** A file as a person knows it. */
export type FileTitle = {
  title: string
  /** Its address in the studio, if it has one. */
  address?: string
  /** The template that it follows, if it is a generated page. */
  template?: string
  /** The tag of the language of a mirror, and how many of its translations say something else. */
  language?: string
  texts?: number
}

/** The text that a translation translates, by its path. */
const sourceIn = (mirror: unknown, key: string): unknown => valueIn(mirror, ['texts', key, 'source'])

/** A mirror by what it translates and its language: “About us, Spanish”. */
function mirrorTitle(
  { tag, source }: { tag: string; source: string },
  states: FileStates,
  titles: ReadonlyMap<string, string>,
): FileTitle {
  const [before, after] = [states.before, states.after].map((bytes) => parsedValue(textOf(bytes)).value)
  const isWording = source === 'wording.yaml'
  const kind = fileKind(isWording ? `_data/${source}` : source)
  const [title, name] = ['title', 'name'].map((key) => sourceIn(after ?? before, key))
  const about = { language: tag, texts: changedTexts(mirrorChanges(before, after)) }
  const inLanguage = (what: string) => say().server.changes.inLanguage(what, languageName({ tag }))
  if (kind.kind === 'data')
    return {
      title: inLanguage(sharedTitle(kind.name, { name })),
      ...(!isWording && { address: addressOfShared(kind.name) }),
      ...about,
    }
  if (kind.kind !== 'page') return { title: inLanguage(source), ...about }
  const written = typeof title === 'string' && !title.includes('{') ? title : kind.path
  return { title: inLanguage(titles.get(kind.path) || written), address: kind.path, ...about }
}

/** The title of a file of the content folder. `titles` has the titles of pages as visitors read them, by address. */
export function fileTitle(name: string, { before, after }: FileStates, titles: ReadonlyMap<string, string>): FileTitle {
  const mirror = mirrorOf(name)
  if (mirror) return mirrorTitle(mirror, { before, after }, titles)
  const kind = fileKind(name)
  if (kind.kind !== 'page' && kind.kind !== 'data') return { title: otherTitle(name) }
  const { value } = parsedValue(textOf(after ?? before))
  if (kind.kind === 'data') return { title: sharedTitle(kind.name, value), address: addressOfShared(kind.name) }
  const written = isMapping(value) && typeof value['title'] === 'string' ? value['title'] : ''
  // A title with tokens says nothing by itself.
  const title = titles.get(kind.path) || (written === '' || written.includes('{') ? kind.path : written)
  const template = templateOf(value)
  return { title, address: kind.path, ...(template !== undefined && { template }) }
}
