/** The address with a number below the page at `first`: `/blog/2`. */
export const addressWith = (first: string, number: number): `/${string}` =>
  first === '/' ? `/${number}` : `${first as '/'}/${number}`

/** The address of page `number` of the list on the page at `first`, which is the first itself. */
export const numberedPath = (first: string, number: number): string =>
  number === 1 ? first : addressWith(first, number)

/** The page that has the list, and the number, if an address can be that of a numbered page: `/blog/3` → `/blog`, 3. */
export function numberedAddress(path: string): { first: string; number: number } | undefined {
  const [, first = '', number] = /^(.*)\/([1-9]\d{0,5})$/.exec(path) ?? []
  return number === undefined ? undefined : { first: first || '/', number: Number(number) }
}
