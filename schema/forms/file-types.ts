// In a file without schemas, because browsers load it.

/** Accepted types of files, by their usual ending. The type of a file is decided by its content, not by its name. */
export const fileTypes = {
  jpg: { name: 'JPEG', mime: 'image/jpeg' },
  png: { name: 'PNG', mime: 'image/png' },
  webp: { name: 'WebP', mime: 'image/webp' },
  pdf: { name: 'PDF', mime: 'application/pdf' },
} as const
export type FileType = keyof typeof fileTypes
