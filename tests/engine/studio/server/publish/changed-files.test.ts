import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { changedFiles, ignoredContent } from '../../../../../src/studio/server/publish/changed-files.ts'
import { commitFiles } from '../../../../../src/studio/server/publish/commits.ts'
import { openRepository } from '../../../../../src/studio/server/publish/repository.ts'
import { contentFolder, pageText } from '../../../content/folder.ts'
import { gitSite } from './git-site.ts'

const about = pageText('About', '  - type: hero\n    title: Hi\n')
const team = pageText('Team', '  - type: hero\n    title: We are many, and each of us is somebody\n')

const changedIn = async (pages: string) => changedFiles(await openRepository(pages))

describe('the changed files of a site', () => {
  it('are those that differ from the last commit, whether they are added or not, and touch nothing', async () => {
    const site = await gitSite({ 'about.yaml': about, 'team.yaml': team, 'jobs.yaml': about })
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    await site.write('tour/summer.yaml', team.replace('many', 'few'))
    await site.write('_public/images/new one.webp', Buffer.from([1, 2, 3]))
    await site.remove('jobs.yaml')
    site.git('add', 'pages/about.yaml')
    await site.write('about.yaml', about.replace('Hi', 'Hey'))
    await site.breakHooks()
    const before = await site.state()
    expect(await changedIn(site.pages)).toEqual([
      { name: '_public/images/new one.webp', state: 'new' },
      { name: 'about.yaml', state: 'changed' },
      { name: 'jobs.yaml', state: 'deleted' },
      { name: 'tour/summer.yaml', state: 'new' },
    ])
    expect(await site.state()).toEqual(before)
  })

  it('are none after a file is as it was, and not those outside of the content or ignored', async () => {
    const site = await gitSite({ 'about.yaml': about })
    await site.write('about.yaml', `${about}\n`)
    await site.write('about.yaml', about)
    await site.write('../README.md', 'Not content')
    await site.write('../.gitignore', '*.bak\n')
    await site.write('about.yaml.bak', 'old')
    expect(await changedIn(site.pages)).toEqual([])
  })

  it('have the pictures, downloads and fonts that git ignores and that changed content shows, and no others', async () => {
    const site = await gitSite({ 'about.yaml': about, '_data/theme.yaml': 'fonts: {}\n' })
    await site.write('../.gitignore', '*.png\n*.pdf\n*.woff2\nbuild/\n')
    for (const name of ['images/door.png', 'images/tour/bus.png', 'images/doo.png', 'images/.door.png', 'other.pdf'])
      await site.write(`_public/${name}`, Buffer.from([1, 2, 3]))
    for (const name of ['downloads/prices.pdf', 'fonts/own.woff2'])
      await site.write(`_public/${name}`, Buffer.from([1]))
    await site.write('build/plan.yaml', about)
    const image =
      "    image: { name: door, alt: A door }\n  - type: hero\n    image:\n      name: 'tour/bus' # new\n      alt: A bus\n"
    await site.write('about.yaml', `${about}${image}    href: /downloads/prices.pdf\n`)
    await site.write('_data/theme.yaml', 'fonts: { text: { file: fonts/own.woff2 } }\n')
    const files = await changedIn(site.pages)
    expect(files.map(({ name }) => name)).toEqual([
      '_data/theme.yaml',
      '_public/downloads/prices.pdf',
      '_public/fonts/own.woff2',
      '_public/images/door.png',
      '_public/images/tour/bus.png',
      'about.yaml',
    ])
    expect(await ignoredContent(await openRepository(site.pages), files)).toEqual(['build/plan.yaml'])
    const repository = await openRepository(site.pages)
    await commitFiles(repository, files, 'Show the door')
    expect(site.git('ls-tree', '-r', '--name-only', 'HEAD')).toContain('pages/_public/images/tour/bus.png')
    expect(await changedIn(site.pages)).toEqual([])
  })

  it('know a moved file by its text', async () => {
    const site = await gitSite({ 'team.yaml': team })
    await site.remove('team.yaml')
    await site.write('people.yaml', team)
    expect(await changedIn(site.pages)).toEqual([{ name: 'people.yaml', state: 'moved', from: 'team.yaml' }])
  })

  it('are compared without the line breaks that git converts', async () => {
    const site = await gitSite({ 'about.yaml': about, 'team.yaml': team })
    site.git('config', 'core.autocrlf', 'true')
    await site.write('about.yaml', about.replaceAll('\n', '\r\n'))
    await site.write('team.yaml', team.replace('many', 'few').replaceAll('\n', '\r\n'))
    expect(await changedIn(site.pages)).toEqual([{ name: 'team.yaml', state: 'changed' }])
  })

  it('are those of the site in a folder of a larger repository', async () => {
    const site = await gitSite({ 'about.yaml': about }, { folder: 'sites/acme' })
    await site.write('about.yaml', about.replace('Hi', 'Hello'))
    await site.write('../../other.txt', 'beside')
    expect(await changedIn(site.pages)).toEqual([{ name: 'about.yaml', state: 'changed' }])
    expect(await openRepository(site.pages)).toMatchObject({ prefix: 'sites/acme/pages/', branch: 'main' })
  })
})

describe('a site that cannot be compared says why', () => {
  const refusal = (pages: string) =>
    openRepository(pages).then(
      () => 'none',
      (error: Error) => error.message.replace(pages, 'PAGES'),
    )

  it('outside of a repository', async () => {
    const { root } = await contentFolder({ 'about.yaml': about })
    expect(await refusal(join(root, 'pages'))).toBe(
      'PAGES is not in a git repository, so there is nothing to compare with. Files are saved all the same. To begin one: `git init`, `git add .`, `git commit`.',
    )
  })

  it('without a commit', async () => {
    const site = await gitSite({ 'about.yaml': about })
    await rm(join(site.top, '.git'), { recursive: true })
    site.git('init', '--quiet')
    expect(await refusal(site.pages)).toBe(
      'This repository has no commit yet, so there is nothing to compare with. Files are saved all the same. Make the first commit in a terminal: `git add .`, `git commit`.',
    )
  })

  it('where git ignores it', async () => {
    const site = await gitSite({ 'about.yaml': about })
    await site.write('../.gitignore', '/ignored/\n')
    const pages = join(site.top, 'ignored')
    await mkdir(pages)
    expect(await refusal(pages)).toBe(
      'Git ignores the folder PAGES, so it has no history. Remove it from `.gitignore`.',
    )
  })

  it('without git', async () => {
    const site = await gitSite({ 'about.yaml': about })
    vi.stubEnv('PATH', '/nowhere')
    expect(await refusal(site.pages)).toBe(
      'Git is not installed on this machine. Install it from git-scm.com, then open Changes again.',
    )
    vi.unstubAllEnvs()
  })
})
