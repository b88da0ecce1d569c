import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { commandLine, isPackage } from '../../schema/command-line.ts'
import { didYouMean } from '../../schema/diagnostic.ts'
import { suggest } from '../content/diagnostics/suggest.ts'
import { engineRoot, packagesOf } from '../files/roots.ts'
import { commands } from './commands.ts'
import { repositoryCommands } from './repository-commands.ts'
import { runCommand } from './run-command.ts'

// Compiled modules are cached for this process and those that it starts, such as the bundler and each command under
// test: `validate` starts in half the time. `setup.mjs` has already enabled the cache if the command began there. If
// the cache cannot be written, Node does without it.
const compiled = join(packagesOf(engineRoot), '.cache/node')
enableCompileCache(compiled)
process.env['NODE_COMPILE_CACHE'] ??= compiled

const [name = '', ...argv] = process.argv.slice(2)
const names = Object.keys(commands).filter((one) => !isPackage || !repositoryCommands.includes(one))
const load = names.includes(name) ? commands[name] : undefined
const commandList = `There are: ${names.join(', ')}.`
if (load) process.exitCode = await runCommand(await load(), argv)
else if (name === '--help' || name === '-h') console.log(`Usage: ${commandLine('COMMAND', '--help')}\n\n${commandList}`)
else {
  console.error(`\`${name}\` is not a command.${didYouMean(suggest(name, names))} ${commandList}`)
  process.exitCode = 2
}
