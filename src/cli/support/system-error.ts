import { relative } from 'node:path'

/** What the system says of a file that it cannot give or take, in words. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read or written by you',
  EPERM: 'may not be changed by you',
  EROFS: 'lies where nothing can be written',
  ENOSPC: 'cannot be written: no room is left',
  ENAMETOOLONG: 'has a name that is too long',
  EISDIR: 'is a folder',
  ENOTDIR: 'is no folder',
}

/** What is wrong with which file, where a command failed for that; `undefined` for every other failure. */
export function systemErrorMessage(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  const reason = code === undefined || !Object.hasOwn(reasons, code) ? undefined : reasons[code]
  if (reason === undefined || path === undefined) return undefined
  const near = relative('.', path)
  return `\`${near === '' || near.startsWith('..') ? path : near}\` ${reason}.`
}
