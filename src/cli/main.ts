import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { didYouMean } from '../../schema/diagnostic.ts'
import { suggest } from '../content/validate/suggest.ts'
import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

// Modules are compiled once, not at each start, for this process and those it starts, such as the bundler and each command
// under test: `validate` begins in half the time. `setup.mjs` has said so already where it began. Where nothing can be
// written, it does without.
const compiled = join(import.meta.dirname, '../../node_modules/.cache/node')
enableCompileCache(compiled)
process.env['NODE_COMPILE_CACHE'] ??= compiled

const [name = '', ...argv] = process.argv.slice(2)
const load = commands[name]
const known = `There are: ${Object.keys(commands).join(', ')}.`
if (load) process.exitCode = await runCommand(await load(), argv)
else if (name === '--help' || name === '-h') console.log(`Usage: npm run COMMAND -- --help\n\n${known}`)
else {
  console.error(`\`${name}\` is not a command.${didYouMean(suggest(name, Object.keys(commands)))} ${known}`)
  process.exitCode = 2
}
