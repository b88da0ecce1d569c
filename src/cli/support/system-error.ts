import { relative } from 'node:path'

/** Reasons for which the system cannot read or write a file, in words. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read or written: permission denied',
  EPERM: 'cannot be changed: permission denied',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'cannot be written: the disk is full',
  ENAMETOOLONG: 'has a name that is too long',
  EISDIR: 'is a folder',
  ENOTDIR: 'is not a folder',
}

/** Which file a command failed for, and why; `undefined` for every other error. */
export function systemErrorMessage(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  const reason = code === undefined || !Object.hasOwn(reasons, code) ? undefined : reasons[code]
  if (reason === undefined || path === undefined) return undefined
  const near = relative('.', path)
  return `\`${near === '' || near.startsWith('..') ? path : near}\` ${reason}.`
}
