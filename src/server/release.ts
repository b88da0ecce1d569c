import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { coalesce } from './coalesce.ts'
import { type Forms, readForms } from './forms.ts'

/** One build of the site, as it lies in `dist`. */
export type Release = {
  dist: string
  /** Paths below `dist` that may be served, with `/` between folders. Whatever is not in here is not there. */
  files: ReadonlySet<string>
  /** Address → address of the page it stands for. */
  aliases: ReadonlyMap<string, { to: string; redirect: boolean }>
  /** What inquiries may hold, beside those of the quote form. */
  forms: Forms
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  imageOrigins: readonly string[]
  /** Whether `/gallery` is the gallery of blocks, with its frames. */
  gallery: boolean
  /** Whether `/snapshots/about.html` stands for `/about`, and is no file of its own. */
  snapshotsRewritten: boolean
  /** Names the folder as it was when it was read; another mark means another release. */
  mark: string
}

/** Gives the release that lies in `dist` now. A folder that has been replaced is read anew. */
export type ReleaseSource = {
  current: () => Promise<Release>
  /** The same for a fraction of the work where many ask at once. They all hear it in one go. */
  currentForMany: () => Promise<Release>
}

/** A new release takes the place of the old one by two renames; for this long, in milliseconds, `dist` may be absent. */
const swapPauseMs = 20

/** Opens `dist`. Throws when there is no readable folder. */
export async function openRelease(dist: string): Promise<ReleaseSource> {
  let release = await readRelease(dist, await markOf(dist))
  let reading: Promise<Release> | undefined

  const renew = async (mark: string) => {
    try {
      release = await readRelease(dist, mark)
    } catch (error) {
      // The folder was moved away while it was read: the next request reads the one that came.
      if (!isAbsent(error)) throw error
    } finally {
      reading = undefined
    }
    return release
  }

  const current = async () => {
    const mark = await markOf(dist).catch(() => release.mark)
    if (mark === release.mark) return release
    reading ??= renew(mark)
    return reading
  }
  return { current, currentForMany: coalesce(current) }
}

/** Reads a file of the release, or `undefined` when it is gone because another release has taken its place. */
export async function readServed(release: Release, file: string): Promise<Buffer | undefined> {
  for (let tries = 0; tries < 5; tries++) {
    try {
      return await readFile(join(release.dist, file))
    } catch (error) {
      if (!isAbsent(error)) throw error
      await new Promise((wait) => setTimeout(wait, swapPauseMs))
    }
  }
  return undefined
}

/** Builds swap the folder; tools that copy a build to another machine write into it, and so into its notes. */
async function markOf(dist: string): Promise<string> {
  const notes = stat(join(dist, '_headers.json')).catch(() => undefined)
  const [folder, headers] = await Promise.all([stat(dist), notes])
  return [folder.ino, folder.mtimeMs, headers?.ino, headers?.mtimeMs].join(':')
}

async function readRelease(dist: string, mark: string): Promise<Release> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  // Links are left out: what is served lies in the folder itself.
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((file) => !isPrivate(file))
  const facts = await readJson(join(dist, '_headers.json'), { scriptHashes: [], imageOrigins: [] })
  const aliases = await readJson<Record<string, { to: string; redirect: boolean }>>(join(dist, '_aliases.json'), {})
  const snapshotsRewritten = (await readJson(join(dist, '_snapshots.json'), '')) === 'rewrite'
  const forms = readForms(await readJson(join(dist, '_forms.json'), {}))
  return {
    dist,
    files: new Set(files),
    aliases: new Map(Object.entries(aliases)),
    forms,
    snapshotsRewritten,
    styleHashes: [],
    gallery: false,
    ...facts,
    mark,
  }
}

/** Names that begin with `_` are notes from the build to the server; hidden names are nobody's, but for `.well-known`. */
const isPrivate = (file: string) =>
  file.split('/').some((name) => name.startsWith('_') || (name.startsWith('.') && name !== '.well-known'))

async function readJson<T>(file: string, otherwise: T): Promise<T> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (isAbsent(error)) return otherwise
    throw error
  }
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
