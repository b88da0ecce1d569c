import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { changedFiles } from '../../../../../src/studio/server/publish/changed-files.ts'
import {
  commitFiles,
  createBranch,
  pathsOf,
  storeCommit,
  storeTree,
  treeWithFile,
} from '../../../../../src/studio/server/publish/commits.ts'
import { pushBranch, sendNewBranch } from '../../../../../src/studio/server/publish/origin/send-branch.ts'
import { filesAt, openRepository } from '../../../../../src/studio/server/publish/repository.ts'
import { createSiteChanges } from '../../../../../src/studio/server/publish/site-changes.ts'
import { pageText } from '../../../content/folder.ts'
import { gitSite } from './git-site.ts'

const about = pageText('About', '  - type: hero\n    title: Hi\n')
const team = pageText('Team', '  - type: hero\n    title: We are many, and each of us is somebody\n')

type Site = Awaited<ReturnType<typeof gitSite>>

/** The changed files with these names. */
async function ticked({ pages }: Site, ...names: string[]) {
  const repository = await openRepository(pages)
  const files = (await changedFiles(repository)).filter(({ name }) => names.length === 0 || names.includes(name))
  return { repository, files }
}

const refusal = (run: Promise<unknown>) =>
  run.then(
    () => 'none',
    (error: Error) => error.message,
  )

describe('a commit on a branch of its own', () => {
  const propose = async (site: Site, ...names: string[]) => {
    const { repository, files } = await ticked(site, ...names)
    const stored = await storeTree(repository, pathsOf(files))
    const tree = await treeWithFile(repository, stored, '_data/days.lock.json', '{}\n')
    return createBranch(repository, {
      ...{ folder: 'studio', name: '2026-11-27-hello' },
      commit: await storeCommit(repository, { tree, message: 'Say hello' }),
    })
  }

  it('has the ticked files alone, and touches neither index nor files nor the current branch, nor runs a hook', async () => {
    const site = await gitSite({ 'about.yaml': about, 'team.yaml': team, 'jobs.yaml': about })
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    await site.write('team.yaml', team.replace('many', 'few'))
    await site.write('new.yaml', pageText('New', '  - use: how-to-hire\n'))
    await site.remove('jobs.yaml')
    site.git('add', 'pages/team.yaml')
    await site.breakHooks()
    const before = await site.state()
    const branch = await propose(site, 'about.yaml', 'new.yaml', 'jobs.yaml')
    expect(await site.state()).toEqual(before)
    expect(branch).toBe('studio/2026-11-27-hello')
    expect(site.git('log', '--format=%an <%ae> %s', '-1', branch)).toBe('Ada Lovelace <ada@example.com> Say hello')
    expect(site.git('rev-parse', `${branch}^`)).toBe(before.head)
    expect(site.git('diff', '--name-status', 'main', branch).split('\n')).toEqual([
      'A\tpages/_data/days.lock.json',
      'M\tpages/about.yaml',
      'D\tpages/jobs.yaml',
      'A\tpages/new.yaml',
    ])
    expect(site.git('show', `${branch}:pages/about.yaml`)).toBe(about.replace('Hi', 'Hello').trim())
  })

  it('has a number if the name of the branch is taken', async () => {
    const site = await gitSite({ 'about.yaml': about })
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    expect(await propose(site)).toBe('studio/2026-11-27-hello')
    expect(await propose(site)).toBe('studio/2026-11-27-hello-2')
    // One that was at origin when it was asked last.
    site.git('update-ref', 'refs/remotes/origin/studio/2026-11-27-hello-3', 'HEAD')
    expect(await propose(site)).toBe('studio/2026-11-27-hello-4')
  })

  it.each(['refs/heads/studio', 'refs/remotes/origin/studio'])(
    'has another name where %s is in the way',
    async (name) => {
      const site = await gitSite({ 'about.yaml': about })
      site.git('update-ref', name, 'HEAD')
      await site.write('about.yaml', about.replace('Hi', 'Hello'))
      expect(await propose(site)).toBe('studio-2026-11-27-hello')
      expect(await propose(site)).toBe('studio-2026-11-27-hello-2')
    },
  )

  it('is signed where the repository signs its commits, or is not written', async () => {
    const site = await gitSite({ 'about.yaml': about })
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    const program = join(site.top, '.git/sign')
    const sign = (body: string) => writeFile(program, `#!/bin/sh\n${body}\n`, { mode: 0o755 })
    site.git('config', 'commit.gpgsign', 'yes')
    site.git('config', 'gpg.program', program)
    await sign('cat > /dev/null; echo "[GNUPG:] SIG_CREATED " >&2; echo signed')
    const branch = await propose(site)
    expect(site.git('cat-file', 'commit', branch)).toContain('gpgsig signed')
    await sign('echo "No secret key" >&2; exit 2')
    expect(await refusal(propose(site))).toMatch(
      /^This repository signs its commits \(`commit\.gpgsign`\), and git could not sign this one: .* Nothing was committed\. Unlock your key/s,
    )
    expect(site.git('branch', '--list', 'studio/*')).toBe(`studio/2026-11-27-hello`)
  })

  it('keeps the folders of a larger repository, both names of a moved file and the line breaks of the repository', async () => {
    const site = await gitSite({ 'about.yaml': about, 'team.yaml': team }, { folder: 'sites/acme' })
    site.git('config', 'core.autocrlf', 'true')
    await site.remove('team.yaml')
    await site.write('our people.yaml', team.replaceAll('\n', '\r\n'))
    const branch = await propose(site)
    expect(site.git('diff', '--name-status', '-M', 'main', branch).split('\n')).toEqual([
      'A\tsites/acme/pages/_data/days.lock.json',
      'R100\tsites/acme/pages/team.yaml\tsites/acme/pages/our people.yaml',
    ])
  })

  it('is possible without a checked out branch, and says what is missing without a name', async () => {
    const site = await gitSite({ 'about.yaml': about })
    site.git('checkout', '--quiet', '--detach')
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    expect(await propose(site)).toBe('studio/2026-11-27-hello')
    site.git('config', '--unset', 'user.name')
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
    expect(await refusal(propose(site))).toBe(
      'Git does not know who makes the commit. Nothing was committed. Say it once in a terminal: `git config --global user.name "Ada Lovelace"`.',
    )
    vi.unstubAllEnvs()
  })
})

describe('a branch of one’s own at origin', () => {
  it('moves the branch of nobody else, though hers has the same name and is part of it', async () => {
    const site = await gitSite({ 'about.yaml': about })
    const bare = join(site.top, '.git/origin.git')
    site.git('clone', '--quiet', '--bare', site.top, bare)
    site.git('remote', 'add', 'origin', bare)
    const at = (name: string) => site.git('-C', bare, 'rev-parse', '--verify', '--quiet', `refs/heads/${name}`)
    const name = '2026-11-27-hello'
    // Ana has proposed the same, and her branch was merged.
    const hers = site.git('rev-parse', 'HEAD')
    site.git('-C', bare, 'update-ref', `refs/heads/studio/${name}`, hers)
    site.git('-C', bare, 'update-ref', `refs/heads/studio/${name}-2`, hers)
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    const { repository, files } = await ticked(site)
    const commit = await storeCommit(repository, {
      tree: await storeTree(repository, pathsOf(files)),
      message: 'Hello',
    })
    await site.breakHooks()
    const send = () => sendNewBranch(repository, { folder: 'studio', name, commit, day: '2026-11-27' })
    expect(await send()).toMatchObject({ branch: `studio/${name}-3`, sent: { kind: 'pushed' } })
    expect([at(`studio/${name}`), at(`studio/${name}-2`), at(`studio/${name}-3`)]).toEqual([hers, hers, commit])
    expect(site.git('branch', '--list', 'studio/*', '--format=%(refname:short)')).toBe(`studio/${name}-3`)
    // A second round moves it on, unless somebody else has moved it.
    const next = await storeCommit(repository, { tree: `${commit}^{tree}`, message: 'Again', parents: [commit] })
    expect(await pushBranch(repository, { branch: `studio/${name}-3`, commit: next, from: commit })).toMatchObject({
      kind: 'pushed',
    })
    expect(at(`studio/${name}-3`)).toBe(next)
    expect(await pushBranch(repository, { branch: `studio/${name}-3`, commit: hers, from: commit })).toBeUndefined()
    expect(at(`studio/${name}-3`)).toBe(next)
    expect((await site.state()).ran).toEqual([])
  })
})

describe('a commit on the current branch', () => {
  it('has the ticked files alone; others, and what a person has added, stay as they are', async () => {
    const site = await gitSite({ 'about.yaml': about, 'team.yaml': team, 'jobs.yaml': about })
    await site.write('team.yaml', team.replace('many', 'few'))
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    await site.write('jobs.yaml', about.replace('Hi', 'Added'))
    await site.write('new.yaml', about)
    site.git('add', 'pages/jobs.yaml')
    await site.write('jobs.yaml', about.replace('Hi', 'Later'))
    await site.breakHooks()
    const before = await site.state()
    const { repository, files } = await ticked(site, 'about.yaml', 'jobs.yaml', 'new.yaml')
    const { branch, note } = await commitFiles(repository, files, 'Say hello\n\nTitle of Hero')
    expect({ branch, note }).toEqual({ branch: 'main', note: undefined })
    const after = await site.state()
    expect({ ...after, index: '', head: '' }).toEqual({ ...before, index: '', head: '' })
    expect(site.git('log', '--format=%B', '-1')).toBe('Say hello\n\nTitle of Hero')
    expect(site.git('show', 'HEAD:pages/jobs.yaml')).toBe(about.replace('Hi', 'Later').trim())
    expect(site.git('status', '--porcelain').split('\n')).toEqual(['MM pages/jobs.yaml', ' M pages/team.yaml'])
    expect(site.git('show', ':pages/jobs.yaml')).toBe(about.replace('Hi', 'Added').trim())
    expect((await changedFiles(await openRepository(site.pages))).map(({ name }) => name)).toEqual(['team.yaml'])
  })

  it.each([':(top)x.yaml', '*.yaml', '[ab]out.yaml', ':!about.yaml', ':/x.yaml'])(
    'has the file %s alone, whose name is no pattern',
    async (name) => {
      const site = await gitSite({ 'about.yaml': about, 'team.yaml': team })
      await mkdir(join(site.pages, dirname(name)), { recursive: true })
      await site.write(name, about)
      await site.write('about.yaml', about.replace('Hi', 'Hello'))
      const { repository, files } = await ticked(site, name)
      await commitFiles(repository, files, 'Say hello')
      expect(site.git('show', '--format=', '--name-only', '-z', 'HEAD').replaceAll('\0', '')).toBe(`pages/${name}`)
      expect(site.git('status', '--porcelain')).toBe(' M pages/about.yaml'.trim())
    },
  )

  it('has links as links: to a folder, to a file, to nothing', async () => {
    const site = await gitSite({ 'about.yaml': about })
    await mkdir(join(site.pages, '_public'))
    for (const [name, target] of [
      ['folder', '../..'],
      ['file', '../about.yaml'],
      ['nothing', 'gone'],
    ] as const)
      await symlink(target, join(site.pages, '_public', name))
    const { repository, files } = await ticked(site)
    const changes = createSiteChanges({
      folder: site.pages,
      siteOf: () => undefined,
      fileOf: (name) => `pages/${name}`,
    })
    expect((await changes.list()).files.map(({ name, state }) => [name, state])).toEqual([
      ['_public/file', 'new'],
      ['_public/folder', 'new'],
      ['_public/nothing', 'new'],
    ])
    await commitFiles(repository, files, 'Link')
    expect(site.git('cat-file', '-p', 'HEAD:pages/_public/folder')).toBe('../..')
    await rm(join(site.pages, '_public/folder'))
    await mkdir(join(site.pages, '_public/folder'))
    await writeFile(join(site.pages, '_public/folder/prices.pdf'), 'new')
    expect((await changes.list()).files.map(({ name }) => name)).toEqual(['_public/folder/prices.pdf'])
  })

  it('says what to do where another program holds the index', async () => {
    const site = await gitSite({ 'about.yaml': about })
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    await writeFile(join(site.top, '.git/index.lock'), '')
    const { repository, files } = await ticked(site)
    const { note } = await commitFiles(repository, files, 'Say hello')
    expect(note).toBe(
      'The commit is written. Another program holds the index of git, so run `git reset --quiet` when it has ended.',
    )
    expect(site.git('log', '--format=%s', '-1')).toBe('Say hello')
  })

  it('is refused without a branch, during a merge, and if the branch has moved on', async () => {
    const site = await gitSite({ 'about.yaml': about })
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    const stale = await ticked(site)
    site.git('commit', '--quiet', '--allow-empty', '--message', 'Meanwhile')
    expect(await refusal(commitFiles(stale.repository, stale.files, 'Late'))).toBe(
      'The branch main has changed meanwhile. Nothing was committed; look at the changes again.',
    )
    await writeFile(join(site.top, '.git/MERGE_HEAD'), site.git('rev-parse', 'HEAD'))
    const merging = await ticked(site)
    expect(await refusal(commitFiles(merging.repository, merging.files, 'Hello'))).toBe(
      'A merge is not finished in this repository. Finish it in a terminal first; Propose is possible now.',
    )
    const detached = await gitSite({ 'about.yaml': about })
    detached.git('checkout', '--quiet', '--detach')
    await detached.write('about.yaml', about.replace('Hi', 'Hello'))
    const { repository, files } = await ticked(detached)
    expect(await refusal(commitFiles(repository, files, 'Hello'))).toBe(
      'No branch is checked out, so a commit would belong to none. Check one out: `git switch main`. Propose is possible now.',
    )
  })
})

it('files of a commit are read by their names below the content folder', async () => {
  const site = await gitSite({ 'about.yaml': about, 'tour/summer.yaml': team }, { folder: 'site' })
  await mkdir(join(site.pages, 'later'))
  const repository = await openRepository(site.pages)
  const files = await filesAt(repository, 'HEAD', ['about.yaml', 'none.yaml', 'tour/summer.yaml'])
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['about.yaml', about],
    ['tour/summer.yaml', team],
  ])
})
