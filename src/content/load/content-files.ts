import { lstat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { DiagnosticCode } from '../../../schema/diagnostics/codes.ts'
import { siteStart } from '../../../schema/diagnostics/reference.ts'
import type { FileHashes } from '../../cache/file-hash-cache.ts'
import { hashAll, hashOf } from '../../cache/hash.ts'
import { memoizeObjects } from '../../cache/memoize.ts'
import { recordRead } from '../../cache/reads.ts'
import { listFolder } from '../../files/files-below.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { fileKind, type PagePath } from '../parse/file-kind.ts'
import { type Parsed, parse } from '../parse/parse.ts'
import type { Source } from '../parse/source.ts'
import { type CachedFile, readContentFile } from './read-file.ts'
import { parsePage } from './template-blocks.ts'

/** The role of a file by its name: a page with its address, or shared data with its name below `_data/`. */
export type ContentName = { file: string } & ({ kind: 'page'; name: PagePath } | { kind: 'data'; name: string })

/** A page file. */
export type PageFile = Extract<ContentName, { kind: 'page' }>

/** A content file. It is parsed when somebody asks for it. */
export type ContentFile = ContentName & { readonly parsed: Parsed }

function contentName(file: string): ContentName[] {
  const kind = fileKind(file)
  if (kind.kind === 'page') return [{ file, kind: 'page', name: kind.path }]
  return kind.kind === 'data' ? [{ file, ...kind }] : []
}

const templateFile = (name: string) => `_data/templates/${name}.yaml`

/** The name under which a file is recorded as read, by its name in the folder. */
const fileInput = (file: string) => `file ${file}`

/** Why a file was not read, or not in full: its text then says nothing of what is in it. */
const readErrors: ReadonlySet<string> = new Set<DiagnosticCode>(['file-too-large', 'not-utf8', 'unreadable-file'])

const hashOfParsed = memoizeObjects(({ source: { text }, diagnostics }: Parsed) =>
  diagnostics.some(({ code }) => readErrors.has(code)) ? hashAll([text, diagnostics]) : hashOf(text),
)

/** `places` are the folders to which links may lead. */
type Options = { base: string; folder: string; places: readonly string[] }

/** The files of a content folder. Each is read when it is first requested; an unchanged file is not parsed again. */
export function createContentFiles({ base, folder, places }: Options) {
  const fileOf = (name: string) => withSlashes(relative(base, join(folder, name)))
  const cache = new Map<string, CachedFile>()
  /** Names of files whose cached text is up to date. */
  const fresh = new Set<string>()
  /** Names of files that were reported as changed. */
  const reported = new Set<string>()
  let listed: readonly string[] = []
  let contentNames: readonly ContentName[] = []
  let pages: readonly PageFile[] = []
  let files: readonly ContentFile[] | undefined
  let data: readonly ContentFile[] | undefined
  /** The files whose texts were supposed last: if one is written, it is not parsed again. */
  let supposed = new Map<string, Parsed>()

  /** Hashes of files as they were listed, of those that were not read since. */
  let listedHashes: FileHashes = new Map()
  const changedSinceListed = new Set<string>()
  const sources = new Map<string, Source>()

  let badLinks: ReturnType<typeof listFolder>['badLinks'] = []

  function listAgain(): void {
    const found = listFolder(folder, places)
    badLinks = found.badLinks
    list(found.files)
  }

  function list(found: readonly string[]): void {
    listed = found
    contentNames = found.flatMap(contentName)
    pages = contentNames.filter((one) => one.kind === 'page')
    files = undefined
    data = undefined
    const there = new Set(found)
    for (const name of cache.keys()) if (!there.has(name)) cache.delete(name)
  }

  const templateAt = (name: string): Parsed | undefined =>
    parsed({ file: templateFile(name), kind: 'data', name: `templates/${name}` })

  function parseContent({ file, kind, name }: ContentName, source: Source): Parsed {
    const known = supposed.get(file)
    if (known?.source.text === source.text && isCurrent(known)) return known
    if (kind === 'page') return parsePage(source, templateAt)
    return name === 'site' ? parse(source, siteStart) : parse(source)
  }

  /** Whether the blocks of a generated page were compared with those of its template as it is now. */
  const isCurrent = ({ follows }: Parsed) => follows === undefined || follows.template === templateAt(follows.name)

  function parsed(one: ContentName): Parsed | undefined {
    const { file } = one
    if (!fresh.has(file)) {
      const parse = (source: Source) => parseContent(one, source)
      const reading = { cached: cache.get(file), isReported: reported.delete(file), parse }
      const read = readContentFile(join(folder, file), fileOf(file), reading)
      if (read) cache.set(file, read)
      else cache.delete(file)
      fresh.add(file)
    }
    const found = cache.get(file)
    if (found === undefined) return undefined
    // The blocks of a generated page are compared again with those of a template that has changed.
    const current = isCurrent(found.parsed) ? found.parsed : parseContent(one, found.parsed.source)
    if (current !== found.parsed) cache.set(file, { ...found, parsed: current })
    if (current.follows) recordRead(fileInput(templateFile(current.follows.name)))
    return current
  }

  function hashOfFile(one: ContentName): string | undefined {
    const { file } = one
    const isAsListed = !fresh.has(file) && !cache.has(file) && !changedSinceListed.has(file)
    const listedHash = isAsListed ? listedHashes.get(file) : undefined
    if (listedHash !== undefined) return listedHash
    const found = parsed(one)
    return found && hashOfParsed(found)
  }

  function sourceOf(one: ContentName): Source {
    const { file } = one
    const read = fresh.has(file) ? cache.get(file)?.parsed.source : undefined
    const found = read ??
      sources.get(file) ?? {
        file: fileOf(file),
        get text() {
          return parsed(one)?.source.text ?? ''
        },
      }
    if (!read) sources.set(file, found)
    return found
  }

  function recheck(names: Iterable<string>): void {
    for (const name of names) {
      fresh.delete(name)
      sources.delete(name)
      changedSinceListed.add(name)
      reported.add(name)
      files = undefined
      if (contentName(name)[0]?.kind === 'data') data = undefined
    }
  }

  const parsedFile = (one: ContentName): ContentFile[] => {
    const found = parsed(one)
    return found ? [{ ...one, parsed: found }] : []
  }

  /** A file that is parsed on demand; one that is gone by then is empty. */
  const unparsedFile = (one: ContentName): ContentFile => ({
    ...one,
    get parsed() {
      return parsed(one) ?? parse({ file: fileOf(one.file), text: '' })
    },
  })

  return {
    /** Path of a file from the root of the repository. */
    fileOf,
    /** Names of all files in the folder, as last listed. */
    names: () => listed,
    /** Links that are not followed. */
    badLinks: () => badLinks,
    /** The pages among them: the same list until one is added or removed. */
    pages: () => pages,
    /** A parsed file; `undefined` if it is gone. */
    parsed,
    /**
     * Runs `read`, which does not wait for anything, with texts in place of those on the disk, also of files that are not
     * there. The keys are paths in the folder. Afterwards all files are as before: none of them is read again.
     */
    withTexts<Result>(texts: ReadonlyMap<string, string>, read: () => Result): Result {
      const before = new Map<string, { cached: CachedFile | undefined; isFresh: boolean }>()
      const ofTexts = new Map<string, Parsed>()
      const lists = { listed, files, data }
      const ofContent = [...texts.keys()].flatMap(contentName)
      const there = new Set(listed)
      const missing = ofContent.flatMap(({ file }) => (there.has(file) ? [] : [file]))
      if (missing.length > 0) list([...listed, ...missing].sort())
      files = undefined
      data = undefined
      // The pages of a template are compared with its blocks, so it comes first.
      const isPage = ({ kind }: ContentName) => Number(kind === 'page')
      for (const one of ofContent.sort((a, b) => isPage(a) - isPage(b))) {
        const { file } = one
        const cached = cache.get(file)
        before.set(file, { cached, isFresh: fresh.has(file) })
        const text = texts.get(file) ?? ''
        const parsed =
          cached?.parsed.source.text === text ? cached.parsed : parseContent(one, { file: fileOf(file), text })
        ofTexts.set(file, parsed)
        cache.set(file, { mtimeMs: 0, size: 0, parsed })
        fresh.add(file)
      }
      try {
        return read()
      } finally {
        supposed = ofTexts
        for (const [file, { cached, isFresh }] of before) {
          if (cached) cache.set(file, cached)
          else cache.delete(file)
          if (!isFresh) fresh.delete(file)
        }
        if (missing.length > 0) list(lists.listed)
        files = lists.files
        data = lists.data
      }
    },
    /** Forgets what was read: a build needs the memory. It is read again if somebody asks for it. */
    forget(): void {
      cache.clear()
      fresh.clear()
      sources.clear()
      files = undefined
    },
    /** Names of the files of shared data. */
    dataNames: () => contentNames.filter(({ kind }) => kind === 'data'),
    /** Shared data: the same list as long as it cannot have changed. */
    data(): readonly ContentFile[] {
      data ??= contentNames.filter(({ kind }) => kind === 'data').flatMap(parsedFile)
      return data
    },
    /** Pages and shared data, by their names. */
    read(): readonly ContentFile[] {
      files ??= contentNames.filter((one) => hashOfFile(one) !== undefined).map(unparsedFile)
      return files
    },
    /** The hash of the text of a file, which need not be read for it; `undefined` if there is no such file. */
    hashOf: hashOfFile,
    /** The same by the name of a file in the folder. */
    hashAt(file: string): string | undefined {
      const [one] = contentName(file)
      return one && hashOfFile(one)
    },
    /** The name under which a file is recorded as read, by its path from the root of the repository. */
    inputAt: (path: string) => fileInput(withSlashes(relative(folder, join(base, path)))),
    /** The text of a file, which is read when somebody asks for it; by the path of the file from the root of the repository. */
    sourceAt(path: string): Source {
      const [one] = contentName(withSlashes(relative(folder, join(base, path))))
      return one ? sourceOf(one) : { file: path, text: '' }
    },
    /**
     * Lists the folder. Every file is checked for changes when it is next requested, but for those whose hashes are given: these
     * are read when they are parsed. Throws only if the folder cannot be read.
     */
    async listAll(hashes: FileHashes = new Map()): Promise<void> {
      fresh.clear()
      listedHashes = hashes
      changedSinceListed.clear()
      sources.clear()
      listAgain()
    },
    /**
     * The same after one file was saved, created or deleted; no other file is checked. `file` is a path from the root.
     * If it is not and was not a file, a folder or a link was added or removed.
     */
    async listChanged(file: string): Promise<void> {
      const changed = withSlashes(relative(folder, resolve(base, file)))
      const found = await lstat(join(folder, changed)).catch(() => undefined)
      const wasListed = listed.includes(changed)
      recheck([changed])
      if (found?.isFile() && wasListed) return
      // A replaced folder may have different files of the same names.
      for (const name of listed)
        if (changed === '' || `${name}/`.startsWith(`${changed}/`)) {
          fresh.delete(name)
          changedSinceListed.add(name)
        }
      if (found?.isFile()) list([...listed, changed].sort())
      else if (wasListed && found === undefined) list(listed.filter((name) => name !== changed))
      else listAgain()
    },
  }
}
