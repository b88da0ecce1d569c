/** A kind of file beside pictures that a site publishes as it is. */
export type FileKind = 'pdf' | 'mp4' | 'webm' | 'svg'

/** Where files of a kind are stored in `_public/`, and the most bytes of one: what hosts of pages take. */
export const kinds: Readonly<Record<FileKind, { folder: string; maxBytes: number }>> = {
  pdf: { folder: 'files', maxBytes: 25_000_000 },
  mp4: { folder: 'videos', maxBytes: 100_000_000 },
  webm: { folder: 'videos', maxBytes: 100_000_000 },
  svg: { folder: 'images', maxBytes: 1_000_000 },
}

/** All of these folders. */
export const kindFolders: readonly string[] = [...new Set(Object.values(kinds).map(({ folder }) => folder))]

/** The most bytes of a picture of pixels, and of any file. */
export const maxPictureBytes = 25_000_000
export const maxFileBytes = 100_000_000

/** How many bytes at the start of a file say its kind. */
const headBytes = 4_096

/** Brands of the container of MP4 that hold pictures or sound alone, and that of QuickTime, which not every browser plays. */
const otherBrands = /^(?:avif|avis|heic|heix|mif1|msf1|M4A |qt {2})/

/** The kind of a file by its bytes; its name may say anything. `undefined` for pictures of pixels and all other files. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  const head = bytes.toString('latin1', 0, headBytes)
  if (head.startsWith('%PDF-')) return 'pdf'
  if (head.startsWith('ftyp', 4) && !otherBrands.test(head.slice(8))) return 'mp4'
  if (head.startsWith('\x1aE\xdf\xa3') && head.includes('webm')) return 'webm'
  const text = bytes.toString('utf8', 0, headBytes).replace(/^\uFEFF/, '')
  return /^(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype\s+svg[^>]*>|\s)*<svg[\s>]/i.test(text) ? 'svg' : undefined
}
