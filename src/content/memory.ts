/** What was looked up while a block was read: nothing but this makes it another block on another page. */
export type Reads = {
  /** Whether a token of the page's city, of its service, of the page itself was filled. */
  city: boolean
  service: boolean
  page: boolean
  /** Lists of the page's records. */
  data: Set<string>
}

/** The page that a block is read for. `data` gives the same object for the same list. */
export type Reader = {
  city: string | undefined
  service: string | undefined
  data: (name: string) => object | undefined
}

/** Blocks that looked up the same names, by what stood for those names. */
type Variant<T> = { city: boolean; service: boolean; data: readonly string[]; known: Map<string, T>; found: number }

/** How many values of one block are kept: pages come city by city, and so the last are those that are met again. */
const mostKept = 500

/** So many values are kept before it shows whether any is met again. */
const trial = 200

export const noReads = (): Reads => ({ city: false, service: false, page: false, data: new Set() })

/**
 * Remembers what a block of a file gave, so that it is not worked out again on a page where everything that it looked up
 * is the same: a block about a city is the same for all services of that city. Sound because reading a block is a
 * function of the block and of what it looks up.
 */
export function createMemory<T>() {
  const variants = new WeakMap<object, Variant<T>[]>()
  const numbers = new WeakMap<object, number>()
  let last = 0

  const numberOf = (value: object | undefined): number => {
    if (value === undefined) return 0
    const known = numbers.get(value)
    if (known !== undefined) return known
    last += 1
    numbers.set(value, last)
    return last
  }

  const keyOf = ({ city, service, data }: Variant<T>, reader: Reader): string => {
    let key = `${city ? reader.city : ''} ${service ? reader.service : ''}`
    for (const name of data) key += ` ${numberOf(reader.data(name))}`
    return key
  }

  return {
    find(block: object, reader: Reader): T | undefined {
      for (const variant of variants.get(block) ?? []) {
        const value = variant.known.get(keyOf(variant, reader))
        if (value === undefined) continue
        variant.found += 1
        return value
      }
      return undefined
    },
    keep(block: object, reader: Reader, reads: Reads, value: T): void {
      if (reads.page) return
      const data = [...reads.data]
      const all = variants.get(block) ?? []
      let variant = all.find(
        ({ city, service, data: names }) =>
          city === reads.city && service === reads.service && names.join() === data.join(),
      )
      if (!variant) {
        variant = { city: reads.city, service: reads.service, data, known: new Map(), found: 0 }
        all.push(variant)
        variants.set(block, all)
      }
      // A block that is another one on every page is not worth its room.
      if (variant.known.size >= trial && variant.found < variant.known.size) variant.known.clear()
      else {
        if (variant.known.size >= mostKept) variant.known.delete(variant.known.keys().next().value as string)
        variant.known.set(keyOf(variant, reader), value)
      }
    },
  }
}
