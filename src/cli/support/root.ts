import { resolve } from 'node:path'

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../../..')

/** A path from the command line, relative to the root. */
export const underRoot = (path: string) => resolve(root, path)
