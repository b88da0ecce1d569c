import type { Words } from '../../en.ts'
import { count } from '../numbers.ts'

export const steps = {
  discardFile: (file: string) => `Änderungen an ${file} verwerfen`,
  discard: (words: string) => `${words} verwerfen`,
  restore: (words: string) => `${words} wiederherstellen`,
  addPages: (pages: number) => `${count(pages, { one: 'Seite', other: 'Seiten' })} hinzufügen`,
  removePages: (pages: number) => `${count(pages, { one: 'Seite', other: 'Seiten' })} entfernen`,
  newRecord: (name: unknown) => `Neu: ${String(name ?? 'Eintrag')}`,
  moveRecord: (name: string) => `Adresse von ${name} ändern`,
  replaceFile: (file: string) => `${file} ersetzen`,
  moveFile: (from: string, to: string) => `/${from} nach /${to} verschieben`,
  deleteFile: (address: string) => `Datei ${address} löschen`,
  newPage: (address: string) => `Neue Seite ${address}`,
  movePage: (address: string, to: string) => `${address} nach ${to} verschieben`,
  deletePage: (address: string) => `Seite ${address} löschen`,
  deletePicture: (name: string) => `Bild ${name} löschen`,
  replaceText: (search: string, replaceWith: string, files: number) =>
    `„${search}“ durch „${replaceWith}“ ersetzen in ${count(files, { one: 'Datei', other: 'Dateien' })}`,
  newFile: (name: string) => `Neu: ${name}`,
  copyFile: (name: string) => `${name} kopieren`,
  deleteShared: (name: string) => `${name} löschen`,
} satisfies Words['server']['steps']
