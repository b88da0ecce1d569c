import { spawnSync } from 'node:child_process'

/** Number of `renameat2` by processor, and the flag that makes it exchange (Linux: `linux/fs.h`, the tables of system calls). */
const renameat2: Partial<Record<NodeJS.Architecture, number>> = { x64: 316, arm64: 276, riscv64: 276 }
const exchangeFlag = 2
/** Both paths are taken as they are, not below a folder. */
const noFolder = -100

const succeeds = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

/**
 * Lets two folders change places in one step, so that neither path is ever absent or half there. False, with nothing
 * done, where the system cannot. Both paths are absolute.
 *
 * A link in the place of the folder could be turned by a plain rename, but `find`, `tar` and `cp -r` pass over links,
 * and people hand the folder to those. Node has no call for it: Perl, which comes with git, can make
 * any, and `mv` has it since coreutils 9.5.
 */
export function exchangeFolders(one: string, other: string): boolean {
  if (process.platform !== 'linux') return false
  const call = renameat2[process.arch]
  const script = `exit(syscall(${call}, ${noFolder}, my $one = $ARGV[0], ${noFolder}, my $other = $ARGV[1], ${exchangeFlag}) != 0)`
  if (call !== undefined && succeeds('perl', ['-e', script, one, other])) return true
  return succeeds('mv', ['--exchange', '--no-copy', '--no-target-directory', one, other])
}
