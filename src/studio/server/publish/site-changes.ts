import { lstat, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { hashAll } from '../../../cache/hash.ts'
import type { LoadedSite } from '../../../content/load/load.ts'
import { isAbsent } from '../../../files/read-text.ts'
import type { ChangeWords } from '../../wire/history.ts'
import type { ChangedFileModel, Changes } from '../../wire/publish.ts'
import { say } from '../../words/say.ts'
import { isLockFile } from '../merging/merge-lock.ts'
import { listedPages } from '../models/listed-pages.ts'
import { type ChangedFile, changedFiles, ignoredContent } from './changed-files.ts'
import { discardId } from './discard-id.ts'
import { type FileStates, fileChanges, fileTitle } from './file-changes.ts'
import { GitRefused } from './git.ts'
import { unpushedCommits } from './origin/unpushed.ts'
import { filesAt, openRepository, type Repository, refusedCommit } from './repository.ts'

/** How many files have their changes cached. */
const cachedFiles = 2_000

/** The bytes of a file as git stores it, of a link the path that it leads to; `undefined` if no file is there. */
export async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    const about = await lstat(path)
    if (about.isSymbolicLink()) return Buffer.from(await readlink(path))
    return about.isFile() ? await readFile(path) : undefined
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

type Options = {
  folder: string
  siteOf: () => LoadedSite | undefined
  /** The path from the root of the repository of a file of the content. */
  fileOf: (name: string) => string
}

/** Compares a content folder with the commit that is checked out, in words. */
export function createSiteChanges({ folder, siteOf, fileOf }: Options) {
  const cache = new LRUCache<string, ChangeWords[]>({ max: cachedFiles })

  function wordsOf(name: string, states: FileStates): ChangeWords[] {
    const key = hashAll([say().tag, name, String(states.before), String(states.after)])
    const cached = cache.get(key)
    if (cached) return cached
    const words = fileChanges(name, states, discardId)
    cache.set(key, words)
    return words
  }

  /** The titles of all pages as visitors read them, by address. */
  const titlesOf = (): ReadonlyMap<string, string> => {
    const site = siteOf()
    return new Map(site ? listedPages(site).map(({ address, title }) => [address, title]) : [])
  }

  async function modelsOf(repository: Repository, files: readonly ChangedFile[]): Promise<ChangedFileModel[]> {
    const names = files.flatMap(({ name, from, state }) => (state === 'new' ? [] : [from ?? name]))
    const before = await filesAt(repository, repository.head, names)
    const titles = titlesOf()
    const models: ChangedFileModel[] = []
    for (const file of files) {
      const { name, from, state } = file
      const after = state === 'deleted' ? undefined : await bytesOf(join(folder, name))
      const states = { before: before.get(from ?? name), after }
      models.push({ ...file, file: fileOf(name), ...fileTitle(name, states, titles), changes: wordsOf(name, states) })
      // Hundreds of pages may follow one template: others are answered in between.
      await setImmediate()
    }
    return models
  }

  return {
    titlesOf,
    /** All files that differ; if nothing can be compared, why. */
    async list(): Promise<Changes> {
      try {
        const repository = await openRepository(folder)
        const { branch, remote } = repository
        const refused = refusedCommit(repository)
        const unpushed = await unpushedCommits(repository)
        const files = await changedFiles(repository)
        return {
          files: await modelsOf(repository, files),
          ignored: await ignoredContent(repository, files),
          ...(branch !== undefined && { branch }),
          ...(refused !== undefined && { refusedCommit: refused }),
          hasRemote: remote !== undefined,
          unpushed: unpushed?.subjects ?? [],
        }
      } catch (error) {
        if (!(error instanceof GitRefused)) throw error
        return { refused: error.message, files: [], ignored: [], hasRemote: false, unpushed: [] }
      }
    },
    /** How many files differ, without those that only record what was generated. */
    async count(): Promise<{ count?: number }> {
      try {
        const files = await changedFiles(await openRepository(folder))
        return { count: files.filter(({ name }) => !isLockFile(name)).length }
      } catch (error) {
        if (!(error instanceof GitRefused)) throw error
        return {}
      }
    },
    /** The changed files with these names. Throws `GitRefused` if one of them differs no longer. */
    async ticked(repository: Repository, names: readonly string[]): Promise<ChangedFile[]> {
      const files = await changedFiles(repository)
      const found = files.filter(({ name }) => names.includes(name))
      if (names.length === 0 || found.length < new Set(names).size)
        throw new GitRefused(say().server.publishing.otherChanges)
      return found
    },
  }
}
