import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { contentFolder } from '../content/folder.ts'

const cli = (file: string) => pathToFileURL(join(import.meta.dirname, '../../../src/cli', `${file}.ts`)).href
const settings = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'init.defaultBranch=main']

/** A git repository whose first commit holds the given pages and the sample data. It is gone after the test. */
export async function repository(files: Record<string, string>) {
  const folder = await contentFolder(files)
  const git = (...args: string[]) => execFileSync('git', [...settings, ...args], { cwd: folder.root, encoding: 'utf8' })
  const commit = () => {
    git('add', '-A')
    git('commit', '-qm', 'A state of the site')
  }
  git('init', '-q')
  commit()
  const run = (command: string, ...args: string[]) => runIn(folder.root, command, ...args)
  return { ...folder, git, commit, run }
}

/** Runs a command of `src/cli` in a folder, as the shell would: a file and the function of that name. */
export function runIn(cwd: string, command: string, ...args: string[]) {
  const imports = [
    `{ ${command} } from ${JSON.stringify(cli(`commands/${command}`))}`,
    `{ runCommand } from ${JSON.stringify(cli('run-command'))}`,
  ]
  const script = `import ${imports.join('; import ')}; process.exitCode = await runCommand(${command}, process.argv.slice(1))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, '--', ...args], {
    cwd,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
