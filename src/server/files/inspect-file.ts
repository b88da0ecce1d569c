import { open, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { FileType } from '../../../schema/forms/file-types.ts'
import { oneAtATime } from '../one-at-a-time.ts'

/** First bytes of each kind of file; a WebP has its length between the two words. */
const signatures: Record<FileType, (head: Buffer) => boolean> = {
  jpg: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  pdf: (head) => head.toString('latin1', 0, 5) === '%PDF-',
}

/** The type of a file by its content. Its name and the type from the browser may be anything. */
export async function typeOf(path: string): Promise<FileType | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    const head = buffer.subarray(0, bytesRead)
    return (Object.keys(signatures) as FileType[]).find((type) => signatures[type](head))
  } finally {
    await file.close()
  }
}

/** More pixels than any phone takes; a small file can claim far more, to exhaust the memory. */
const maxPixels = 120_000_000

/** Longer than any screen or sheet of paper needs, in pixels. */
const maxSide = 4_096

const formats = {
  jpg: ['jpeg', { quality: 86, mozjpeg: true }],
  png: ['png', {}],
  webp: ['webp', { quality: 86 }],
} as const

/** One picture at a time: each takes a thread that pages need, and up to half a gigabyte while it is decoded. */
const drawing = oneAtATime()

/**
 * Encodes a picture again, upright and without metadata: location, time, camera and names are removed. Returns `false`
 * for a file that is no complete picture. A PDF stays as it is.
 */
export async function cleanFile(path: string, type: FileType): Promise<boolean> {
  if (type === 'pdf') return true
  return drawing('picture', () => drawAgain(path, type))
}

async function drawAgain(path: string, type: Exclude<FileType, 'pdf'>): Promise<boolean> {
  const [format, options] = formats[type]
  try {
    const bytes = await readFile(path)
    const drawn = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, options)
      .toBuffer()
    await writeFile(path, drawn)
    return true
  } catch {
    return false
  }
}
