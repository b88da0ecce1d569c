/** A number of things in words: `1 page`, `2 pages`, `1,200 pages`. For messages in English, not for pages of a site. */
export const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
