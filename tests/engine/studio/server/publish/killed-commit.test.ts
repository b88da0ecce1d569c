// @module-tag exhaustive

import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { pageText } from '../../../content/folder.ts'
import { gitSite } from './git-site.ts'

const about = pageText('About', '  - type: hero\n    title: Hi\n')
const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()

it.each([
  ['before', 'commit-tree'],
  ['before', 'update-index -z --index-info'],
  ['after', 'update-index -z --index-info'],
  ['before', 'update-ref'],
  ['after', 'update-ref'],
])(
  'a studio that is killed %s `git %s` has committed all or nothing, and leaves no reverse in the index',
  async (when, step) => {
    const site = await gitSite({ 'about.yaml': about, 'gone.yaml': about })
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    await site.write('new.yaml', pageText('New', '  - use: how-to-hire\n'))
    await site.remove('gone.yaml')
    const bin = join(site.top, '.git/bin')
    await mkdir(bin)
    const kill = 'kill -9 $PPID; sleep 1; exit 1'
    await writeFile(
      join(bin, 'git'),
      `#!/bin/sh\ncase "$*" in *"${step}"*) ${when === 'before' ? kill : `"${git}" "$@"; ${kill}`};; esac\nexec "${git}" "$@"\n`,
    )
    await chmod(join(bin, 'git'), 0o755)
    const { signal } = spawnSync(process.execPath, [join(import.meta.dirname, 'commit-process.ts'), site.pages], {
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` },
    })
    expect(signal).toBe('SIGKILL')

    // Whatever the index has is what the files say.
    expect(site.git('diff', '--cached', '--name-only').split('\n').filter(Boolean)).toEqual(
      (step === 'update-ref' && when === 'before') || (step.startsWith('update-index') && when === 'after')
        ? ['pages/about.yaml', 'pages/gone.yaml', 'pages/new.yaml']
        : [],
    )
    // A commit in a terminal takes nothing back.
    site.git('commit', '--quiet', '--allow-empty', '--message', 'In a terminal')
    site.git('add', '--all')
    site.git('commit', '--quiet', '--allow-empty', '--message', 'The rest')
    expect(site.git('show', 'HEAD:pages/about.yaml')).toContain('Hello')
    expect(site.git('ls-tree', '--name-only', 'HEAD', 'pages/').split('\n')).toEqual(
      expect.arrayContaining(['pages/about.yaml', 'pages/new.yaml']),
    )
    expect(site.git('ls-tree', '--name-only', 'HEAD', 'pages/')).not.toContain('gone')
  },
)
