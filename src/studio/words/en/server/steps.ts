import { count } from '../numbers.ts'

/** Names of steps, as Undo says them. */
export const steps = {
  discardFile: (file: string) => `Discard the changes of ${file}`,
  discard: (words: string) => `Discard ${words}`,
  restore: (words: string) => `Restore ${words}`,
  addPages: (pages: number) => `Add ${count(pages, { one: 'page', other: 'pages' })}`,
  removePages: (pages: number) => `Remove ${count(pages, { one: 'page', other: 'pages' })}`,
  newRecord: (name: unknown) => `New ${String(name ?? 'entry')}`,
  moveRecord: (name: string) => `Change the address of ${name}`,
  replaceFile: (file: string) => `Replace ${file}`,
  moveFile: (from: string, to: string) => `Move /${from} to /${to}`,
  deleteFile: (address: string) => `Delete file ${address}`,
  newPage: (address: string) => `New page ${address}`,
  movePage: (address: string, to: string) => `Move ${address} to ${to}`,
  deletePage: (address: string) => `Delete page ${address}`,
  deletePicture: (name: string) => `Delete picture ${name}`,
  replaceText: (search: string, replaceWith: string, files: number) =>
    `Replace “${search}” with “${replaceWith}” in ${count(files, { one: 'file', other: 'files' })}`,
  newFile: (name: string) => `New ${name}`,
  copyFile: (name: string) => `Copy ${name}`,
  deleteShared: (name: string) => `Delete ${name}`,
}
