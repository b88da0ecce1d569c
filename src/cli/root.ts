import { join, resolve } from 'node:path'

/** Root of the repository. */
export const root = resolve(import.meta.dirname, '../..')

/** A path from the command line, relative to the root. */
export const underRoot = (path: string) => resolve(root, path)

/** Where records of earlier runs lie. Whoever deletes it loses nothing but time. */
export const cacheFolder = join(root, 'node_modules/.cache/marquee')
