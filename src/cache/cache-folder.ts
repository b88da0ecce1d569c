import { resolve } from 'node:path'

/**
 * The cache of the code in `root`: the folder that `MARQUEE_CACHE` names, which several machines may share, else one
 * beside the packages. Whoever deletes it loses nothing but time.
 */
export const cacheFolderOf = (root: string) =>
  resolve(root, process.env['MARQUEE_CACHE'] || 'node_modules/.cache/marquee')
