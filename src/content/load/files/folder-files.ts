import { lstat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { FileHashes } from '../../../cache/file-hash-cache.ts'
import { hashAll, hashOf } from '../../../cache/hash.ts'
import { memoize, memoizeObjects } from '../../../cache/memoize.ts'
import { listFolder } from '../../../files/files-below.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import type { Source } from '../../parse/source.ts'
import { isSharedData } from './content-names.ts'
import { type FileText, type ReadFile, readContentFile } from './read-file.ts'

/** The texts of the files of a content folder, by their names in it: as they are read, or with texts that are not written. */
export type FolderTexts = {
  /** The path of a file from the root of the repository, and the name of a file at such a path. */
  fileOf: (name: string) => string
  nameOf: (file: string) => string
  /** Names of all files: the same list until one is added or removed. */
  names: () => readonly string[]
  /** Links that are not followed. */
  badLinks: () => ReturnType<typeof listFolder>['badLinks']
  /** A file; `undefined` if it is gone. */
  read: (name: string) => FileText | undefined
  /** The hash of the text of a file, which need not be read for it. */
  hashOf: (name: string) => string | undefined
  /** The text of a file, which is read when somebody asks for it. */
  sourceOf: (name: string) => Source
  /** A number that grows whenever a file of shared data may have changed, or files were added or removed. */
  version: () => number
  /** Names of the files whose texts are not those on the disk. */
  unsaved: ReadonlySet<string>
}

export const hashOfText = memoizeObjects(({ source: { text }, unread }: FileText) =>
  unread ? hashAll([text, unread]) : hashOf(text),
)

/** A listed file. `unchecked`: time and size show whether it is as it was read; `changed`: it is read in any case. */
type ListedFile = {
  state: 'current' | 'unchecked' | 'changed'
  read?: ReadFile | undefined
  /** Its hash when it was listed, until it is read or changes. */
  hash?: string | undefined
  /** Stands for its text, until it is read. */
  source?: Source | undefined
}

/** `places` are the folders to which links may lead. */
type Options = { base: string; folder: string; places: readonly string[] }

/** The files of a content folder as they are on the disk. Each is read when it is first requested, and when it has changed. */
export function createFolderFiles({ base, folder, places }: Options) {
  const fileOf = (name: string) => withSlashes(relative(base, join(folder, name)))
  const nameOf = memoize((file: string) => withSlashes(relative(folder, resolve(base, file))))
  let files: ReadonlyMap<string, ListedFile> = new Map()
  let names: readonly string[] = []
  let badLinks: ReturnType<FolderTexts['badLinks']> = []
  let version = 0

  function list(found: readonly string[]): void {
    version++
    names = found
    files = new Map(found.map((name) => [name, files.get(name) ?? { state: 'unchecked' }]))
  }

  function listFiles(): void {
    const found = listFolder(folder, places)
    badLinks = found.badLinks
    list(found.files)
  }

  function expire(name: string, file: ListedFile, state: ListedFile['state']): void {
    if (isSharedData(name)) version++
    if (file.state !== 'changed') file.state = state
    file.source = undefined
    file.hash = undefined
  }

  function read(name: string): FileText | undefined {
    const file = files.get(name)
    if (file === undefined) return undefined
    if (file.state !== 'current') {
      const isReported = file.state === 'changed'
      file.read = readContentFile(join(folder, name), fileOf(name), { before: file.read, isReported })
      file.state = 'current'
      file.hash = undefined
    }
    return file.read
  }

  return {
    unsaved: new Set(),
    fileOf,
    nameOf,
    names: () => names,
    badLinks: () => badLinks,
    read,
    hashOf(name: string): string | undefined {
      const listed = files.get(name)?.hash
      if (listed !== undefined) return listed
      const found = read(name)
      return found && hashOfText(found)
    },
    sourceOf(name: string): Source {
      const file = files.get(name)
      if (file === undefined) return { file: fileOf(name), text: '' }
      if (file.state === 'current' && file.read) return file.read.source
      file.source ??= {
        file: fileOf(name),
        get text() {
          return read(name)?.source.text ?? ''
        },
      }
      return file.source
    },
    version: () => version,
    /** Frees the memory of what was read. It is read again if somebody asks for it. */
    forget(): void {
      for (const [name, file] of files) {
        file.read = undefined
        expire(name, file, 'unchecked')
      }
    },
    /**
     * Lists the folder. Every file is checked for changes when it is next requested, but for those whose hashes are given: these
     * are read when their text is needed. Throws only if the folder cannot be read.
     */
    listAll(hashes: FileHashes = new Map()): void {
      listFiles()
      for (const [name, file] of files) {
        expire(name, file, 'unchecked')
        if (!file.read) file.hash = hashes.get(name)
      }
    },
    /**
     * The same after one file was saved, created or deleted; no other file is checked. `file` is a path from the root.
     * If it is not and was not a file, a folder or a link was added or removed.
     */
    async listChanged(file: string): Promise<void> {
      const changed = withSlashes(relative(folder, resolve(base, file)))
      const found = await lstat(join(folder, changed)).catch(() => undefined)
      const listed = files.get(changed)
      if (listed) expire(changed, listed, 'changed')
      if (found?.isFile() && listed) return
      // A replaced folder may have different files of the same names.
      for (const [name, one] of files)
        if (changed === '' || `${name}/`.startsWith(`${changed}/`)) expire(name, one, 'unchecked')
      if (found?.isFile()) list([...names, changed].sort())
      else if (listed && found === undefined) list(names.filter((name) => name !== changed))
      else listFiles()
    },
  } satisfies FolderTexts & Record<string, unknown>
}
