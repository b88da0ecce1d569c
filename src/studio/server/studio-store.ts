import { basename, dirname, join, resolve } from 'node:path'

/** Where the studio stores the journal and the token of a content folder: beside it, in a folder of its own. */
export function studioStore(pages: string): string {
  const folder = resolve(pages)
  return join(dirname(folder), '.marquee/studio', basename(folder))
}
