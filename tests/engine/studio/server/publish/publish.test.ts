// @module-tag exhaustive

import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { EditResult } from '../../../../../src/studio/wire/edits.ts'
import type { Changes, Proposed, Publication, Published } from '../../../../../src/studio/wire/publish.ts'
import { pageText } from '../../../content/folder.ts'
import { serveStudio } from '../../studio-server.ts'
import { gitSite } from './git-site.ts'

const page = (title: string, heading: string) =>
  pageText(
    title,
    `  - type: hero\n    title: ${heading}\n    image: { name: home/hero, alt: "" }\n  - type: faq # asked often\n    title: Questions\n    items:\n      - question: One?\n        answer: Yes.\n      - question: Two?\n        answer: No.\n`,
  )
const about = page('About', 'Hi')
const team = page('Team', 'We are many')

/** The studio of Ada over a clone of a bare origin, and another clone in which Ana works. */
async function open() {
  const site = await gitSite({ 'index.yaml': page('Home', 'Welcome'), 'about.yaml': about, 'team.yaml': team })
  const folder = await mkdtemp(join(tmpdir(), 'marquee-origin-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [bare, clone] = [join(folder, 'origin.git'), join(folder, 'ana')]
  site.git('clone', '--quiet', '--bare', site.top, bare)
  site.git('remote', 'add', 'origin', bare)
  site.git('fetch', '--quiet', 'origin')
  site.git('clone', '--quiet', bare, clone)
  const ana = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], { cwd: clone })
  const studio = await serveStudio(site.root)
  return {
    ...site,
    bare,
    there: (reference = 'main') => site.git('-C', bare, 'rev-parse', '--verify', reference),
    async anaPublishes(name: string, text: string): Promise<void> {
      ana('pull', '--quiet')
      await writeFile(join(clone, 'pages', name), text)
      ana('add', '--all')
      ana('commit', '--quiet', '--message', `Change ${name}`)
      ana('push', '--quiet', 'origin', 'main')
    },
    studio,
    run: async (name: 'publish' | 'takeBack', request: object) => {
      const { result } = await studio.publish<{ result?: Published; message?: string }>(name, request)
      return result.result ?? result
    },
    list: async (name: 'proposals' | 'publications') => studio.call<(Proposed & Publication)[]>(name),
  }
}

it('publishes on top of what others have published, and brings the files up to date', async () => {
  const site = await open()
  await site.anaPublishes('team.yaml', team.replace('many', 'few'))
  await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
  await site.write('new.yaml', page('New', 'New'))
  const published = await site.run('publish', { names: ['about.yaml'], message: 'Say hello' })
  expect(published).toMatchObject({ kind: 'published', remote: site.bare, since: 'Ana changed 1 page since' })
  expect(published).toMatchObject({ report: expect.stringContaining('1 page of') })
  expect(site.there()).toBe(site.git('rev-parse', 'HEAD'))
  expect(await site.read('team.yaml')).toContain('few')
  expect(site.git('status', '--porcelain', 'pages')).toBe('?? pages/new.yaml')
  expect(await site.run('publish', { names: [], message: 'Nothing' })).toEqual({ kind: 'nothing' })

  // Taken back as a whole; what came after it stays, and so does what is not published.
  await site.anaPublishes('team.yaml', team.replace('many', 'some'))
  const [own] = await site.list('publications')
  expect(own).toMatchObject({ subject: 'Say hello', author: 'Ada Lovelace', isTakenBack: false })
  const taken = await site.run('takeBack', { commit: own?.commit })
  expect(taken).toMatchObject({ kind: 'published', remote: site.bare })
  expect(await site.read('about.yaml')).toBe(about)
  expect(await site.read('team.yaml')).toContain('some')
  expect(site.there()).toBe(site.git('rev-parse', 'HEAD'))
  expect(site.git('status', '--porcelain', 'pages')).toBe('?? pages/new.yaml')
  expect((await site.list('publications')).map(({ subject, isTakenBack }) => [subject, isTakenBack])).toEqual([
    ['Take back: Say hello', false],
    ['Change team.yaml', false],
    ['Say hello', true],
    ['Change team.yaml', false],
  ])
})

it('proposes where a person may not publish, and nothing is called sent that was not', async () => {
  const site = await open()
  const hook = join(site.bare, 'hooks/pre-receive')
  const refuse = async (pattern: string) => {
    await writeFile(
      hook,
      `#!/bin/sh\nwhile read old new ref; do case $ref in ${pattern}) echo "Two people read this first." >&2; exit 1;; esac; done\n`,
    )
    await chmod(hook, 0o755)
  }
  await refuse('refs/heads/main')
  const before = site.there()
  await site.write('about.yaml', about.replace('title: Hi', 'title: Hello'))
  const request = { names: ['about.yaml'], message: 'Say hello' }
  const note = 'The shared copy of the site did not take it, and says: “Two people read this first.”'
  const proposed = await site.run('publish', request)
  expect(proposed).toMatchObject({ kind: 'proposed', note, sent: { kind: 'pushed' } })
  expect([site.there(), site.git('rev-parse', 'HEAD')]).toEqual([before, before])
  expect(await site.read('about.yaml')).toContain('Hello')
  expect(await site.list('proposals')).toMatchObject([{ subject: 'Say hello', state: 'open' }])

  // A second round goes into the same proposal.
  const { branch } = proposed as { branch: string }
  expect(await site.run('publish', { ...request, into: branch })).toEqual({ kind: 'nothing', isProposed: true })
  await site.write('about.yaml', about.replace('title: Hi', 'title: Good morning'))
  const second = await site.run('publish', { ...request, message: 'Say good morning', into: branch })
  expect(second).toMatchObject({ kind: 'proposed', branch, note, sent: { kind: 'pushed' } })
  expect(await site.list('proposals')).toMatchObject([{ subject: 'Say good morning', state: 'open' }])
  expect(site.git('log', '--format=%s', `main..${branch}`).split('\n')).toEqual(['Say good morning', 'Say hello'])
  expect(site.there(branch)).toBe(site.git('rev-parse', branch))

  await refuse('*')
  const stored = await site.run('publish', { ...request, message: 'Say hello again' })
  expect(stored).toMatchObject({ kind: 'proposed', note, sent: { kind: 'stored', why: note } })
  const [newest] = await site.list('proposals')
  expect(newest).toMatchObject({ subject: 'Say hello again', state: 'here' })
  const send = () => site.studio.call<object>('sendProposal', { branch: newest?.branch })
  expect(await send()).toEqual({ message: `${note} The proposal stays on this computer.` })
  await rm(hook)
  expect(await send()).toMatchObject({ kind: 'pushed', remote: site.bare })
  expect(site.there(newest?.branch)).toBe(site.git('rev-parse', newest?.branch ?? ''))

  await rename(site.bare, `${site.bare}.gone`)
  expect(await site.run('publish', request)).toEqual({
    message: `Nothing was published. There is no shared copy of the site at the address that this computer has. \`git remote -v\` shows the address. Your changes are saved on this computer: publish again later.`,
  })
  expect(await site.list('proposals')).toHaveLength(2)
})

it('names what git ignores although pages show it', async () => {
  const site = await open()
  const door = pageText('Door', '  - type: hero\n    title: Hi\n    image: { name: door, alt: "" }\n')
  await site.write('door.yaml', door)
  site.git('add', '.')
  site.git('commit', '--quiet', '--message', 'Show the door')
  await writeFile(join(site.top, '.gitignore'), '*.png\n.marquee\n')
  await site.write('_public/images/door.png', 'a picture')
  await site.write('_public/images/other.png', 'a picture')
  const ignored = async () => (await site.studio.call<Changes>('changedFiles')).ignored
  expect(await ignored()).toEqual(['_public/images/door.png'])
  // With a page that has changed it goes along.
  await site.write('door.yaml', door.replace('Hi', 'Hello'))
  expect(await ignored()).toEqual([])
  const { files } = await site.studio.call<Changes>('changedFiles')
  expect(files.map(({ name }) => name)).toContain('_public/images/door.png')
})

it('discards one change, or a whole file, as a step of Undo', async () => {
  const site = await open()
  const changed = about
    .replace('title: Hi', 'title: Hello')
    .replace('      - question: One?\n        answer: Yes.\n', '')
    .replace('Two?', 'Three?')
  await site.write('about.yaml', changed)
  const { files } = await site.studio.call<Changes>('changedFiles')
  const ids = files.flatMap(({ changes }) => changes.map(({ id, words }) => [id, words]))
  expect(ids).toEqual([
    ['set blocks[0].title', 'Title of Hero'],
    ['deleted blocks[1].items[0]', 'Item 1 of FAQ deleted'],
    ['set blocks[1].items[0].question', 'Question of item 1 of FAQ'],
  ])
  const discard = (request: object) => site.studio.call<EditResult>('discard', { name: 'about.yaml', ...request })
  expect(await discard({ change: 'set blocks[0].title' })).toMatchObject({ kind: 'saved' })
  expect(await site.read('about.yaml')).toBe(changed.replace('Hello', 'Hi'))
  expect(await discard({ change: 'deleted blocks[1].items[0]' })).toMatchObject({ kind: 'saved' })
  expect(await site.read('about.yaml')).toBe(about.replace('Two?', 'Three?'))
  expect(await discard({ change: 'set blocks[0].title' })).toMatchObject({ message: /no longer there/ })
  await site.studio.call('undo')
  expect(await site.read('about.yaml')).toBe(changed.replace('Hello', 'Hi'))
  expect(await discard({})).toMatchObject({ kind: 'saved' })
  expect(await readFile(join(site.pages, 'about.yaml'), 'utf8')).toBe(about)
})

it('lists changed translations by page, language and field, and discards one of them', async () => {
  const mirror = `path: /es/sobre
texts:
  title: { source: About, text: Acerca }
  blocks[hero].title: # By Lola.
    source: Hi
    text: Hola
`
  const name = '_languages/es/about.yaml'
  const site = await gitSite({ 'about.yaml': about, [name]: mirror })
  const changed = mirror.replace('text: Acerca', 'text: Sobre').replace('text: Hola', 'text: Buenas\n    by: machine')
  await site.write(name, changed)
  const studio = await serveStudio(site.root)
  const { files } = await studio.call<Changes>('changedFiles')
  expect(files).toMatchObject([{ title: 'About, Spanish', texts: 2, language: 'es', address: '/about' }])
  expect(files[0]?.changes).toEqual([
    { id: 'set texts.title', words: 'Title', before: 'Acerca', after: 'Sobre' },
    { id: 'set texts.blocks[hero].title', words: 'Title of Hero', before: 'Hola', after: 'Buenas' },
  ])
  await studio.call('discard', { name, change: 'set texts.blocks[hero].title' })
  expect(await site.read(name)).toBe(mirror.replace('text: Acerca', 'text: Sobre'))
})
