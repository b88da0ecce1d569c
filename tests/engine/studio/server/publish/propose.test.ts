// @module-tag exhaustive

import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { engineRoot } from '../../../../../src/files/roots.ts'
import { ledgerFile, readLedger } from '../../../../../src/seo/ledger.ts'
import { originReason } from '../../../../../src/studio/server/publish/origin/origin-reason.ts'
import { compareAddress } from '../../../../../src/studio/server/publish/origin/send-branch.ts'
import type { Changes, Committed, Proposal, Proposed } from '../../../../../src/studio/wire/publish.ts'
import { pageText } from '../../../content/folder.ts'
import { serveStudio } from '../../studio-server.ts'
import { gitSite } from './git-site.ts'

/** A page with a hero. */
const page = (title: string, heading: string, more = '') =>
  pageText(title, `  - type: hero\n    title: ${heading}\n    image: { name: home/hero, alt: "" }\n${more}`)

const about = page('About', 'Hi')
const team = page('Team', 'We are many, and each of us is somebody')
const home = page('Home', 'Welcome', '    action: { text: About, href: /about }\n')

/** The days of change of this site, once they were recorded. */
let ledger: string | undefined

/** The studio of a site whose days of change were recorded a year ago. */
async function open() {
  const site = await gitSite({ 'index.yaml': home, 'about.yaml': about, 'team.yaml': team })
  const args = ['src/cli/main.ts', 'lastmod', '--site', site.pages, '--now', '2025-11-27']
  if (ledger === undefined) execFileSync(process.execPath, args, { cwd: engineRoot, stdio: 'ignore' })
  else await site.write(ledgerFile, ledger)
  ledger = await site.read(ledgerFile)
  site.git('add', '.')
  site.git('commit', '--quiet', '--message', 'Record the days')
  await site.breakHooks()
  return { ...site, ...(await serveStudio(site.root)) }
}

async function withOrigin({ git }: Awaited<ReturnType<typeof open>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-origin-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  git('init', '--quiet', '--bare', folder)
  git('remote', 'add', 'origin', folder)
  return folder
}

describe('a proposal', () => {
  // The journey of a marketer proposes, too: `tests/sample/studio/studio-whole-way.spec.ts`.
  it('is validated, gets its days of change, is reported, and is pushed as a branch of its own', async () => {
    const site = await open()
    const origin = await withOrigin(site)
    await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
    await site.write('team.yaml', team.replace('many', 'few'))
    const before = await site.state()
    const { result, steps } = await site.publish<{ result: Proposal }>('propose', {
      names: ['about.yaml'],
      message: 'Title of Hero of About\n\nAbout: Title of Hero',
    })
    expect(await site.state()).toEqual(before)
    expect(steps).toEqual([
      'Asking what others have published',
      'Writing the site as it would be',
      'Validating all pages',
      'Rendering the site as it was and as it is',
      'Comparing 3 pages',
      'Sending the proposal',
    ])
    const proposal = result.result
    if (proposal.kind !== 'proposed') throw new Error(JSON.stringify(proposal))
    expect(proposal.branch).toMatch(/^studio\/\d{4}-\d\d-\d\d-title-of-hero-of-about$/)
    expect(proposal.report).toContain('1 page of 3 changes since the last version.')
    expect(proposal.report).toContain('- Hi')
    expect(proposal.days).toEqual(['/about'])
    expect(proposal.sent).toEqual({ kind: 'pushed', remote: origin })
    const range = [`${proposal.branch}^`, proposal.branch]
    const changed = site.git('--git-dir', origin, 'diff', '--name-only', ...range, '--').split('\n')
    expect(changed).toEqual(['pages/_data/lastmod.lock.json', 'pages/about.yaml'])
    const { ledger: proposed } = readLedger(site.git('show', `${proposal.branch}:pages/_data/lastmod.lock.json`))
    expect([...proposed].map(([path, { day }]) => [path, day === '2025-11-27'])).toEqual([
      ['/', true],
      ['/about', false],
      ['/team', true],
    ])
  })

  it('asks where others have changed what was committed and never pushed, and is a child of both', async () => {
    const site = await open()
    await withOrigin(site)
    const git = (...args: string[]) => site.git('-c', 'core.hooksPath=/dev/null', ...args)
    const start = site.git('rev-parse', 'HEAD')
    await site.write('about.yaml', about.replace('title: Hi', 'title: Welcome'))
    git('commit', '--quiet', '--all', '--author', 'Ana <ana@example.com>', '--message', 'Welcome them')
    git('push', '--quiet', 'origin', 'main')
    const theirs = site.git('rev-parse', 'HEAD')
    git('reset', '--quiet', '--hard', start)
    await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
    git('commit', '--quiet', '--all', '--message', 'Say hello')
    const own = site.git('rev-parse', 'HEAD')
    await site.write('team.yaml', team.replace('many', 'few'))

    const request = { names: ['team.yaml'], message: 'We are few' }
    const asked = (await site.publish<{ result: Proposal }>('propose', request)).result.result
    if (asked.kind !== 'conflicts') throw new Error(JSON.stringify(asked))
    expect(asked).toMatchObject({
      since: 'Ana changed 1 page since',
      conflicts: [{ name: 'about.yaml', title: 'About', mine: 'Hello', theirs: 'Welcome' }],
    })
    const [conflict] = asked.conflicts
    const choices = { [conflict?.id ?? '']: { side: 'mine', seen: conflict?.seen } }
    const proposal = (await site.publish<{ result: Proposal }>('propose', { ...request, choices })).result.result
    if (proposal.kind !== 'proposed') throw new Error(JSON.stringify(proposal))
    expect(site.git('log', '-1', '--format=%P', proposal.branch)).toBe(`${theirs} ${own}`)
    expect(site.git('show', `${proposal.branch}:pages/about.yaml`)).toContain('title: Hello')
    expect(proposal.report).toContain('1 page of 3 changes since the last version and what is published.')
    expect(site.git('rev-parse', 'HEAD')).toBe(own)
  })

  it('has a second round in the same branch, a state, and can be withdrawn', async () => {
    const site = await open()
    const origin = await withOrigin(site)
    const there = (branch: string) =>
      site.git('-C', origin, 'for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`)
    site.git('-c', 'core.hooksPath=/dev/null', 'push', '--quiet', 'origin', 'main')
    const propose = async (request: object) =>
      (await site.publish<{ result: Proposal; message?: string }>('propose', { names: ['about.yaml'], ...request }))
        .result
    const list = async () => (await site.publish<Proposed[]>('proposals')).result
    expect(await list()).toEqual([])
    await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
    const first = (await propose({ message: 'Say hello' })).result
    if (first.kind !== 'proposed') throw new Error(JSON.stringify(first))
    const { branch } = first
    expect(await list()).toEqual([
      {
        ...{ branch, subject: 'Say hello', at: expect.any(String), state: 'open' },
        names: ['_data/lastmod.lock.json', 'about.yaml'],
      },
    ])
    expect((await propose({ message: 'Again', into: branch })).result).toEqual({ kind: 'nothing', isProposed: true })
    await site.write('about.yaml', about.replace('title: Hi', 'title: Good morning'))
    const second = (await propose({ message: 'Say good morning', into: branch })).result
    expect(second).toMatchObject({ kind: 'proposed', branch, sent: { kind: 'pushed' } })
    expect(site.git('log', '--format=%s', branch, '--not', 'main').split('\n')).toEqual([
      'Say good morning',
      'Say hello',
    ])
    expect(there(branch)).toBe(site.git('rev-parse', branch))

    // A reviewer has corrected it: it is theirs as well.
    const theirs = site.git('commit-tree', `${branch}^{tree}`, '-p', branch, '-m', 'A comma')
    site.git('-c', 'core.hooksPath=/dev/null', 'push', '--quiet', 'origin', `${theirs}:refs/heads/${branch}`)
    expect(await list()).toMatchObject([{ state: 'changed', by: [expect.any(String)] }])
    await site.write('about.yaml', about.replace('title: Hi', 'title: Good evening'))
    const refused = `Somebody else has changed the proposal ${branch} meanwhile. Nothing was changed. Make a new proposal, or ask them.`
    expect((await propose({ message: 'Say good evening', into: branch })).message).toBe(refused)
    expect((await site.publish<{ message: string }>('withdraw', { branch })).result.message).toBe(refused)
    expect(there(branch)).toBe(theirs)
    expect((await site.publish<{ message: string }>('withdraw', { branch: 'main' })).result.message).toMatch(/is gone/)

    const { result: other, ...rest } = await propose({ message: 'Say good evening' })
    if (!other) throw new Error(JSON.stringify(rest))
    if (other.kind !== 'proposed') throw new Error(JSON.stringify(other))
    site.git('-c', 'core.hooksPath=/dev/null', 'push', '--quiet', 'origin', `${branch}:main`)
    expect((await list()).map(({ state }) => state).sort()).toEqual(['merged', 'open'])
    const since = async () => (await site.publish<{ since?: string }>('origin')).result.since
    expect(await since()).toBe('Your proposal “Say good morning” is in')
    expect((await site.publish('withdraw', { branch })).result).toEqual({})
    expect(there(branch)).toBe(theirs)
    const withdraw = () => site.publish('withdraw', { branch: other.branch })
    expect((await withdraw()).result).toEqual({})
    expect(there(other.branch)).toBe('')
    expect(site.git('branch', '--list', other.branch)).toBe('')
    expect(await list()).toMatchObject([{ branch: other.branch, state: 'withdrawn' }])
    expect((await withdraw()).result).toEqual({})
    expect(await list()).toEqual([])
    expect(await site.read('about.yaml')).toContain('Good evening')
  })

  it('that others have changed is proposed again under a name of its own, or left to them', async () => {
    const site = await open()
    const origin = await withOrigin(site)
    const git = (...args: string[]) => site.git('-c', 'core.hooksPath=/dev/null', ...args)
    const there = (branch: string) =>
      git('-C', origin, 'for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`)
    git('push', '--quiet', 'origin', 'main')
    const list = async () => (await site.publish<Proposed[]>('proposals')).result
    const propose = async (title: string) => {
      await site.write('about.yaml', about.replace('title: Hi', `title: ${title}`))
      const request = { names: ['about.yaml'], message: title }
      const { result } = (await site.publish<{ result: Proposal }>('propose', request)).result
      if (result.kind !== 'proposed') throw new Error(JSON.stringify(result))
      return result
    }
    /** Ben changes a proposal: on top of it, or in its place. */
    const change = (branch: string, parent: string) => {
      const author = ['-c', 'user.name=Ben', '-c', 'user.email=ben@example.com']
      const theirs = git(...author, 'commit-tree', 'main^{tree}', '-p', parent, '-m', 'A comma')
      git('push', '--quiet', '--force', 'origin', `${theirs}:refs/heads/${branch}`)
      return theirs
    }
    const { branch, commit } = await propose('Hello')
    expect((await site.publish<{ message: string }>('proposeAgain', { branch })).result.message).toBe(
      `Nobody else has changed the proposal ${branch}. Look at the list again.`,
    )
    const theirs = change(branch, commit)
    expect(await list()).toMatchObject([{ branch, state: 'changed', by: ['Ben'] }])
    expect((await site.publish('proposeAgain', { branch })).result).toMatchObject({ kind: 'pushed' })
    expect(await list()).toMatchObject([{ branch: `${branch}-2`, state: 'open', subject: 'Hello' }])
    expect([there(branch), there(`${branch}-2`)]).toEqual([theirs, commit])

    const onTop = change(`${branch}-2`, commit)
    expect((await site.publish('leaveProposal', { branch: `${branch}-2` })).result).toEqual({})
    expect(await list()).toEqual([])
    expect(there(`${branch}-2`)).toBe(onTop)
    expect(await site.read('about.yaml')).toContain('Hello')

    // What theirs does not rest on stays.
    const other = await propose('Good morning')
    const instead = change(other.branch, 'main')
    expect((await site.publish('leaveProposal', { branch: other.branch })).result).toEqual({})
    expect(await list()).toMatchObject([{ branch: other.branch, state: 'withdrawn' }])
    expect(there(other.branch)).toBe(instead)
  })

  it('that was merged as another commit is told from what others have changed', async () => {
    const site = await open()
    await withOrigin(site)
    const git = (...args: string[]) => site.git('-c', 'core.hooksPath=/dev/null', ...args)
    git('push', '--quiet', 'origin', 'main')
    const start = git('rev-parse', 'main')
    await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
    const request = { names: ['about.yaml'], message: 'Say hello' }
    const { result } = (await site.publish<{ result: Proposal }>('propose', request)).result
    if (result.kind !== 'proposed') throw new Error(JSON.stringify(result))
    git('checkout', '--quiet', '-f', '--detach', 'main')
    await site.write('team.yaml', team.replace('many', 'few'))
    git('commit', '--quiet', '--all', '--author', 'Ana <ana@example.com>', '--message', 'We are few')
    git('checkout', '--quiet', result.commit, '--', 'pages')
    await site.write('team.yaml', team.replace('many', 'few'))
    git('commit', '--quiet', '--all', '--author', 'Ben <ben@example.com>', '--message', 'Say hello (#1)')
    git('push', '--quiet', 'origin', 'HEAD:main')
    git('checkout', '--quiet', '-f', 'main')
    expect(git('rev-parse', 'HEAD')).toBe(start)
    expect((await site.publish<{ since?: string }>('origin')).result.since).toBe(
      'Your proposal “Say hello” is in, and Ana changed 1 page since',
    )
  })

  it('has the commits that were never pushed, where no file has changed since', async () => {
    const site = await open()
    const origin = await withOrigin(site)
    const git = (...args: string[]) => site.git('-c', 'core.hooksPath=/dev/null', ...args)
    git('push', '--quiet', 'origin', 'main')
    const request = { names: [], message: 'Say hello and 1 more' }
    const { result: refused } = await site.publish<{ message: string }>('propose', request)
    expect(refused.message).toBe('Everything is published already: there is nothing that only this computer has.')
    await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
    git('commit', '--quiet', '--all', '--message', 'Say hello')
    await site.write('team.yaml', team.replace('many', 'few'))
    git('commit', '--quiet', '--all', '--message', 'We are few')
    const unpushed = async () => (await site.publish<Changes>('changedFiles')).result.unpushed
    expect(await unpushed()).toEqual(['We are few', 'Say hello'])

    const proposal = (await site.publish<{ result: Proposal }>('propose', request)).result.result
    if (proposal.kind !== 'proposed') throw new Error(JSON.stringify(proposal))
    expect(proposal.report).toContain('2 pages of 3 change since what is published.')
    expect(proposal.days).toEqual(['/about', '/team'])
    const log = site.git('--git-dir', origin, 'log', '--format=%s', `main..${proposal.branch}`)
    expect(log.split('\n')).toEqual(['Say hello and 1 more', 'We are few', 'Say hello'])
    expect(await unpushed()).toEqual([])
  })

  it('is not made with errors, which lead to their page', async () => {
    const site = await open()
    await site.write('index.yaml', home.replace('href: /about', 'href: /nowhere'))
    const branches = site.git('branch', '--list')
    const { result } = await site.publish<{ result: Proposal }>('propose', { names: ['index.yaml'], message: 'Links' })
    const proposal = result.result
    if (proposal.kind !== 'errors') throw new Error(JSON.stringify(proposal))
    expect(proposal.total).toBe(1)
    expect(proposal.problems).toMatchObject([
      { address: '/', diagnostic: { file: 'pages/index.yaml', path: 'blocks[0].action.href' } },
    ])
    expect(site.git('branch', '--list')).toBe(branches)
  })

  it('is a patch beside package.json where there is no remote', async () => {
    const site = await open()
    await writeFile(join(site.root, 'package.json'), '{}')
    await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
    const { result } = await site.publish<{ result: Proposal }>('propose', { names: ['about.yaml'], message: 'Hello' })
    const proposal = result.result
    if (proposal.kind !== 'proposed' || proposal.sent.kind !== 'patch') throw new Error(JSON.stringify(proposal))
    const [patch] = (await readdir(site.root)).filter((name) => name.endsWith('.patch'))
    expect(proposal.sent.file).toBe(join(site.root, patch ?? ''))
    expect(patch).toMatch(/^studio-\d{4}-\d\d-\d\d\.patch$/)
    expect(await readFile(proposal.sent.file, 'utf8')).toContain('+    title: Hello')
    await site.write('about.yaml', about)
    site.git('apply', '--check', proposal.sent.file)
  })

  it('stays on this machine where it cannot be pushed, and says what to do', async () => {
    const site = await open()
    site.git('remote', 'add', 'origin', join(site.root, 'gone.git'))
    await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
    const { result } = await site.publish<{ result: Proposal }>('propose', { names: ['about.yaml'], message: 'Hello' })
    const proposal = result.result
    if (proposal.kind !== 'proposed') throw new Error(JSON.stringify(proposal))
    expect(proposal.sent).toEqual({
      kind: 'stored',
      why: 'There is no shared copy of the site at the address that this computer has. `git remote -v` shows the address.',
    })
    const noRepository =
      'There is no shared copy of the site at the address that this computer has. `git remote -v` shows the address.'
    expect(proposal.unasked).toBe(noRepository)
    expect((await site.publish('origin')).result).toEqual({ unasked: noRepository })
    expect(site.git('rev-parse', proposal.branch)).toBe(proposal.commit)
  })
})

describe('the changes of a site', () => {
  it('are listed in words, and committed', async () => {
    const site = await open()
    site.check()
    await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
    await site.write('tour.yaml', page('Tour', 'On the road'))
    const { result } = await site.publish<Changes>('changedFiles')
    expect(result).toEqual({
      files: [
        {
          name: 'about.yaml',
          file: 'pages/about.yaml',
          state: 'changed',
          title: 'About',
          address: '/about',
          changes: [
            { id: 'set blocks[0].title', words: 'Title of Hero', field: 'title', before: 'Hi', after: 'Hello' },
          ],
        },
        { name: 'tour.yaml', file: 'pages/tour.yaml', state: 'new', title: 'Tour', address: '/tour', changes: [] },
      ],
      ignored: [],
      branch: 'main',
      hasRemote: false,
      unpushed: [],
    })
    const commit = { names: ['about.yaml'], message: 'Title of Hero of About' }
    expect((await site.publish<Committed>('commit', commit)).result).toMatchObject({ branch: 'main' })
    expect(site.git('log', '-1', '--format=%s')).toBe('Title of Hero of About')
    expect((await site.publish('changeCount')).result).toEqual({ count: 1 })
    expect((await site.publish('commit', commit)).result).toEqual({
      message: 'The changes are no longer those that you see. Nothing was committed; look at them again.',
    })
  })

  it('are answered to the shell alone', async () => {
    const site = await open()
    const path = '/@studio/changedFiles'
    const headers = { ...site.allowed, 'x-studio-token': '0'.repeat(32) }
    expect((await site.send({ method: 'POST', path, headers, body: '{}' })).status).toBe(401)
    expect((await site.publish('toString')).result).toEqual({ message: 'There is nothing of this name.' })
  })
})

describe('where a branch was pushed to', () => {
  it.each([
    ['git@github.com:acme/site.git', 'https://github.com/acme/site/compare/studio/x?expand=1'],
    ['https://ada:secret@github.com/acme/site', 'https://github.com/acme/site/compare/studio/x?expand=1'],
    [
      'ssh://git@gitlab.acme.com:2222/web/site.git',
      'https://gitlab.acme.com/web/site/-/merge_requests/new?merge_request[source_branch]=studio%2Fx',
    ],
    ['https://bitbucket.org/acme/site.git', 'https://bitbucket.org/acme/site/pull-requests/new?source=studio%2Fx'],
    ['/srv/git/site.git', undefined],
    ['https://git.acme.com/site.git', undefined],
  ])('%s', (remote, address) => expect(compareAddress(remote, 'studio/x')).toBe(address))

  const offline = 'The shared copy of the site cannot be reached: is this computer online?'

  it.each([
    ["fatal: unable to access 'https://x/': Could not resolve host: x", offline],
    [
      'remote: Permission to acme/site.git denied to ada.\nfatal: The requested URL returned error: 403',
      'You may not write to the shared copy of the site: git has no password for it on this computer, or you may only read it.',
    ],
    [
      'remote: error: Two people must read this.\nremote: Propose it.\n ! [remote rejected] x -> x (pre-receive hook declined)',
      'The shared copy of the site did not take it, and says: “Two people must read this. Propose it.”',
    ],
    [
      'remote: error: GH006: Protected branch update failed for refs/heads/main.\nremote: error: Changes must be made through a pull request.\n ! [remote rejected] main -> main (protected branch hook declined)',
      'Nobody publishes to the shared copy of the site directly: somebody else looks at changes first. Its rules for branches say so.',
    ],
    [
      'remote: GitLab: You are not allowed to push code to protected branches on this project.\n ! [remote rejected] main -> main (pre-receive hook declined)',
      'Nobody publishes to the shared copy of the site directly: somebody else looks at changes first. Its rules for branches say so.',
    ],
  ])('says why it was not', (says, why) => expect(originReason(says, 'write').why).toBe(why))

  it.each([
    ["fatal: unable to access 'https://x/': Could not resolve host: x", offline],
    [
      'git@x: Permission denied (publickey).\nfatal: Could not read from remote repository.',
      'You may not read the shared copy of the site: git has no password for it on this computer, or it is not shared with you. `git fetch` in a terminal asks for the password.',
    ],
    [
      "fatal: '/srv/denied/403.git' does not appear to be a git repository",
      'There is no shared copy of the site at the address that this computer has. `git remote -v` shows the address.',
    ],
    ['fatal: bad object', 'The shared copy of the site did not answer: bad object'],
  ])('says why nobody could be asked: %s', (says, why) => expect(originReason(says, 'read').why).toBe(why))
})
