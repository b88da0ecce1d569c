import type { EditPath } from '../../schema/edit.ts'
import { partsOf } from '../content/edit/edit-path.ts'
import { pathWords } from './path-words.ts'

/** Whether a path leads to a translation in a mirror, or into one. */
export const isOfUnit = ([part, key]: EditPath): boolean =>
  (part === 'texts' || part === 'unused') && typeof key === 'string'

/** Where a value of a mirror is, in words: of a translation, where its text is on the page. */
export const mirrorPathWords = (mirror: unknown, path: EditPath): string =>
  isOfUnit(path) ? pathWords(undefined, partsOf(String(path[1]))) : pathWords(mirror, path)
