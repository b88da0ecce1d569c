import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type FileType, fileTypes } from '../../../schema/forms/file-types.ts'
import type { FileReference } from '../forms.ts'
import { isUuid } from '../service-answers.ts'
import { type FileStorage, folderStorage } from './file-storage.ts'

/** The metadata of a file. Its name is not part of it: a person chose it, and it may name one. */
export type FileMetadata = {
  form: string
  /** Path of its field: `receipts.receipt`. */
  field: string
  type: FileType
  /** SHA-256 of the bytes as they were sent. */
  hash: string
}

/** How long a file waits for an inquiry that refers to it, in milliseconds: as long as a draft is stored. */
const waitingMs = 7 * 24 * 60 * 60_000

/** An upload that takes longer was abandoned, in milliseconds. */
const underWayMs = 60 * 60_000

/** How much space a healthy disk has for uploads at least, in bytes. */
const leastSpace = 64 * 1024

/** How often unreferenced files are removed, in milliseconds. */
const sweepEveryMs = 60 * 60_000

/** For how long the size of what waits counts, in milliseconds: other services store in the same folder. */
const measuredMs = 60_000

/** `waiting` has files that no inquiry refers to yet, `kept` the others. */
const places = ['kept', 'waiting'] as const
type Place = (typeof places)[number]

export type FileStore = Awaited<ReturnType<typeof createFileStore>>

/** Stores the files of inquiries in this folder; unfinished uploads are in `incoming/`. */
export const openFileStore = async (folder: string): Promise<FileStore> =>
  createFileStore(await folderStorage(folder, places), join(folder, 'incoming'))

/**
 * Stores the files of inquiries, each as `{id}.{type}` beside `{id}.json`. The metadata is written last and moved last,
 * so a file without it is unfinished, and a retry finishes it. `incoming` is a folder of this machine for uploads.
 */
export async function createFileStore(storage: FileStorage, incoming: string) {
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const bytesName = (place: Place, id: string, { type }: FileMetadata) => `${place}/${id}.${type}`
  const metadataName = (place: Place, id: string) => `${place}/${id}.json`

  const find = async (id: string) => {
    if (!isUuid(id)) return undefined
    for (const place of places) {
      const text = await storage.text(metadataName(place, id))
      if (text !== undefined) return { metadata: JSON.parse(text) as FileMetadata, place }
    }
    return undefined
  }

  const moveToKept = async (id: string, metadata: FileMetadata) => {
    await storage.move(bytesName('waiting', id, metadata), bytesName('kept', id, metadata))
    await storage.move(metadataName('waiting', id), metadataName('kept', id))
  }

  /** A path for an upload. The caller moves the file on, or removes it. */
  const newUpload = async () => {
    // Nothing is lost with this folder, and programs that tidy up delete empty ones. The one above must be there.
    await mkdir(incoming, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    return join(incoming, randomUUID())
  }

  /** Removes unfinished uploads, and files that no inquiry refers to. One that was half moved is moved. */
  const sweep = async (now = Date.now()) => {
    await removeOlder(incoming, now - underWayMs)
    const waiting = await storage.list('waiting')
    const names = new Set(waiting.map(({ name }) => name))
    for (const { name, storedAt } of waiting) {
      if (storedAt >= now - waitingMs) continue
      const [, id] = /^waiting\/(.+)\.json$/.exec(name) ?? []
      const found = id === undefined ? undefined : await find(id)
      if (id !== undefined && found && !names.has(bytesName('waiting', id, found.metadata)))
        await moveToKept(id, found.metadata).catch(() => storage.remove(name))
      else await storage.remove(name)
    }
  }
  /** How much waits, as it was measured, and with what was stored since: to look at all files takes long. */
  let waiting = { bytes: 0, at: 0 }
  const measure = async () => {
    const at = Date.now()
    const bytes = (await storage.list('waiting')).reduce((sum, file) => sum + file.bytes, 0)
    waiting = { bytes, at }
  }
  await sweep()
  await measure()
  const timer = setInterval(() => void sweep().catch(() => {}), sweepEveryMs)
  timer.unref()

  return {
    find,
    sweep,
    /** Rejects if a file could not be received or stored now, or if stored files are gone. */
    async check(): Promise<void> {
      await storage.check()
      const path = await newUpload()
      await writeFile(path, Buffer.alloc(leastSpace)).finally(() => rm(path, { force: true }))
    },
    newUpload,
    /** Takes over a received file. It is stored for good before this resolves. */
    async take(id: string, path: string, metadata: FileMetadata): Promise<void> {
      waiting.bytes += (await stat(path)).size
      await storage.put(bytesName('waiting', id, metadata), path)
      await storage.putText(metadataName('waiting', id), JSON.stringify(metadata))
    },
    /**
     * Stores the files that an inquiry of this form refers to. Returns those that are missing, or were sent for a
     * different field. Rejects if they may be missing because the storage is.
     */
    async keep(form: string, references: readonly FileReference[]): Promise<FileReference[]> {
      const missing: FileReference[] = []
      for (const reference of references) {
        const found = await find(reference.id)
        const isMeant = found?.metadata.form === form && found.metadata.field === reference.field
        if (!found || !isMeant) missing.push(reference)
        else if (found.place === 'waiting') await moveToKept(reference.id, found.metadata)
      }
      if (missing.length > 0) await storage.check()
      return missing
    },
    /** Erases a file that was sent for this form. Returns whether there was one. */
    async remove(id: string, form: string): Promise<boolean> {
      const { metadata, place } = (await find(id)) ?? {}
      if (!metadata || !place || metadata.form !== form) return false
      // Half of it may have been moved.
      for (const of of places) await storage.remove(bytesName(of, id, metadata))
      await storage.remove(metadataName(place, id))
      return true
    },
    /** About how many bytes wait for an inquiry. */
    waitingBytes(): number {
      if (Date.now() - waiting.at > measuredMs) {
        waiting.at = Date.now()
        void measure().catch(() => {})
      }
      return waiting.bytes
    },
    /** The bytes of a file with their type; `undefined` if no file has the id. */
    async read(id: string): Promise<{ stream: Readable; type: FileType; mime: string } | undefined> {
      const { metadata, place } = (await find(id)) ?? {}
      if (!metadata || !place) {
        await storage.check()
        return undefined
      }
      // Half of it may have been moved.
      const stream =
        (await storage.read(bytesName(place, id, metadata))) ?? (await storage.read(bytesName('kept', id, metadata)))
      return stream && { stream, type: metadata.type, mime: fileTypes[metadata.type].mime }
    },
    close: () => clearInterval(timer),
  }
}

async function removeOlder(folder: string, than: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < than) await rm(path, { force: true })
  }
}
