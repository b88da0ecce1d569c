/** What beginnings go with: that of each, and of those without a list of their own, which go with the shared records. */
export type Offered = { all: readonly string[][]; withoutList: readonly string[][] }

/**
 * The records of a later collection that beginnings without a list of their own go with: a record that all of them get
 * belongs there, and one that has lost its last page does not.
 */
export function sharedRecords(shared: readonly string[], before: Offered, after: Offered): string[] {
  const isEverywhere = (slug: string) =>
    after.withoutList.length > 0 && after.withoutList.every((list) => list.includes(slug))
  const isGone = (slug: string) =>
    before.all.some((list) => list.includes(slug)) && !after.all.some((list) => list.includes(slug))
  const added = [...new Set(after.withoutList.flat())].filter((slug) => !shared.includes(slug) && isEverywhere(slug))
  return [...shared.filter((slug) => !isGone(slug)), ...added]
}

/**
 * The shared records with those of `others` that are better said for all than by lists of their own: where many get a record,
 * the rest gets an exception, and no list repeats all records for one more. `lines` counts what a file says with a list.
 */
export function withCommon(
  shared: readonly string[],
  others: readonly string[],
  lines: (shared: readonly string[]) => number,
): readonly string[] {
  const toggled = (list: readonly string[], slug: string) =>
    list.includes(slug) ? list.filter((one) => one !== slug) : [...list, slug]
  function improved(list: readonly string[]): readonly string[] {
    const [before, changed] = [lines(list), others.map((slug) => toggled(list, slug))]
    const better = changed.find((one) => lines(one) < before)
    return better === undefined ? list : improved(better)
  }
  // Two records may be shorter for all, or for none, together than each by itself.
  const none = shared.filter((slug) => !others.includes(slug))
  const found = [shared, none, [...new Set([...shared, ...others])]].map(improved)
  return found.reduce((best, one) => (lines(one) < lines(best) ? one : best))
}
