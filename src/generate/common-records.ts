/**
 * The records of a later collection that all beginnings without a list of their own go with: a record that all of them
 * get belongs there, and one that none of them has now does not.
 */
export function sharedRecords(shared: readonly string[], [before, after]: [string[][], string[][]]): string[] {
  const isEverywhere = (slug: string) => after.length > 0 && after.every((list) => list.includes(slug))
  const isGone = (slug: string) =>
    before.some((list) => list.includes(slug)) && !after.some((list) => list.includes(slug))
  const added = [...new Set(after.flat())].filter((slug) => !shared.includes(slug) && isEverywhere(slug))
  return [...shared.filter((slug) => !isGone(slug)), ...added]
}

/** How many lines say what a beginning goes with, by an exception or by a list of its own. */
function linesOf(wanted: readonly string[], shared: readonly string[]): number {
  const without = shared.filter((slug) => !wanted.includes(slug))
  const isWithin = wanted.every((slug) => shared.includes(slug))
  if (isWithin && without.length === 0) return 0
  return 1 + (isWithin ? Math.min(without.length, wanted.length) : wanted.length)
}

/**
 * The shared records with those that are better said for all than by lists of their own: where many get a record, the others
 * get an exception, and no list repeats all records for one more.
 */
export function withCommon(shared: readonly string[], lists: readonly (readonly string[])[]): string[] {
  const lines = (records: readonly string[]) =>
    records.length + lists.reduce((sum, wanted) => sum + linesOf(wanted, records), 0)
  const best = [...shared]
  for (const slug of new Set(lists.flat())) {
    if (best.includes(slug)) continue
    const before = lines(best)
    best.push(slug)
    if (lines(best) >= before) best.pop()
  }
  return best
}
