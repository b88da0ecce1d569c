/**
 * A block whose text is on a larger share of the pages is part of the site, like its header: search engines discount
 * it, so it counts for no page.
 */
const commonShare = 0.25
/** On a small site a quarter is soon reached; a block on fewer pages than this is never left out. */
const minCommonPages = 10

/**
 * The hashes of texts that stand on more than a quarter of all pages word for word. `hashes` are those of the texts of each
 * page.
 */
export function commonTexts(hashes: readonly (readonly number[])[]): ReadonlySet<number> {
  const sorted = Float64Array.from(hashes.flatMap((page) => [...new Set(page)])).sort()
  const limit = Math.max(minCommonPages, hashes.length * commonShare)
  const common = new Set<number>()
  for (let start = 0, end = 0; start < sorted.length; start = end) {
    for (end = start + 1; end < sorted.length && sorted[end] === sorted[start]; ) end++
    if (end - start > limit) common.add(sorted[start] as number)
  }
  return common
}
