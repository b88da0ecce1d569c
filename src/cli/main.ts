import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { didYouMean } from '../../schema/diagnostic.ts'
import { suggest } from '../content/diagnostics/suggest.ts'
import { engineRoot, packagesOf } from '../files/roots.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

// Compiled modules are cached for this process and those that it starts, such as the bundler and each command under
// test: `validate` starts in half the time. `setup.mjs` has already enabled the cache if the command began there. If
// the cache cannot be written, Node does without it.
const compiled = join(packagesOf(engineRoot), '.cache/node')
enableCompileCache(compiled)
process.env['NODE_COMPILE_CACHE'] ??= compiled

const [name = '', ...argv] = process.argv.slice(2)
const load = commands[name]
const commandList = `There are: ${Object.keys(commands).join(', ')}.`
if (load) process.exitCode = await runCommand(await load(), argv)
else if (name === '--help' || name === '-h') console.log(`Usage: npm run COMMAND -- --help\n\n${commandList}`)
else {
  console.error(`\`${name}\` is not a command.${didYouMean(suggest(name, Object.keys(commands)))} ${commandList}`)
  process.exitCode = 2
}
