import type { Page } from '../../../schema/page.ts'
import { partHash } from '../../cache/pack.ts'

const hashes = new WeakMap<Page, string>()

/** The hash of a page from its head, without blocks, and the hash of its blocks. */
const joinedHash = (head: object, blocks: string) => partHash(JSON.stringify(head) + blocks)

/** Says what the hash of the blocks of a page is, which was computed for the store. */
export function setBlocksHash({ head, blocks }: { head: object; blocks: string }, page: Page): void {
  hashes.set(page, joinedHash(head, blocks))
}

/** The hash of a page: two pages with the same hash are the same. */
export function pageHashOf(page: Page): string {
  const cached = hashes.get(page)
  if (cached !== undefined) return cached
  const { blocks, ...head } = page
  const hash = joinedHash(head, partHash(JSON.stringify(blocks)))
  hashes.set(page, hash)
  return hash
}
