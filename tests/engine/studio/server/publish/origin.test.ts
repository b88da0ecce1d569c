// @module-tag exhaustive

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { prepare, runPlan } from '../../../../../src/generate/generate.ts'
import { changedFiles } from '../../../../../src/studio/server/publish/changed-files.ts'
import { commitOnOrigin } from '../../../../../src/studio/server/publish/origin/commit-on-origin.ts'
import { mergeOrigin } from '../../../../../src/studio/server/publish/origin/merge-origin.ts'
import { fetchOrigin } from '../../../../../src/studio/server/publish/origin/origin.ts'
import { updateFiles } from '../../../../../src/studio/server/publish/origin/update-files.ts'
import { openRepository } from '../../../../../src/studio/server/publish/repository.ts'
import type { CommitOutcome, OriginChoices } from '../../../../../src/studio/wire/publish.ts'
import { pageText } from '../../../content/folder.ts'
import { makeSite } from '../../../generate/site-folder.ts'
import { gitSite } from './git-site.ts'

const page = (title: string) =>
  pageText(title, '  - type: hero\n    title: Hi\n    intro: Come in\n  - type: hero\n    title: Bye\n')

const files = {
  'about.yaml': page('About'),
  'team.yaml': page('Team'),
  'jobs.yaml': page('Jobs'),
  'old.yaml': page('Old'),
}

/** A site with a bare origin, and a clone of it in which Ana works. */
async function shared(content: Record<string, string> = files) {
  const site = await gitSite(content)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-origin-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [bare, clone] = [join(folder, 'origin.git'), join(folder, 'ana')]
  site.git('clone', '--quiet', '--bare', site.top, bare)
  site.git('remote', 'add', 'origin', bare)
  site.git('clone', '--quiet', bare, clone)
  const ana = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], { cwd: clone })
  return {
    ...site,
    bare,
    clone: join(clone, 'pages'),
    /** Ana pushes what she has changed. */
    pushAll(): void {
      ana('add', '--all')
      ana('commit', '--quiet', '--message', 'Change the site')
      ana('push', '--quiet')
    },
    /** Ana changes a file, or deletes it, and pushes. */
    async push(name: string, text: string | Buffer | undefined): Promise<void> {
      const path = join(clone, name)
      if (text === undefined) await rm(path)
      else {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }
      ana('add', '--all')
      ana('commit', '--quiet', '--message', `Change ${name}`)
      ana('push', '--quiet')
    },
    /** Ana takes what was pushed. */
    pull: async () => ana('pull', '--quiet'),
    /** Commits the files with these names. */
    async commit(names: string[], choices: OriginChoices = {}) {
      const news = await fetchOrigin(await openRepository(site.pages))
      const repository = await openRepository(site.pages)
      const ticked = (await changedFiles(repository)).filter(({ name }) => names.includes(name))
      return commitOnOrigin(repository, { files: ticked, message: 'Say hello', choices, titles: new Map() }, news)
    },
    changed: async () => (await changedFiles(await openRepository(site.pages))).map(({ name }) => name),
  }
}

type Answer = OriginChoices[string]['side']

/** The choices for what a commit asks, in its order. */
function answers(asked: CommitOutcome, ...sides: Answer[]): OriginChoices {
  const conflicts = asked.kind === 'conflicts' ? asked.conflicts : []
  return Object.fromEntries(conflicts.map(({ id, seen }, index) => [id, { side: sides[index] ?? 'mine', seen }]))
}

it('counts no file that only records, as long as there is another', async () => {
  const site = await shared()
  const words = async () => (await fetchOrigin(await openRepository(site.pages))).since?.words
  await site.push('pages/_data/lastmod.lock.json', '{}\n')
  expect(await words()).toBe('Ana changed 1 file since')
  await site.push('pages/about.yaml', page('About us'))
  await site.push('pages/_public/plan.txt', 'Plan')
  expect(await words()).toBe('Ana changed 1 page and 1 other file since')
})

describe('a commit after others have pushed to origin', () => {
  it('rests on theirs: untouched files are brought up to date, touched ones are merged by field', async () => {
    const site = await shared()
    await site.push('pages/about.yaml', page('About').replace('title: Bye', 'title: See you'))
    await site.push('pages/team.yaml', page('Team').replace('title: Bye', 'title: So long'))
    await site.push('pages/jobs.yaml', page('Jobs').replace('Come in', 'Apply'))
    await site.push('pages/old.yaml', undefined)
    await site.push('README.md', 'Read me\n')
    await site.write('about.yaml', page('About').replace('title: Hi', 'title: Hello'))
    await site.write('team.yaml', page('Team').replace('title: Hi', 'title: Our people'))
    await site.write('new.yaml', page('New'))
    await site.breakHooks()

    const committed = await site.commit(['about.yaml', 'new.yaml'])
    expect(committed).toEqual({
      kind: 'committed',
      commit: site.git('rev-parse', 'HEAD'),
      branch: 'main',
      since: 'Ana changed 4 pages since',
    })
    expect(site.git('rev-parse', 'HEAD^')).toBe(site.git('rev-parse', 'origin/main'))
    expect(site.git('diff', '--name-status', 'origin/main', 'HEAD').split('\n')).toEqual([
      'M\tpages/about.yaml',
      'A\tpages/new.yaml',
    ])
    const about = page('About').replace('title: Hi', 'title: Hello').replace('title: Bye', 'title: See you')
    expect(await site.read('about.yaml')).toBe(about)
    expect(`${site.git('show', 'HEAD:pages/about.yaml')}\n`).toBe(about)
    // What was not ticked has the changes of both, and is still to be committed.
    expect(await site.read('team.yaml')).toBe(
      page('Team').replace('title: Hi', 'title: Our people').replace('title: Bye', 'title: So long'),
    )
    expect(await site.read('jobs.yaml')).toContain('Apply')
    await expect(site.read('old.yaml')).rejects.toThrow('ENOENT')
    expect(await readFile(join(site.top, 'README.md'), 'utf8')).toBe('Read me\n')
    expect(await site.changed()).toEqual(['team.yaml'])
    expect((await site.state()).ran).toEqual([])
    expect(site.git('status', '--porcelain')).toBe('M pages/team.yaml')
  })

  it('asks where both have changed the same, and touches nothing before', async () => {
    const site = await shared()
    const theirs = page('About').replace('title: Hi', 'title: Welcome').replace('title: Bye', 'title: See you')
    await site.push('pages/about.yaml', theirs)
    await site.push('pages/old.yaml', undefined)
    await site.write('about.yaml', page('About').replace('title: Hi', 'title: Hello').replace('Come in', 'Enter'))
    await site.write('old.yaml', page('Old').replace('title: Hi', 'title: Still here'))
    const before = await site.state()
    const asked = await site.commit(['about.yaml'])
    expect(asked).toEqual({
      kind: 'conflicts',
      since: 'Ana changed 2 pages since',
      conflicts: [
        {
          id: 'about.yaml blocks[0].title',
          name: 'about.yaml',
          title: 'About',
          place: 'Title of Hero',
          mine: 'Hello',
          theirs: 'Welcome',
          canKeepBoth: false,
          seen: expect.any(String),
        },
        {
          id: 'old.yaml',
          name: 'old.yaml',
          title: 'Old',
          mine: 'Title of Hero: Still here',
          canKeepBoth: false,
          seen: expect.any(String),
        },
      ],
    })
    expect(await site.state()).toEqual(before)

    const choices = answers(asked, 'theirs', 'mine')
    // Of a text that nobody has seen with theirs, the question comes again.
    await site.write('old.yaml', page('Old').replace('title: Hi', 'title: Still here today'))
    expect(await site.commit(['about.yaml'], choices)).toMatchObject({ conflicts: [{ name: 'old.yaml' }] })
    await site.write('old.yaml', page('Old').replace('title: Hi', 'title: Still here'))

    const { kind } = await site.commit(['about.yaml'], choices)
    expect(kind).toBe('committed')
    // Theirs counts where both have changed the same; what only one has changed stays.
    expect(await site.read('about.yaml')).toBe(theirs.replace('Come in', 'Enter'))
    expect(await site.changed()).toEqual(['old.yaml'])
  })

  it('says in words what others have changed of a page that was deleted here', async () => {
    const site = await shared()
    await site.push(
      'pages/about.yaml',
      page('About').replace('title: Hi', 'title: Hello').replace('Come in', 'See the workshop'),
    )
    await rm(join(site.pages, 'about.yaml'))
    expect(await site.commit(['about.yaml'])).toMatchObject({
      conflicts: [{ title: 'About', theirs: 'Title of Hero: Hello\nIntro of Hero: See the workshop' }],
    })
  })

  it('keeps the byte order mark and the line breaks of the working file', async () => {
    const marked = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
    const site = await shared()
    const theirs = page('About').replace('Bye', 'See you').replace('Come in', 'Come in\n      and stay')
    await site.push('pages/about.yaml', theirs)
    await site.write('about.yaml', marked(page('About').replace('title: Hi', 'title: Hello')))
    expect(await site.commit(['about.yaml'])).toMatchObject({ kind: 'committed' })
    expect(await site.read('about.yaml')).toBe(marked(theirs.replace('title: Hi', 'title: Hello')))
    expect(await site.changed()).toEqual([])
  })

  it('takes a picture as a whole beside a page that is merged', async () => {
    const [before, own, other] = [1, 2, 3].map((byte) => Buffer.from([0xff, 0xd8, byte, 0x0d, 0x0a, 0xff]))
    const site = await shared()
    await site.write('_public/images/door.jpg', before as Buffer)
    site.git('add', '.')
    site.git('commit', '--quiet', '--message', 'Add the door')
    site.git('push', '--quiet', 'origin', 'main')
    await site.pull()
    await site.push('pages/_public/images/door.jpg', other)
    await site.push('pages/about.yaml', page('About').replace('title: Bye', 'title: See you'))
    await site.write('_public/images/door.jpg', own as Buffer)
    await site.write('_public/images/new.jpg', own as Buffer)
    await site.write('about.yaml', page('About').replace('title: Hi', 'title: Hello'))
    const names = ['_public/images/door.jpg', '_public/images/new.jpg', 'about.yaml']
    const asked = await site.commit(names)
    const noText = 'JPG, 1 KB'
    expect(asked).toMatchObject({
      conflicts: [{ name: '_public/images/door.jpg', mine: noText, theirs: noText }],
    })
    expect(await site.commit(names, answers(asked, 'mine'))).toMatchObject({ kind: 'committed' })
    expect(await readFile(join(site.pages, '_public/images/door.jpg'))).toEqual(own)
    expect(await readFile(join(site.pages, '_public/images/new.jpg'))).toEqual(own)
    expect(await site.read('about.yaml')).toBe(
      page('About').replace('title: Hi', 'title: Hello').replace('title: Bye', 'title: See you'),
    )
    expect(await site.changed()).toEqual([])
    expect(site.git('status', '--porcelain')).toBe('')
  })

  it('has the redirects and the questions of both', async () => {
    const redirects = (...names: string[]) => names.map((name) => `- from: /${name}\n  to: /about\n`).join('')
    const faq = (...questions: string[]) =>
      pageText(
        'Jobs',
        `  - type: faq\n    items:\n${questions.map((one) => `      - question: ${one}?\n        answer: Yes.\n`).join('')}`,
      )
    const site = await shared()
    await site.write('jobs.yaml', faq('One'))
    site.git('commit', '--quiet', '--all', '--message', 'Ask')
    site.git('push', '--quiet', 'origin', 'main')
    await site.pull()
    await site.push('pages/_data/redirects.yaml', redirects('a', 'b'))
    await site.push('pages/jobs.yaml', faq('One', 'Theirs'))
    await site.write('_data/redirects.yaml', redirects('c'))
    await site.write('jobs.yaml', faq('One', 'Mine'))
    expect(await site.commit(['_data/redirects.yaml', 'jobs.yaml'])).toMatchObject({ kind: 'committed' })
    expect(await site.read('_data/redirects.yaml')).toBe(redirects('a', 'b', 'c'))
    expect(await site.read('jobs.yaml')).toBe(faq('One', 'Theirs', 'Mine'))
    expect(site.git('status', '--porcelain')).toBe('')
  })

  it('keeps both pictures that were added under one name, each on its own page', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer()
    const hero = (title: string) =>
      pageText(title, '  - type: hero\n    title: Hi\n    image:\n      name: door # the new one\n      alt: A door\n')
    const [mine, theirs] = [await picture('teal'), await picture('red')]
    const site = await shared()
    await site.push('pages/_public/images/door.png', theirs)
    await site.push('pages/team.yaml', hero('Team'))
    await site.write('_public/images/door.png', mine)
    await site.write('jobs.yaml', hero('Jobs'))
    await site.write('about.yaml', `${page('About')}  - type: rich-text\n    body: '[Door](/images/door.png)'\n`)
    const names = ['_public/images/door.png', 'jobs.yaml']
    const asked = await site.commit(names)
    expect(asked).toMatchObject({
      conflicts: [
        {
          id: '_public/images/door.png',
          canKeepBoth: true,
          pictures: { mine: expect.stringMatching(/^data:image/), theirs: expect.stringMatching(/^data:image/) },
        },
      ],
    })
    expect(await site.commit(names, answers(asked, 'both'))).toMatchObject({ kind: 'committed' })
    expect(await readFile(join(site.pages, '_public/images/door.png'))).toEqual(theirs)
    expect(await readFile(join(site.pages, '_public/images/door-2.png'))).toEqual(mine)
    expect(await site.read('team.yaml')).toContain('name: door #')
    expect(await site.read('jobs.yaml')).toBe(hero('Jobs').replace('name: door', 'name: door-2'))
    expect(await site.read('about.yaml')).toContain('(/images/door-2.png)')
    expect(site.git('diff', '--name-only', 'origin/main', 'HEAD').split('\n')).toEqual([
      'pages/_public/images/door-2.png',
      'pages/jobs.yaml',
    ])
    expect(await site.changed()).toEqual(['about.yaml'])
  })

  it('keeps both documents of one name, in a folder of its own and by the next free number, wherever mine is linked', async () => {
    const linked = (title: string, name: string) =>
      pageText(
        title,
        `  - type: rich-text\n    body: |\n      [Prices](/files/2026/${name}.pdf "PDF"), or [as a mail](/files/2026/${name}.pdf#page=2).\n` +
          `  - type: button-group\n    buttons:\n      - { text: Prices, href: "/files/2026/${name}.pdf" }\n`,
      )
    const site = await shared()
    await site.push('pages/_public/files/2026/prices.pdf', '%PDF-1.4 theirs')
    await site.push('pages/_public/files/2026/prices-2.pdf', '%PDF-1.4 another')
    await site.write('_public/files/2026/prices.pdf', '%PDF-1.4 mine')
    await site.write('jobs.yaml', linked('Jobs', 'prices'))
    const names = ['_public/files/2026/prices.pdf', 'jobs.yaml']
    const asked = await site.commit(names)
    expect(asked).toMatchObject({ conflicts: [{ id: '_public/files/2026/prices.pdf', canKeepBoth: true }] })
    expect(await site.commit(names, answers(asked, 'both'))).toMatchObject({ kind: 'committed' })
    const text = (name: string) => site.git('show', `HEAD:pages/_public/files/2026/${name}.pdf`)
    expect(['prices', 'prices-2', 'prices-3'].map(text)).toEqual(
      ['theirs', 'another', 'mine'].map((of) => `%PDF-1.4 ${of}`),
    )
    expect(await site.read('jobs.yaml')).toBe(linked('Jobs', 'prices-3'))
    expect(site.git('status', '--porcelain')).toBe('')
  })

  it('asks about no file that both have added alike', async () => {
    const site = await shared()
    await site.push('pages/_public/images/door.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await site.write('_public/images/door.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await site.write('jobs.yaml', page('More jobs'))
    expect(await site.commit(['_public/images/door.svg', 'jobs.yaml'])).toMatchObject({ kind: 'committed' })
    expect(site.git('diff', '--name-only', 'origin/main', 'HEAD')).toBe('pages/jobs.yaml')
    expect(site.git('status', '--porcelain')).toBe('')
  })

  it('generates pages again where both have changed their template, and asks about the template alone', async () => {
    const made = makeSite()
    await made.generate()
    const site = await shared(made.all())
    made.remove()
    const template = '_data/templates/city-service.yaml'
    const generate = async (pages: string) => {
      const prepared = await prepare({ root: pages, pages })
      if (prepared.kind !== 'ready') throw new Error('The content has errors.')
      const { outdated } = prepared
      await runPlan(prepared)
      return outdated
    }
    const [mine, theirs] = [site.pages, site.clone].map(
      (pages) =>
        (change: (text: string) => string, name = template) =>
          readFile(join(pages, name), 'utf8').then((text) => writeFile(join(pages, name), change(text))),
    )
    await theirs?.((text) =>
      text.replace('Hire {service.plural}', 'Book {service.plural}').replaceAll('{service.name} in', 'Theirs in'),
    )
    await generate(site.clone)
    site.pushAll()
    await mine?.((text) =>
      text.replace('text: "{city', 'text: "Mine: {city').replaceAll('{service.name} in', 'Mine in'),
    )
    await generate(site.pages)
    await mine?.((text) => `${text}overrides:\n  blocks[hero].title: Own words\n`, 'la/greeters.yaml')

    const names = await site.changed()
    const asked = await site.commit(names)
    expect(asked).toMatchObject({
      conflicts: [
        { name: template, place: 'Title', mine: 'Mine in {city.name}', theirs: 'Theirs in {city.name}' },
        { name: template, place: 'Title of Hero' },
      ],
    })
    expect(await site.commit(names, answers(asked, 'mine', 'theirs'))).toMatchObject({ kind: 'committed' })
    expect(await generate(site.pages)).toBe(false)
    const ushers = await site.read('la/ushers.yaml')
    for (const words of ['title: Mine in', 'title: Theirs in', 'Book ', 'Mine: ']) expect(ushers).toContain(words)
    expect(await site.read('la/greeters.yaml')).toContain('overrides:\n  blocks[hero].title: Own words\n')
    expect(site.git('status', '--porcelain')).toBe('')
  })

  it('is not needed to get the latest, also where a file of the same name lies here uncommitted', async () => {
    const site = await shared()
    expect(await site.commit([])).toMatchObject({ kind: 'nothing', commit: site.git('rev-parse', 'HEAD') })
    await site.push('pages/team.yaml', page('Team').replace('Hi', 'Welcome'))
    await site.push('pages/new.yaml', page('New'))
    await site.write('new.yaml', page('New'))
    await site.write('about.yaml', page('About').replace('Hi', 'Hello'))
    await site.write('own.yaml', page('Own'))
    expect(await site.commit([])).toMatchObject({ kind: 'nothing', since: 'Ana changed 2 pages since' })
    expect(site.git('rev-parse', 'HEAD')).toBe(site.git('rev-parse', 'origin/main'))
    expect(await site.read('team.yaml')).toContain('Welcome')
    expect(await site.changed()).toEqual(['about.yaml', 'own.yaml'])
    // With a commit of one's own, both are joined.
    await site.commit(['own.yaml'])
    await site.push('pages/jobs.yaml', page('Jobs').replace('Hi', 'Apply'))
    expect(await site.commit([])).toMatchObject({ kind: 'committed' })
    expect(site.git('log', '-1', '--format=%s %P')).toMatch(/^Say hello \w+ \w+$/)
  })

  it('writes over no file that was saved during the commit', async () => {
    const site = await shared()
    await site.push('pages/team.yaml', page('Team').replace('Hi', 'Welcome'))
    await site.push('pages/about.yaml', page('About').replace('Bye', 'See you'))
    await site.write('about.yaml', page('About').replace('Hi', 'Hello'))
    const repository = await openRepository(site.pages)
    const { since } = await fetchOrigin(repository)
    if (since === undefined) throw new Error('Nothing came from origin.')
    const merged = await mergeOrigin(repository, { since, names: ['about.yaml'], choices: {}, titles: new Map() })
    const update = () => updateFiles(repository, { since, joined: since.commit, touched: ['pages/about.yaml'], merged })
    for (const name of ['team.yaml', 'about.yaml']) {
      const before = await site.read(name)
      const saved = before.replace('Come in', 'Saved just now')
      await site.write(name, saved)
      await expect(update()).rejects.toThrow(`${name} was saved elsewhere meanwhile. Nothing was committed`)
      expect(await site.read(name)).toBe(saved)
      await site.write(name, before)
    }
    await update()
    expect(await site.read('about.yaml')).toContain('See you')
    expect(await site.read('team.yaml')).toContain('Welcome')
  })

  it('does not touch files outside the content folder that both have changed', async () => {
    const site = await shared()
    await site.push('README.md', 'Read me\n')
    await writeFile(join(site.top, 'README.md'), 'My own\n')
    await site.write('about.yaml', page('About').replace('Hi', 'Hello'))
    expect(await site.commit(['about.yaml'])).toMatchObject({
      kind: 'committed',
      note: 'Ana changed 1 file since, and README.md has changed here as well. It is no content, so the studio does not merge it: move your README.md to another folder, or ask who looks after the code of the site, then get the latest.',
    })
    expect(await readFile(join(site.top, 'README.md'), 'utf8')).toBe('My own\n')
    site.git('add', '.')
    site.git('commit', '--quiet', '--message', 'My own words')
    await site.write('about.yaml', page('About').replace('Hi', 'Hey'))
    const head = site.git('rev-parse', 'HEAD')
    expect(await site.commit(['about.yaml'])).toMatchObject({ note: expect.stringContaining('README.md has changed') })
    expect(site.git('rev-parse', 'HEAD^')).toBe(head)
  })

  it('merges with the commits of this branch, too, and is a child of both', async () => {
    const site = await shared()
    await site.write('about.yaml', page('About').replace('title: Hi', 'title: Hello'))
    await site.write('jobs.yaml', page('Jobs').replace('Come in', 'Apply'))
    await site.write('own.yaml', page('Own'))
    await site.remove('old.yaml')
    await site.commit(['about.yaml', 'jobs.yaml', 'own.yaml', 'old.yaml'])
    const own = site.git('rev-parse', 'HEAD')
    await site.push('pages/about.yaml', page('About').replace('title: Bye', 'title: See you'))
    await site.push('pages/jobs.yaml', page('Jobs').replace('title: Bye', 'title: Good luck'))
    await site.write('team.yaml', page('Team').replace('title: Hi', 'title: We'))

    expect(await site.commit(['team.yaml'])).toMatchObject({ kind: 'committed', since: 'Ana changed 2 pages since' })
    expect(site.git('log', '-1', '--format=%P')).toBe(`${site.git('rev-parse', 'origin/main')} ${own}`)
    expect(site.git('diff', '--name-status', '--no-renames', 'origin/main', 'HEAD').split('\n')).toEqual([
      'M\tpages/about.yaml',
      'M\tpages/jobs.yaml',
      'D\tpages/old.yaml',
      'A\tpages/own.yaml',
      'M\tpages/team.yaml',
    ])
    const about = page('About').replace('title: Hi', 'title: Hello').replace('title: Bye', 'title: See you')
    expect(await site.read('about.yaml')).toBe(about)
    expect(`${site.git('show', 'HEAD:pages/about.yaml')}\n`).toBe(about)
    expect(await site.read('jobs.yaml')).toBe(
      page('Jobs').replace('Come in', 'Apply').replace('title: Bye', 'title: Good luck'),
    )
    expect(site.git('status', '--porcelain')).toBe('')
  })

  it('asks where a commit of this branch and others have changed the same', async () => {
    const site = await shared()
    await site.write('about.yaml', page('About').replace('title: Hi', 'title: Hello'))
    await site.commit(['about.yaml'])
    const own = site.git('rev-parse', 'HEAD')
    await site.push('pages/about.yaml', page('About').replace('title: Hi', 'title: Welcome'))
    await site.write('team.yaml', page('Team').replace('title: Hi', 'title: We'))
    // What is not ticked has both: what was committed, and what was not.
    await site.write('about.yaml', page('About').replace('title: Hi', 'title: Hello').replace('Come in', 'Enter'))

    const asked = await site.commit(['team.yaml'])
    expect(asked).toMatchObject({
      conflicts: [{ name: 'about.yaml', mine: 'Hello', theirs: 'Welcome' }],
    })
    expect(site.git('rev-parse', 'HEAD')).toBe(own)
    expect(await site.commit(['team.yaml'], answers(asked, 'mine'))).toMatchObject({
      kind: 'committed',
    })
    expect(`${site.git('show', 'HEAD:pages/about.yaml')}\n`).toBe(page('About').replace('title: Hi', 'title: Hello'))
    expect(await site.read('about.yaml')).toContain('Enter')
    expect(await site.changed()).toEqual(['about.yaml'])
  })

  it('writes no commit where theirs leaves nothing of one’s own', async () => {
    const site = await shared()
    const theirs = page('About').replace('title: Hi', 'title: Welcome')
    await site.push('pages/about.yaml', theirs)
    await site.write('about.yaml', page('About').replace('title: Hi', 'title: Hello'))
    const asked = await site.commit(['about.yaml'])
    expect(await site.commit(['about.yaml'], answers(asked, 'theirs'))).toMatchObject({
      kind: 'nothing',
      since: 'Ana changed 1 page since',
    })
    expect(site.git('rev-parse', 'HEAD')).toBe(site.git('rev-parse', 'origin/main'))
    expect(await site.read('about.yaml')).toBe(theirs)
    expect(site.git('status', '--porcelain')).toBe('')
  })

  it('takes no file for deleted that git cannot read', async () => {
    const site = await shared()
    await site.push('pages/about.yaml', page('About').replace('Hi', 'Welcome'))
    await site.write('about.yaml', page('About').replace('Hi', 'Hello'))
    const repository = await openRepository(site.pages)
    const { since } = await fetchOrigin(repository)
    if (since === undefined) throw new Error('Nothing came from origin.')
    const object = site.git('rev-parse', `${since.commit}:pages/about.yaml`)
    await rm(join(site.top, '.git/objects', object.slice(0, 2), object.slice(2)))
    const choices: OriginChoices = {}
    await expect(mergeOrigin(repository, { since, names: ['about.yaml'], choices, titles: new Map() })).rejects.toThrow(
      'Git refused `git cat-file`',
    )
  })

  it('goes on without origin where it cannot be reached, and says so', async () => {
    const site = await shared()
    await rm(site.bare, { recursive: true })
    await site.write('about.yaml', page('About').replace('Hi', 'Hello'))
    expect(await site.commit(['about.yaml'])).toMatchObject({
      kind: 'committed',
      branch: 'main',
      unasked:
        'There is no shared copy of the site at the address that this computer has. `git remote -v` shows the address.',
    })
  })
})
