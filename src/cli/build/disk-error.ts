import { BuildRunning } from '../../builder/release/release-lock.ts'

/** Reports an error of the file system that stopped the build. Throws every other error again. */
export function reportDiskError(error: unknown, out: string): undefined {
  const words = error instanceof BuildRunning ? error.message : diskErrors[(error as NodeJS.ErrnoException).code ?? '']
  if (words === undefined) throw error
  const { path } = error as NodeJS.ErrnoException
  console.error(`${out}/ is unchanged: ${words}${path ? ` (${path})` : ''}.`)
}

const noPermission = 'this may not be written'
const diskErrors: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space of this user is used up',
  EFBIG: 'a file is larger than this process may write',
  EROFS: 'this lies on a disk that is read-only',
  EACCES: noPermission,
  EPERM: noPermission,
  EBUSY: 'this is in use, or another disk is mounted on it',
  EXDEV: 'this lies on another disk than the folder beside it',
  EMFILE: 'this process may not open more files',
  ENOTDIR: 'a file lies where a folder should be',
}
