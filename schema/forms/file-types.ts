// Apart from the fields, whose schemas browsers do not load.

/** Kinds of files that are taken, by the ending that people know. What a file is, its content says and not its name. */
export const fileTypes = {
  jpg: { name: 'JPEG', mime: 'image/jpeg' },
  png: { name: 'PNG', mime: 'image/png' },
  webp: { name: 'WebP', mime: 'image/webp' },
  pdf: { name: 'PDF', mime: 'application/pdf' },
} as const
export type FileType = keyof typeof fileTypes
