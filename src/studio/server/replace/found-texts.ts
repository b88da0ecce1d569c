import { formatPath } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { hashOf } from '../../../cache/hash.ts'
import { partsOf } from '../../../content/edit/edit-path.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import type { ContentFile } from '../../../content/load/files/content-files.ts'
import type { LanguageContent } from '../../../content/load/load.ts'
import { textProblem } from '../../../content/translations/work/text-problem.ts'
import { sharedAddress } from '../../../render/marks/marks.ts'
import { ruleInLanguage } from '../../diagnostic-texts.ts'
import { languageName } from '../../language-name.ts'
import { pathWords } from '../../path-words.ts'
import { sharedTitle } from '../../shared-title.ts'
import type { FileEdits } from '../../wire/edits.ts'
import type { FoundText, FoundTexts, Sought } from '../../wire/replace.ts'
import { say } from '../../words/say.ts'
import { settingsSchema } from '../schemas/settings-schema.ts'
import { isTranslated, type MirrorText, mirrorTexts, unitsIn } from './mirror-texts.ts'
import { replacedIn, type TextMatch, textMatches } from './text-matches.ts'
import { type WrittenText, writtenTexts } from './written-texts.ts'

/** How many matches are listed: a person who sees more does not look through them, but narrows them down. */
const maxListed = 5_000

/** How many letters around a match are shown. */
const contextLength = 60

/** What is searched: the files of the site, and the languages that it is translated into. */
export type Searched = { files: readonly ContentFile[]; languages: readonly LanguageContent[] }

/** A text with its matches, each with its name. `at` names the text. */
type Found = (WrittenText | MirrorText) & { at: string; matches: (TextMatch & { id: string })[] }

const mirrorIn = (text: Found) => ('mirror' in text ? text.mirror : undefined)

/** The file that has a text, by its name in the content folder. */
const fileOfText = (text: WrittenText | MirrorText) => ('mirror' in text ? text.mirror.file : text.source.file)

/** All texts of a site with matches. Throws `EditRefused` for a search that cannot be done. */
function foundIn({ files, languages }: Searched, sought: Sought): Found[] {
  if (sought.search === '') return []
  const texts = [...writtenTexts(files, sought), ...mirrorTexts(files, languages, sought)]
  const all = textMatches(
    texts.map(({ value }) => value),
    sought,
  )
  return texts.flatMap((text, index) => {
    const matches = all[index] ?? []
    if (matches.length === 0) return []
    const at = `${fileOfText(text)} ${formatPath(text.path)}`
    return [{ ...text, at, matches: matches.map((match, number) => ({ ...match, id: `${at} ${number + 1}` })) }]
  })
}

const hashOfAll = (found: readonly Found[]) =>
  hashOf(JSON.stringify(found.map(({ value, matches }) => [value, matches])))

/** The words around a match, in one line each. */
function around(value: string, { start, text }: TextMatch): Pick<FoundText, 'before' | 'after'> {
  const [from, end] = [Math.max(0, start - contextLength), start + text.length]
  const before = value.slice(from, start)
  const after = value.slice(end, end + contextLength)
  return {
    before: `${from > 0 ? '…' : ''}${before}`.replaceAll(/\s+/g, ' '),
    after: `${after}${end + contextLength < value.length ? '…' : ''}`.replaceAll(/\s+/g, ' '),
  }
}

/** A page by its title, a shared file by what it is. */
function titleOf({ kind, name, parsed }: ContentFile, titles: ReadonlyMap<string, string>): string {
  const { value } = parsed
  if (kind !== 'page') return sharedTitle(name, value)
  const written = isMapping(value) && typeof value['title'] === 'string' ? value['title'] : ''
  return titles.get(name) || written || name
}

/** The texts of files in the languages of a site, each file read once. */
function unitsOf(languages: readonly LanguageContent[]) {
  const read = new Map<string, ReturnType<typeof unitsIn>>()
  return function units(tag: string, source: ContentFile) {
    const key = `${tag} ${source.file}`
    const language = languages.find((one) => one.language.tag === tag)
    const found = read.get(key) ?? (language ? unitsIn(language, source) : [])
    read.set(key, found)
    return found
  }
}

type UnitsOf = ReturnType<typeof unitsOf>

/** The text of the source that a translation belongs to. */
const sourceOf = ({ source, path, mirror }: MirrorText, units: UnitsOf) =>
  path[0] === 'texts' ? units(mirror.tag, source).find(({ written }) => written === path[1])?.at : undefined

/** The field of a text in words: of a translation, that of its source. */
function whereOf(text: Found, units: UnitsOf): string {
  const { source, path } = text
  const isUnit = 'mirror' in text && path[0] === 'texts'
  const at = isUnit ? (sourceOf(text, units)?.path ?? partsOf(String(path[1]))) : path
  return pathWords(source.parsed.value, at, settingsSchema(source.file))
}

/** All matches of a search, as a person reads them; `titles` are those of pages by their addresses. Throws `EditRefused` for a search that cannot be done. */
export function foundTexts(
  searched: Searched,
  sought: Sought,
  { fileOf, titles }: { fileOf: (name: string) => string; titles: ReadonlyMap<string, string> },
): FoundTexts {
  const found = foundIn(searched, sought)
  const units = unitsOf(searched.languages)
  const tags = searched.languages.map(({ language }) => language.tag)
  const staleIn = (text: Found) =>
    mirrorIn(text) ? 0 : tags.filter((tag) => isTranslated(text, units(tag, text.source))).length
  const listed = found.flatMap((text): FoundText[] => {
    const { source, at, value, matches } = text
    const mirror = mirrorIn(text)
    const about = {
      at,
      file: fileOf(fileOfText(text)),
      address: source.kind === 'page' ? source.name : sharedAddress(fileOf(source.file)),
      where: whereOf(text, units),
      title: titleOf(source, titles),
      ...(mirror && { language: mirror.tag }),
      stale: staleIn(text),
    }
    return matches.map((match) => ({
      id: match.id,
      ...about,
      ...around(value, match),
      match: match.text,
      replacement: match.replacement,
    }))
  })
  return {
    listed: listed.slice(0, maxListed),
    total: listed.length,
    stale: found.reduce((sum, text) => sum + staleIn(text), 0),
    files: new Set(found.map(fileOfText)).size,
    hash: hashOfAll(found),
  }
}

/** The text with matches replaced. Throws `EditRefused` if it is a translation that does not fit its field. */
function replacedText(text: Found, matches: readonly TextMatch[], units: UnitsOf): string {
  const value = replacedIn(text.value, matches)
  const at = 'mirror' in text ? sourceOf(text, units) : undefined
  const problem = at && textProblem(value, at)
  const tag = mirrorIn(text)?.tag
  if (problem !== undefined && tag !== undefined)
    throw new EditRefused(
      say().server.edits.translationUnfit(whereOf(text, units), languageName({ tag }), ruleInLanguage(problem)),
    )
  return value
}

/**
 * The edits that replace all matches of a search but some. Throws `EditRefused` if the matches are not those that a person
 * has seen, whose hash is `seen`, or if a translation would not fit its field.
 */
export async function replacingEdits(
  searched: Searched,
  sought: Sought,
  { except, seen }: { except: ReadonlySet<string>; seen: string },
  { fileOf, hashOf: hashOfFile }: { fileOf: (name: string) => string; hashOf: (file: string) => Promise<string> },
): Promise<FileEdits[]> {
  const found = foundIn(searched, sought)
  if (hashOfAll(found) !== seen) throw new EditRefused(say().server.edits.searchedBefore)
  const units = unitsOf(searched.languages)
  const edits = await Promise.all(
    [...Map.groupBy(found, fileOfText)].map(async ([name, texts]) => {
      const file = fileOf(name)
      const own = texts.flatMap((text) => {
        const chosen = text.matches.filter(({ id }) => !except.has(id))
        const value = chosen.length === 0 ? undefined : replacedText(text, chosen, units)
        return value === undefined ? [] : [{ kind: 'set' as const, path: text.path, value }]
      })
      return { file, hash: await hashOfFile(file), edits: own }
    }),
  )
  return edits.filter((one) => one.edits.length > 0)
}
