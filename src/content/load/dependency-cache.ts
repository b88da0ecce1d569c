import { isOfBoth } from '../resolve/page-records.ts'

/** What makes something another on another page. Bits: a whole follows from all that its parts follow from. */
const followsFrom = { city: 1, family: 2, service: 4, page: 8 } as const

/** The records of a page. `cityAndFamily` stands for the city and the kind of its service together. */
export type Records = { city: string; service: string; cityAndFamily: string }

/** What was looked up while something was read: it is the same wherever that is. */
export type Reads = { follows: number }

/** Takes down that a token of a page was filled. */
export function readToken(reads: Reads, name: string): void {
  if (name.startsWith('city.')) reads.follows |= followsFrom.city
  else if (name.startsWith('service.')) reads.follows |= followsFrom.service
  else reads.follows |= followsFrom.page
}

/** Takes down that a list of the page's own records was looked up. */
export function readList(reads: Reads, name: string): void {
  if (isOfBoth(name)) reads.follows |= followsFrom.city | followsFrom.service
  else if (name.startsWith('city.')) reads.follows |= followsFrom.city | followsFrom.family
  else reads.follows |= followsFrom.service
}

/** The kinds of things that are met again, each by what it follows from: a service says what kind it is. */
const kinds: readonly { keyOf: (records: Records) => string; isOf: (follows: number) => boolean }[] = [
  { keyOf: () => '', isOf: (follows) => follows === 0 },
  { keyOf: ({ city }) => city, isOf: (follows) => follows === followsFrom.city },
  {
    keyOf: ({ cityAndFamily }) => cityAndFamily,
    isOf: (follows) => (follows & ~followsFrom.city) === followsFrom.family,
  },
  { keyOf: ({ service }) => service, isOf: (follows) => (follows & ~followsFrom.family) === followsFrom.service },
]

/** How many values of one kind are kept: pages come city by city, and so the last are those that are met again. */
const mostKept = 500

export type Kept<T> = {
  find: (records: Records) => T | undefined
  /** Keeps a value. What follows from the city and from the service is another one on every page, and is not kept. */
  keep: (records: Records, follows: number, value: T) => void
}

/**
 * Values by what they follow from. Sound because reading is a function of what is read and of what it looks up: what
 * looked up nothing but its city is the same on all pages of that city.
 */
export function createKept<T>(): Kept<T> {
  const known: (Map<string, T> | undefined)[] = []
  return {
    find(records) {
      for (let kind = 0; kind < known.length; kind += 1) {
        const value = known[kind]?.get(kinds[kind]?.keyOf(records) as string)
        if (value !== undefined) return value
      }
      return undefined
    },
    keep(records, follows, value) {
      const kind = kinds.findIndex(({ isOf }) => isOf(follows))
      const { keyOf } = kinds[kind] ?? {}
      if (keyOf === undefined) return
      const values = known[kind] ?? new Map<string, T>()
      known[kind] = values
      if (values.size >= mostKept) values.delete(values.keys().next().value as string)
      values.set(keyOf(records), value)
    },
  }
}
