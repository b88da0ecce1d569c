/** How many of the longest and of the shortest names come first. */
const extremes = 3

/** Steps of this part of a list meet all of it evenly, wherever one stops. */
const goldenRatio = 0.618_033_988_749_895

/**
 * Pages in an order in which the first few show what can go wrong: those with words of their own, then the longest and the
 * shortest names, then all others, evenly over the list.
 */
export function spread<Page extends { name: string; hasOwnWords: boolean }>(pages: readonly Page[]): Page[] {
  const own = pages.filter(({ hasOwnWords }) => hasOwnWords)
  const byLength = pages.filter(({ hasOwnWords }) => !hasOwnWords).sort((a, b) => b.name.length - a.name.length)
  const ends = [...byLength.slice(0, extremes), ...byLength.slice(extremes).slice(-extremes).reverse()]
  const taken = new Set(ends)
  const rest = pages.filter((page) => !page.hasOwnWords && !taken.has(page))
  const evenly = rest
    .map((page, index) => ({ page, at: (index * goldenRatio) % 1 }))
    .sort((a, b) => a.at - b.at)
    .map(({ page }) => page)
  return [...own, ...ends, ...evenly]
}
