import { execFileSync } from 'node:child_process'
import { runIn } from '../../support/run.ts'
import { contentFolder } from '../content/folder.ts'

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
