import { basename, dirname, join, resolve } from 'node:path'

/** Where the studio stores the journal and the token of a content folder: beside it, apart from those of other sites. */
export function studioStore(pages: string): string {
  const folder = resolve(pages)
  return join(dirname(folder), '.marquee/studio', basename(folder))
}
