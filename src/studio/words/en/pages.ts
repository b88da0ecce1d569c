import { count } from './numbers.ts'

export const pages = {
  published: 'Published',
  columns: {
    title: 'Title',
    address: 'Address',
    kind: 'Kind',
    records: 'About',
    state: 'State',
    changed: 'Last change',
    problems: 'Problems',
  },
  more: 'More',
  moreFor: (title: string) => `More for ${title}`,
  filterHelp: 'Words of a title, an address or a text',
  filter: 'Filter pages',
  reading: 'Reading all pages …',
  none: 'No page has all of these words, in its title, its address or its text.',
  shown: (shown: number, total: number) =>
    `${shown === total ? '' : `${shown} of `}${count(total, { one: 'page', other: 'pages' })}`,
}
