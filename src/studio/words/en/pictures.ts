import { count } from './numbers.ts'

export const pictures = {
  storedAs: (names: string) => `Stored as ${names}.`,
  wasDeleted: (name: string) => `${name} was deleted. One Undo brings it back.`,
  wordsOfName: 'Words of a name',
  onlyUnused: 'Only those that no page shows',
  count: (pictures: number) => count(pictures, { one: 'picture', other: 'pictures' }),
  reading: 'Looking at the pictures …',
  upload: 'Upload files',
  none: 'This site has no picture files yet. Drop some here, or upload them.',
  unused: 'No page shows it',
  moreUses: (uses: number) => `and ${uses} more`,
  deleteNamed: (name: string) => `Delete ${name}`,
  otherFiles: 'Other files',
  unlinked: 'Nothing links to it',
  unusedFile: 'Nothing uses it.',
  replace: 'Replace',
  replaceNamed: (name: string) => `Replace ${name}`,
  replaceQuestion: (name: string) => `Replace ${name}?`,
  folder: 'Folder',
  noFolder: 'No folder',
  ledOn: 'Its old address leads visitors to the new one: a redirect is written.',
  newFolder: 'Choose a folder, or type the name of a new one.',
  fileName: 'Name',
  move: 'Move',
  moveNamed: (name: string) => `Move ${name}`,
  moveTitle: (name: string) => `Move or rename ${name}`,
  willBe: (address: string) => `It will be at ${address}.`,
  placesChange: (places: number) =>
    places === 0
      ? 'Nothing names it, so nothing else changes.'
      : `${count(places, { one: 'place changes', other: 'places change' })} with it. One Undo takes it back.`,
  titleWithPlaces: (title: string, places: number) => `${title} (${count(places, { one: 'place', other: 'places' })})`,
  nameThen: 'Name of the new file',
  ownName: (address: string) => `Under its own name: ${address}`,
  oldName: (address: string) => `Under the old name: ${address}`,
  keepOld: (address: string) => `Keep the old file at ${address}`,
  takesItsPlace: (name: string) =>
    `${name} takes its place under the same name, everywhere where it is used. One Undo takes it back.`,
}
