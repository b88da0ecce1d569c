import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

/** Loaded before a server of a team, it lets `build-process.ts` build in place of the command line, which takes seconds. */
const { fork } = childProcess
childProcess.fork = ((module: string, args: string[], options: object) =>
  fork(args[0] === 'build' ? join(import.meta.dirname, 'build-process.ts') : module, args, options)) as typeof fork
syncBuiltinESMExports()
