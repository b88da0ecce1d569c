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
  takesItsPlace: (name: string) =>
    `${name} takes its place under the same name, everywhere where it is used. One Undo takes it back.`,
}
