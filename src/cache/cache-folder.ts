import { join } from 'node:path'

/** Where records of earlier runs lie, below the folder of the code. Whoever deletes it loses nothing but time. */
export const cacheFolderOf = (root: string) => join(root, 'node_modules/.cache/marquee')
