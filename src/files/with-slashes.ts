import { sep } from 'node:path'

/** A path with `/`, on every system. */
export const withSlashes = (path: string): string => path.replaceAll(sep, '/')
