import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentFolder } from '../../../content/folder.ts'

/** Hooks that git runs with what the studio does; each of them fails and leaves a trace. */
const hooks = ['pre-commit', 'commit-msg', 'post-commit', 'reference-transaction', 'pre-push', 'post-index-change']

/** Runs git as a person does, without the settings of the machine. */
const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** A hash of all files below a folder, with their names. */
async function hashOfFolder(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) if (!file.includes('/.git/')) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/** A git repository with a content folder, whose files are committed. `folder` is where it lies in the repository. */
export async function gitSite(files: Record<string, string>, { folder = '' }: { folder?: string } = {}) {
  const made = await contentFolder(files)
  const root = join(made.root, folder)
  if (folder !== '') {
    await mkdir(root, { recursive: true })
    await rename(join(made.root, 'pages'), join(root, 'pages'))
  }
  const top = made.root
  gitIn(top, 'init', '--quiet', '--initial-branch=main')
  for (const [name, value] of [
    ['user.name', 'Ada Lovelace'],
    ['user.email', 'ada@example.com'],
    ['core.autocrlf', 'false'],
  ])
    gitIn(top, 'config', name as string, value as string)
  gitIn(top, 'add', '.')
  gitIn(top, 'commit', '--quiet', '--message', 'Begin the site')
  const pages = join(root, 'pages')
  return {
    top,
    root,
    pages,
    git: (...args: string[]) => gitIn(top, ...args),
    read: (name: string) => readFile(join(pages, name), 'utf8'),
    async write(name: string, text: string | Buffer): Promise<void> {
      await mkdir(dirname(join(pages, name)), { recursive: true })
      await writeFile(join(pages, name), text)
    },
    remove: (name: string) => rm(join(pages, name)),
    /** From here on, every hook fails. */
    async breakHooks(): Promise<void> {
      for (const name of hooks) {
        const path = join(top, '.git/hooks', name)
        await writeFile(path, `#!/bin/sh\ntouch "${join(top, '.git')}/ran-${name}"\nexit 1\n`)
        await chmod(path, 0o755)
      }
    },
    /** What must stay as it is: the index, the files, the branch, and that no hook ran. */
    state: async () => ({
      index: createHash('sha256')
        .update(await readFile(join(top, '.git/index')))
        .digest('hex'),
      files: await hashOfFolder(top),
      head: gitIn(top, 'rev-parse', 'HEAD'),
      ran: (await readdir(join(top, '.git'))).filter((name) => name.startsWith('ran-')),
    }),
  }
}
