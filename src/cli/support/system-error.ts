import { relative } from 'node:path'
import { isOutOfTime } from '../../files/ended-within.ts'

/** Reasons for which the system cannot read or write a file, in words. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EEXIST: 'exists already',
  EACCES: 'cannot be read or written: permission denied',
  EPERM: 'cannot be changed: permission denied',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: the disk space of this user is used up',
  EFBIG: 'cannot be written: it is larger than this process may write',
  EBUSY: 'is in use, or another disk is mounted on it',
  EXDEV: 'is on another disk than the folder beside it',
  EMFILE: 'cannot be opened: this process may not open more files',
  ENAMETOOLONG: 'has a name that is too long',
  EISDIR: 'is a folder',
  ENOTDIR: 'is not a folder',
}

/** Which file a command failed for, or which block of which page, and why; `undefined` for every other error. */
export function systemErrorMessage(error: unknown): string | undefined {
  // The renderer is bundled, so its class is not the one that could be imported here.
  if (error instanceof Error && error.name === 'FailedBlock') return withStack(error)
  const { code, path, syscall } = error as NodeJS.ErrnoException
  const reason = code === undefined || !Object.hasOwn(reasons, code) ? undefined : reasons[code]
  if (reason === undefined) return undefined
  // Node names no file when writing to an open one fails.
  if (path === undefined) return syscall === 'write' ? `A file ${reason}.` : undefined
  const near = relative('.', path)
  return `\`${near === '' || near.startsWith('..') ? path : near}\` ${reason}.`
}

/** The words of an error in a component, with the lines of the stack that show where it is thrown. */
function withStack({ message, cause }: Error): string {
  const [, ...calls] = (!isOutOfTime(cause) && cause instanceof Error && cause.stack?.split('\n')) || []
  return [message, ...calls.slice(0, 3)].join('\n')
}
