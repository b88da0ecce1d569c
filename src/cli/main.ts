import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { isPackage } from '../../schema/command-line.ts'
import { didYouMean } from '../../schema/diagnostic.ts'
import { suggest } from '../content/diagnostics/suggest.ts'
import { endWithParent } from '../files/end-with-parent.ts'
import { engineRoot, packagesOf } from '../files/roots.ts'
import { commandList } from './command-list.ts'
import { commands } from './commands.ts'
import { repositoryCommands } from './repository-commands.ts'
import { runCommand } from './run-command.ts'

// Compiled modules are cached for this process and those that it starts, such as the bundler and each command under
// test: `validate` starts in half the time. `setup.mjs` has already enabled the cache if the command began there. If
// the cache cannot be written, Node does without it.
const compiled = join(packagesOf(engineRoot), '.cache/node')
enableCompileCache(compiled)
process.env['NODE_COMPILE_CACHE'] ??= compiled

endWithParent()
const [name = '', ...argv] = process.argv.slice(2)
const names = Object.keys(commands).filter((one) => !isPackage || !repositoryCommands.includes(one))
const load = names.includes(name) ? commands[name] : undefined
const engineVersion = (): string => JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')).version
if (load) process.exitCode = await runCommand(await load(), argv)
else if (['--help', '-h', 'help'].includes(name)) console.log(commandList(names))
else if (['--version', '-v', '-V', 'version'].includes(name)) console.log(engineVersion())
else {
  console.error(`\`${name}\` is not a command.${didYouMean(suggest(name, names))} There are: ${names.join(', ')}.`)
  process.exitCode = 2
}
