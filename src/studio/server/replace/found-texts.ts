import { formatPath } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { hashOf } from '../../../cache/hash.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import type { ContentFile } from '../../../content/load/files/content-files.ts'
import { sharedAddress } from '../../../render/marks/marks.ts'
import { sharedTitle } from '../../shared-title.ts'
import type { FileEdits } from '../../wire/edits.ts'
import type { FoundText, FoundTexts, Sought } from '../../wire/replace.ts'
import { say } from '../../words/say.ts'
import { pathWords } from '../path-words.ts'
import { settingsSchema } from '../schemas/settings-schema.ts'
import { replacedIn, type TextMatch, textMatches } from './text-matches.ts'
import { type WrittenText, writtenTexts } from './written-texts.ts'

/** How many matches are listed: a person who sees more does not look through them, but narrows them down. */
const maxListed = 5_000

/** How many letters around a match are shown. */
const contextLength = 60

/** A text with its matches, each with its name. */
type Found = WrittenText & { matches: (TextMatch & { id: string })[] }

/** All texts of files with matches. Throws `EditRefused` for a search that cannot be done. */
function foundIn(files: readonly ContentFile[], sought: Sought): Found[] {
  if (sought.search === '') return []
  const texts = writtenTexts(files, sought)
  const all = textMatches(
    texts.map(({ value }) => value),
    sought,
  )
  return texts.flatMap((text, index) => {
    const matches = all[index] ?? []
    if (matches.length === 0) return []
    const at = `${text.source.file} ${formatPath(text.path)}`
    return [{ ...text, matches: matches.map((match, number) => ({ ...match, id: `${at} ${number + 1}` })) }]
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

/** All matches of a search, as a person reads them; `titles` are those of pages by their addresses. Throws `EditRefused` for a search that cannot be done. */
export function foundTexts(
  files: readonly ContentFile[],
  sought: Sought,
  { fileOf, titles }: { fileOf: (name: string) => string; titles: ReadonlyMap<string, string> },
): FoundTexts {
  const found = foundIn(files, sought)
  const listed = found.flatMap(({ source, path, value, matches }): FoundText[] => {
    const file = fileOf(source.file)
    const address = source.kind === 'page' ? source.name : sharedAddress(file)
    const about = {
      file,
      address,
      where: pathWords(source.parsed.value, path, settingsSchema(source.file)),
      title: titleOf(source, titles),
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
    files: new Set(found.map(({ source }) => source.file)).size,
    hash: hashOfAll(found),
  }
}

/**
 * The edits that replace all matches of a search but some. Throws `EditRefused` if the matches are not those that a person
 * has seen, whose hash is `seen`.
 */
export async function replacingEdits(
  files: readonly ContentFile[],
  sought: Sought,
  { except, seen }: { except: ReadonlySet<string>; seen: string },
  { fileOf, hashOf: hashOfFile }: { fileOf: (name: string) => string; hashOf: (file: string) => Promise<string> },
): Promise<FileEdits[]> {
  const found = foundIn(files, sought)
  if (hashOfAll(found) !== seen) throw new EditRefused(say().server.edits.searchedBefore)
  const byFile = Map.groupBy(found, ({ source }) => source.file)
  const edits = await Promise.all(
    [...byFile].map(async ([name, texts]) => {
      const file = fileOf(name)
      const own = texts.flatMap(({ path, value, matches }) => {
        const chosen = matches.filter(({ id }) => !except.has(id))
        return chosen.length === 0 ? [] : [{ kind: 'set' as const, path, value: replacedIn(value, chosen) }]
      })
      return { file, hash: await hashOfFile(file), edits: own }
    }),
  )
  return edits.filter((one) => one.edits.length > 0)
}
