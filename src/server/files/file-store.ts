import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileType, fileTypes } from '../../../schema/forms/file-types.ts'
import { readText } from '../../files/read-text.ts'
import type { FileReference } from '../forms.ts'

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

/** How often unreferenced files are removed, in milliseconds. */
const sweepEveryMs = 60 * 60_000

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type FileStore = Awaited<ReturnType<typeof openFileStore>>

/**
 * Stores the files of inquiries in this folder, readable only by its owner. `incoming/` has unfinished uploads,
 * `waiting/` files that no inquiry refers to yet, `kept/` the others, each as `{id}.{ending}` beside `{id}.json`.
 */
export async function openFileStore(folder: string) {
  const places = { incoming: join(folder, 'incoming'), waiting: join(folder, 'waiting'), kept: join(folder, 'kept') }
  for (const place of Object.values(places)) await mkdir(place, { recursive: true, mode: 0o700 })

  const metadataOf = async (place: string, id: string): Promise<FileMetadata | undefined> => {
    const text = await readText(join(place, `${id}.json`))
    return text === undefined ? undefined : JSON.parse(text)
  }
  const find = async (id: string) => {
    if (!uuid.test(id)) return undefined
    for (const place of [places.kept, places.waiting]) {
      const metadata = await metadataOf(place, id)
      if (metadata) return { metadata, path: join(place, `${id}.${metadata.type}`), place }
    }
    return undefined
  }

  /** Removes unfinished uploads, and files that no inquiry refers to. */
  const sweep = async (now = Date.now()) => {
    await removeOlder(places.incoming, now - underWayMs)
    await removeOlder(places.waiting, now - waitingMs)
  }
  await sweep()
  const timer = setInterval(() => void sweep().catch(() => {}), sweepEveryMs)
  timer.unref()

  return {
    find,
    sweep,
    /** A path for an upload. The caller moves the file on, or removes it. */
    incoming: () => join(places.incoming, randomUUID()),
    /** Takes over a received file. It is on disk before this resolves. */
    async take(id: string, path: string, metadata: FileMetadata): Promise<void> {
      const target = join(places.waiting, `${id}.${metadata.type}`)
      await toDisk(path)
      await rename(path, target)
      const metadataPath = join(places.incoming, `${id}.json`)
      await writeFile(metadataPath, JSON.stringify(metadata), { mode: 0o600 })
      await toDisk(metadataPath)
      // The metadata is written last: a file without it does not count.
      await rename(metadataPath, join(places.waiting, `${id}.json`))
      await toDisk(places.waiting)
    },
    /**
     * Stores the files that an inquiry of this form refers to. Returns those that are missing, or were sent for a
     * different field.
     */
    async keep(form: string, references: readonly FileReference[]): Promise<FileReference[]> {
      const missing: FileReference[] = []
      for (const reference of references) {
        const found = await find(reference.id)
        const isMeant = found?.metadata.form === form && found.metadata.field === reference.field
        if (!found || !isMeant) missing.push(reference)
        else if (found.place === places.waiting) {
          await rename(found.path, join(places.kept, `${reference.id}.${found.metadata.type}`))
          await rename(join(places.waiting, `${reference.id}.json`), join(places.kept, `${reference.id}.json`))
        }
      }
      if (references.length > missing.length) await toDisk(places.kept)
      return missing
    },
    /** How many bytes wait for an inquiry. */
    async waitingBytes(): Promise<number> {
      const sizes = await Promise.all((await readdir(places.waiting)).map((name) => sizeOf(join(places.waiting, name))))
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    /** The bytes of a file, and its media type. */
    read: (path: string, { type }: FileMetadata) => ({ stream: createReadStream(path), mime: fileTypes[type].mime }),
    close: () => clearInterval(timer),
  }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

async function removeOlder(place: string, than: number): Promise<void> {
  for (const name of await readdir(place)) {
    const path = join(place, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < than) await rm(path, { force: true })
  }
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
