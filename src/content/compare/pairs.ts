/** A page, a block or anything else in two states of a site; `undefined` where it is not there. */
export type Pair<One> = { before: One | undefined; after: One | undefined }

/**
 * What two states have, paired by a key that nothing else has in one of them: what is there after, in its order, then what is gone.
 *
 * `src/diff/`, the effects of edits and the changes to publish all pair in this way, and show values and lines that differ by the
 * modules beside this one. What they pair differs for good reasons: `src/diff/` renderings, since code may have changed, in processes
 * that exchange hashes alone; effects checked pages, which are there in milliseconds; the changes to publish files as git pairs
 * them, since they are what a person commits.
 */
export function pairsBy<One>(
  before: readonly One[],
  after: readonly One[],
  keyOf: (one: One) => string,
): (Pair<One> & { key: string })[] {
  const old = new Map(before.map((one) => [keyOf(one), one]))
  const now = after.map((one) => ({ key: keyOf(one), before: old.get(keyOf(one)), after: one }))
  for (const { key } of now) old.delete(key)
  return [...now, ...[...old].map(([key, one]) => ({ key, before: one, after: undefined }))]
}
