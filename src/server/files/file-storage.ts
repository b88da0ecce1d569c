import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import pMap from 'p-map'
import { isAbsent, readText } from '../../files/read-text.ts'

/** A stored file: its name, its size in bytes, and when it was stored, in milliseconds. */
type StoredFile = { name: string; bytes: number; storedAt: number }

/** Where files lie under names such as `waiting/{id}.pdf`: a folder of this machine, or a bucket that several share. */
export type FileStorage = {
  /** Moves a file of this machine into the storage. It would survive a power failure when this resolves. */
  put: (name: string, path: string) => Promise<void>
  putText: (name: string, text: string) => Promise<void>
  text: (name: string) => Promise<string | undefined>
  read: (name: string) => Promise<Readable | undefined>
  /** Gives a file another name. Nothing happens if it has that name already. */
  move: (from: string, to: string) => Promise<void>
  list: (folder: string) => Promise<StoredFile[]>
  remove: (name: string) => Promise<void>
  /** Rejects if files cannot be stored, or not be read again. */
  check: () => Promise<void>
}

/** A file in each folder. An empty folder in place of one that was deleted does not have it, a restored copy has. */
const checkName = 'check.txt'

/** Files in these folders of a folder, readable only by its owner. */
export async function folderStorage(folder: string, names: readonly string[]): Promise<FileStorage> {
  const pathOf = (name: string) => join(folder, name)

  /** Folders that were deleted or replaced have lost their files, so nothing else is stored before they are back. */
  const checkFolders = async () => {
    for (const name of names)
      if (!(await stat(pathOf(`${name}/${checkName}`)).catch(ignore('ENOENT', 'ENOTDIR'))))
        throw new Error(`${pathOf(name)} was deleted or replaced: restore it, or start again with an empty one`)
  }
  const put = async (name: string, path: string) => {
    await checkFolders()
    await toDisk(path)
    await rename(path, pathOf(name))
    await toDisk(dirname(pathOf(name)))
  }
  for (const name of names) {
    await mkdir(pathOf(name), { recursive: true, mode: 0o700 })
    await writeFile(pathOf(`${name}/${checkName}`), checkName, { mode: 0o600, flag: 'wx' }).catch(ignore('EEXIST'))
  }

  return {
    put,
    async putText(name, text) {
      const path = pathOf(`${name}.draft`)
      await writeFile(path, text, { mode: 0o600 })
      await put(name, path)
    },
    text: (name) => readText(pathOf(name)),
    read: async (name) => {
      const stream = createReadStream(pathOf(name))
      const opened = new Promise<Readable>((resolve, reject) =>
        stream.once('open', () => resolve(stream)).once('error', reject),
      )
      return opened.catch(ignore('ENOENT'))
    },
    async move(from, to) {
      await checkFolders()
      try {
        await rename(pathOf(from), pathOf(to))
      } catch (error) {
        if (!isAbsent(error) || !(await stat(pathOf(to)).catch(() => undefined))) throw error
      }
      await toDisk(dirname(pathOf(to)))
    },
    async list(place) {
      const names = (await readdir(pathOf(place))).filter((name) => name !== checkName)
      const find = async (name: string): Promise<StoredFile[]> => {
        const found = await stat(join(folder, place, name)).catch(ignore('ENOENT'))
        return found ? [{ name: `${place}/${name}`, bytes: found.size, storedAt: found.mtimeMs }] : []
      }
      // All at once would hold up the files of pages.
      return (await pMap(names, find, { concurrency: 4 })).flat()
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async check() {
      await checkFolders()
      for (const name of names) {
        const path = pathOf(`${name}/${checkName}`)
        await writeFile(path, checkName, { flag: 'r+' })
        await toDisk(path)
      }
    },
  }
}

/** Ignores errors with these codes. */
const ignore =
  (...codes: readonly string[]) =>
  (error: unknown) => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return undefined
  }

async function toDisk(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
