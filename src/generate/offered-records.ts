/** Slugs of records of the next collection, by the beginning that goes with them: `la`, or `la/ushers`. */
export type Lists = Record<string, string[]>

/** A list without some entries, and with others at its end. */
const withEntries = (list: readonly string[], wanted: readonly string[]) => [
  ...list.filter((one) => wanted.includes(one)),
  ...wanted.filter((one) => !list.includes(one)),
]

/** The same, in the order of the common list if all entries of the list are in it. */
function inOrderOf(shared: readonly string[], list: readonly string[], wanted: readonly string[]): string[] {
  const isInOrder = list.join() === shared.filter((one) => list.includes(one)).join()
  return withEntries(isInOrder ? shared : list, wanted)
}

/** Says what one beginning goes with: in the way it is said now, unless the other way is clearly shorter. */
export function setOffered(
  key: string,
  wanted: readonly string[],
  { shared, only, except, isCommented }: Offers,
): void {
  const own = Object.hasOwn(only, key) ? only[key] : undefined
  const isOwn = own !== undefined
  const hidden = (isOwn ? (except[key] ?? []) : []).filter((slug) => own?.includes(slug) && !wanted.includes(slug))
  const without = shared.filter((slug) => !wanted.includes(slug))
  const canExcept = hidden.length === 0 && wanted.every((slug) => shared.includes(slug))
  const isNew = !isOwn && !Object.hasOwn(except, key)
  const list = inOrderOf(shared, own ?? [], [...wanted, ...hidden])
  // A list that people wrote stays, with what they say of its entries, unless the other one has less than half as many.
  const [few, many] = isOwn ? [without, list] : [list, without]
  const isChanged = isNew ? few.length < many.length : few.length < many.length / 2 && !isCommented(key)
  if (canExcept && isChanged === isOwn) {
    delete only[key]
    setList(except, key, isOwn ? without : withEntries(except[key] ?? [], without))
  } else {
    only[key] = list
    setList(except, key, hidden)
  }
}

export type Offers = {
  shared: readonly string[]
  only: Lists
  except: Lists
  /** Whether a list of a beginning has comments, which would be lost with it. */
  isCommented: (key: string) => boolean
}

/** How many lines some lists take: one for each name, and one for each entry. */
export const linesOf = (lists: Lists) => Object.values(lists).reduce((sum, list) => sum + 1 + list.length, 0)

export function setList(lists: Lists, key: string, list: string[]): void {
  if (list.length > 0) lists[key] = list
  else delete lists[key]
}
