import { count } from './numbers.ts'

export const grid = {
  reading: 'Reading the grid of pages …',
  none: 'This site has no pages that are generated from combinations, such as of places and services. The first grid of pages is written by hand.',
  name: 'Grid of pages',
  filter: (records: string) => `Filter ${records}`,
  inAll: (pages: number) => `${count(pages, { one: 'page', other: 'pages' })} in all.`,
  pageWritten: '1 page is written. Undo takes it back.',
  newNamed: (one: string) => `New ${one}`,
  legend:
    'A tick is a page. Tick a cell to add its page, or take the tick off to remove it; the tick beside a name is for all of them. The percentage says how much of a page is also on the page that is most like it. The arrow keys move, Space ticks and Enter opens the page.',
  settings: 'All settings of this grid of pages',
  allOf: (name: string) => `All of ${name}`,
  nothingFound: 'Nothing has all of these words in its name.',
  openFile: 'Open the file of this grid of pages',
  shows: (name: string) => `Shows ${name}`,
  notWritten: 'Not written yet',
  ownWords: 'Own words',
  writing: 'Writing …',
  openNamed: (words: string, name: string) => `${words}: open ${name}`,
  mostLike: (title: string) => `Most like ${title}`,
  addPages: (pages: number) => `Add ${count(pages, { one: 'page', other: 'pages' })}`,
  removePages: (pages: number) => `Remove ${count(pages, { one: 'page', other: 'pages' })}`,
  looking: 'Looking at what changes …',
  further: 'More',
  titles: (titles: string, more: number) => (more > 0 ? `${titles} and ${more} more` : titles),
  goToo: (names: string, pages: number, removed: number) =>
    `${names} ${pages === 1 ? 'shows' : 'show'} ${removed === 1 ? 'it' : 'them'}, and ${pages === 1 ? 'goes' : 'go'} too.`,
  pagesWritten: (pages: number) => `${count(pages, { one: 'page', other: 'pages' })} written.`,
  pagesRemoved: (pages: number) => `${count(pages, { one: 'page', other: 'pages' })} removed.`,
  undoTakesBack: 'Undo takes it back.',
  fromTemplate: (pages: number, titles: string) =>
    `${pages === 1 ? 'This page is' : 'These pages are'} written from the template: ${titles}.`,
  goes: (pages: number, titles: string) =>
    pages === 1
      ? `This page goes: ${titles}. Undo brings it back.`
      : `These pages go: ${titles}. Undo brings them back.`,
  ownWordsGo: (own: number, removed: number, titles: string) =>
    `${own === 1 && removed === 1 ? 'It has' : `${count(own, { one: 'page', other: 'pages' })} of them with`} words of its own, which go too: ${titles}.`,
  linksThere: (places: number) => (places === 1 ? 'One place links there:' : `${places} places link there:`),
  notBefore: 'Nothing is written until this is fixed:',
  create: (one: string) => `Create ${one}`,
  discardNew: (one: string) => `Discard the new ${one}?`,
  discardHelp: 'What you have filled in is not written yet, and Undo does not bring it back.',
  keepWriting: 'Keep writing',
  created: (name: string, pages: number) =>
    `${name} is there, with ${count(pages, { one: 'page', other: 'pages' })}. Undo takes it back.`,
  fillIn: 'Fill this in.',
  stillEmpty: (fields: number, one: string) =>
    fields === 1
      ? `1 field is still empty. Every page of the ${one} needs it.`
      : `${fields} fields are still empty. Every page of the ${one} needs them.`,
  ownPage: (address: string) => `A page of its own, at ${address}`,
  pagesAt: (address: string) => `Its pages are at ${address}.`,
  pagesWithName: (one: string) => `With a name, the pages of the ${one} are listed here.`,
  withPage: (records: string) => `${records} with a page`,
  allOfThe: (records: string) => `All of the ${records}`,
  noneOfThe: (records: string) => `None of the ${records}`,
  noRecord: 'None',
  position: 'Position',
  coordinates: 'Coordinates',
  chosenPosition: 'The chosen position',
  alsoFilledIn: (fields: string) => `Also filled in: ${fields}. Change what is different.`,
  decimalComma:
    'A comma parts the two numbers. Write decimals with a point: degrees north and west, such as 39.53° N, 119.81° W.',
  noPosition:
    'No position in this. Write degrees north and west, such as 39.53° N, 119.81° W, or paste the link of a map.',
  typePosition: 'Type degrees north and west, such as 39.53° N, 119.81° W, or paste the link of a map.',
  clickPosition:
    'Click the map, or type degrees north and west, such as 39.53° N, 119.81° W, or paste the link of a map.',
  notRead: (reason: string) => `The position of the click was not read: ${reason} Click again, or type coordinates.`,
  outside: 'No place of the map is there. Click the land, or type coordinates.',
  findPlace: 'Find a place',
  lookingFor: 'Looking …',
  notInList: 'Not in the list',
  typeLetters: 'Type some letters of its name',
  findHelp: 'Type a city, such as Denver. Its position, and what else follows from it, is filled in.',
  unknownPlace: (typed: string) =>
    `“${typed}” is not in the list, which has larger cities by their English names. Give its position by the map, coordinates or the link of a map.`,
  noPlaces: (reason: string) => `Places cannot be looked up: ${reason}`,
  takePlace: (place: string) => `Use ${place}`,
}
