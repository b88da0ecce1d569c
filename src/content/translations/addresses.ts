import { numberedPath } from '../../../schema/links/numbered-path.ts'
import type { Page } from '../../../schema/page.ts'

/** The address of a page in a language, by its path: a path names a page in every language, an address is where it is written. */
export type Addresses = ReadonlyMap<string, string>

/** The address of a page whose mirror gives none: that of the source behind the tag. */
export const defaultAddress = (tag: string, path: string): string => (path === '/' ? `/${tag}` : `/${tag}${path}`)

/**
 * The addresses of the pages of a language, those of further pages of lists behind that of the first. `given` are those of mirrors, by
 * the path of their page.
 */
export function addressesIn(
  tag: string,
  pages: readonly Pick<Page, 'path' | 'numbered'>[],
  given: Addresses,
): Addresses {
  // Hosts look for the page of unknown addresses there.
  const of = (path: string) => (path === '/404' ? undefined : given.get(path)) ?? defaultAddress(tag, path)
  return new Map(
    pages.map(({ path, numbered }) => [
      path,
      numbered && numbered.number > 1 ? numberedPath(of(numbered.first), numbered.number) : of(path),
    ]),
  )
}
