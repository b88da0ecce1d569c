export const grid = {
  onePage: 'page',
  questions: 'Questions',
  noCollection: (collection: string) => `There is no collection ${collection}.`,
  noCollectionHere: (collection: string) => `There is no collection ${collection} in this grid of pages.`,
  itsPages: 'its pages',
  onPages: (shownOn: string, problem: string) =>
    `On ${shownOn}, ${problem} The template fills this from the fields of the records.`,
  pages: 'Page',
  and: ' and ',
  last: 'These are the last pages of this grid of pages. It needs at least one.',
  noCell: (names: string) => `${names} is no page of this grid of pages.`,
  goesAsWell: (address: string) => `${address} goes as well. Choose another page to lead visitors to.`,
  changedMeanwhile: (file: string) => `${file} has changed meanwhile. Nothing was written; look at the grid again.`,
  noGrid: (name: string) => `There is no grid of pages ${name}, or it has an error.`,
  badPart: (slug: string) =>
    `“${slug}” cannot be a part of an address. Use small letters, digits and single hyphens, such as new-haven.`,
  taken: (word: string, slug: string, name: string) =>
    `There is a ${word} with the address part ${slug} already: ${name}. Choose another one.`,
  otherQuestions: (file: string) =>
    `${file} has questions of another one already. Choose another part of the address, or delete that file first.`,
  noRecord: (slug: string, collection: string) => `There is no ${slug} in ${collection} any more.`,
  sameAddress: 'This is its address now.',
  pageAt: (address: string) => `There is a page at ${address} already. Choose another part of the address.`,
  partOfAddress: 'Part of the address',
  missing: (record: string, field: string, address: string) =>
    `${record} has no ${field} yet, which its pages show, such as ${address}.`,
}
