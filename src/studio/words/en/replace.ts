import { count } from './numbers.ts'

export const replace = {
  below: 'Pages below',
  belowHelp: 'A city, or an address',
  matches: 'Matches',
  replaceMatch: (text: string, where: string, title: string) => `Replace “${text}” in ${where} of ${title}`,
  replaceAll: 'Replace all',
  nothingYet: 'Nothing changes before you choose “Replace all”.',
  untickAll: 'Untick all',
  tickAll: 'Tick all',
  lookEverywhere: 'Look everywhere',
  noPageBelow: (below: string) =>
    `No page is at “${below}” or below it. Choose a city or another section from the list.`,
  mayStandElsewhere:
    'What these pages show may stand elsewhere: in the data of a city or a service, in a shared section, or in a template.',
  nothingFound: 'Nothing is found.',
  firstListed: (places: number) => `The first ${places} are listed; all that is ticked is replaced.`,
  found: (places: number, files: number, ticked: number) =>
    `${count(places, { one: 'place', other: 'places' })} in ${count(files, { one: 'file', other: 'files' })}${ticked === places ? '' : `, ${ticked} ticked`}.`,
  stale: (translations: number) =>
    `${count(translations, { one: 'translation belongs to these texts: it has', other: 'translations belong to these texts: they have' })} to be looked at again then.`,
  written: (files: number) => `${count(files, { one: 'file', other: 'files' })} written. One Undo takes it back.`,
  changedElsewhere: (file: string) => `${file} was changed elsewhere. Nothing was replaced.`,
  wouldAddErrors: (errors: number) =>
    `Nothing was replaced: it would add ${count(errors, { one: 'error', other: 'errors' })}.`,
  errorAt: (file: string, line: number, message: string) => `${file}, line ${line}: ${message}`,
  valueKinds: { texts: 'Texts', addresses: 'Addresses', all: 'All values' },
  fileScopes: { all: 'Everywhere', pages: 'Pages', shared: 'Shared files' },
  search: 'Search',
  replaceWith: 'Replace with',
  lookIn: 'Look in',
  where: 'Where',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  isRegular: 'Regular expression',
  withTemplates: 'Words from templates too, as words of each page',
}
