/** Part `number` (from 1) of the pages of a site in `of` parts. */
export type Shard = { number: number; of: number }

/** Parses `2/5`; `undefined` if it is not a shard. */
export function readShard(text: string): Shard | undefined {
  const [, number, of] = text.match(/^([1-9]\d{0,4})\/([1-9]\d{0,4})$/)?.map(Number) ?? []
  return number !== undefined && of !== undefined && number <= of ? { number, of } : undefined
}

/** The pages of a shard. Neighbours stay together: pages of one city show the same pictures. */
export const pagesInShard = <Page>(pages: readonly Page[], { number, of }: Shard): Page[] =>
  pages.slice(Math.floor((pages.length * (number - 1)) / of), Math.floor((pages.length * number) / of))
