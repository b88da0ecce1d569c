import { freeAddress } from '../../../../schema/reserved-name.ts'
import { freeName, slugOf } from '../../../../schema/slug.ts'
import type { PageListEntry } from '../../wire/listing.ts'

/** The folder of an address, with a slash at its end. */
const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1) || '/'

/** The folder in which most posts are; `undefined` on a site without posts. */
export function folderOfPosts(pages: readonly Pick<PageListEntry, 'kind' | 'address'>[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { kind, address } of pages)
    if (kind === 'Post') counts.set(folderOf(address), (counts.get(folderOf(address)) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** The folder of a new page: a new post belongs to the posts, whatever it is a copy of; a copy is beside what it copies. */
export const folderOfNew = (
  pages: readonly Pick<PageListEntry, 'kind' | 'address'>[],
  { copied, isPost }: { copied: string | undefined; isPost: boolean },
): string => (isPost ? folderOfPosts(pages) : undefined) ?? (copied === undefined ? '/' : folderOf(copied))

/**
 * The address in a folder that a title gives, with a number behind it where it is taken, and another name where it belongs
 * to the server. A title without letters and digits gives the folder alone.
 */
export function proposedAddress(title: string, folder: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title)
  return slug === '' ? folder : freeName(freeAddress(folder + slug), taken)
}
