// @module-tag exhaustive

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EditResult } from '../../../../../src/studio/wire/edits.ts'
import type { FileHistory } from '../../../../../src/studio/wire/history.ts'
import { pageText } from '../../../content/folder.ts'
import { serveStudio } from '../../studio-server.ts'
import { gitSite } from './git-site.ts'

const hero = (title: string) => `  - type: hero
    title: ${title}
    image: { name: home/hero, alt: "" }  # drawn
`
const faq = `  # What people ask
  - type: rich-text
    title: Questions
    body: Ask us.
`
const page = (...blocks: string[]) => pageText('About', blocks.join('\n'), '# The first page\n')

/** A site with a page of three versions, and one on the disk. */
async function open() {
  const site = await gitSite({ 'about.yaml': page(hero('One'), faq) })
  const commit = async (text: string, subject: string, name = 'about.yaml') => {
    await site.write(name, text)
    site.git('add', '.')
    site.git('commit', '--quiet', '--message', subject)
  }
  await commit(page(hero('Two'), faq), 'Say two')
  await commit(page(hero('Two'), faq.replace('Ask us', 'Ask')), 'Ask')
  const studio = await serveStudio(site.root)
  const file = 'pages/about.yaml'
  const history = async (path?: (string | number)[]) =>
    (await studio.publish<FileHistory>('history', { file, path })).result.versions
  const restore = async (body: object) => (await studio.publish<EditResult>('restore', { file, ...body })).result
  return { ...site, ...studio, commit, history, restore }
}

const told = (versions: FileHistory['versions']) =>
  versions.map(({ subject = 'not committed', changes, isNow }) => [
    subject,
    changes.map(({ words }) => words).join(),
    isNow,
  ])

describe('the history of a page', () => {
  it('says what each commit changed in it, and what is not committed yet', async () => {
    const { write, history } = await open()
    await write('about.yaml', page(hero('Three'), faq.replace('Ask us', 'Ask')))
    const versions = await history()
    expect(told(versions)).toEqual([
      ['not committed', 'Title of Hero', true],
      ['Ask', 'Body of Rich text', false],
      ['Say two', 'Title of Hero', false],
      ['Begin the site', '', false],
    ])
    expect(versions[2]).toMatchObject({
      author: 'Ada Lovelace',
      changes: [{ words: 'Title of Hero', field: 'title', before: 'One', after: 'Two' }],
    })
  })

  it('goes back to before it was moved', async () => {
    const { git, publish } = await open()
    git('mv', 'pages/about.yaml', 'pages/us.yaml')
    git('commit', '--quiet', '--message', 'Move')
    const { result } = await publish<FileHistory>('history', { file: 'pages/us.yaml' })
    expect(result.versions.map(({ subject }) => subject)).toEqual(['Move', 'Ask', 'Say two', 'Begin the site'])
  })

  it('of one of its blocks has only the commits that changed it, wherever it stood', async () => {
    const { commit, history } = await open()
    await commit(page(faq, hero('Two')), 'Turn')
    expect(told(await history(['blocks', 1]))).toEqual([
      ['Say two', 'Title of Hero', true],
      ['Begin the site', 'Added', false],
    ])
    expect((await history(['blocks', 1])).map(({ path }) => path)).toEqual([
      ['blocks', 0],
      ['blocks', 0],
    ])
  })
})

describe('the history of a block of a page that follows a template', () => {
  it('has the commits of the template and its own, and Restore gives it words of its own', async () => {
    const template = '_data/templates/city.yaml'
    const text = (title: string) => `template: city\n${page(hero(title), faq)}`
    const { commit, write, history, restore, publish, read } = await open()
    await write(template, 'blocks: []\n')
    await commit(text('Three'), 'Follow a template')
    await write(template, 'blocks: []\n# changed\n')
    await commit(text('Four'), 'Change the template')
    await commit(`${text('Four')}overrides:\n  blocks[hero].title: Own\n`, 'Say it our way')
    const path = ['blocks', 0]
    const versions = await history(path)
    const told = versions.map(({ subject, isOfTemplate, changes }) => [subject, isOfTemplate, changes[0]?.after])
    expect(told.slice(0, 4)).toEqual([
      ['Say it our way', false, 'Own'],
      ['Change the template', true, 'Four'],
      ['Follow a template', true, 'Three'],
      ['Say two', false, 'Two'],
    ])
    const asked = { file: 'pages/about.yaml', path }
    expect((await publish<FileHistory>('history', asked)).result.followsTemplate).toBe(true)
    const third = versions[2]
    const part = { path: third?.path, to: path, isReplacing: true }
    expect(await restore({ commit: third?.commit, words: 'Hero', part })).toMatchObject({ kind: 'saved' })
    expect(await read('about.yaml')).toBe(`${text('Four')}overrides:\n  blocks[hero].title: Three\n`)
  })

  it('says that Restore cannot take a field away, and writes nothing', async () => {
    const text = (block: string) => `template: city\n${page(block)}`
    const { commit, write, history, restore, read } = await open()
    await write('_data/templates/city.yaml', 'blocks: []\n')
    await commit(text(hero('Three')), 'Follow a template')
    const now = text(`${hero('Three')}    intro: Come in`)
    await commit(now, 'Add an introduction')
    const path = ['blocks', 0]
    const [, before] = await history(path)
    const part = { path, to: path, isReplacing: true }
    expect(await restore({ commit: before?.commit, words: 'Hero', part })).toEqual({
      message:
        'This version has no “Intro of Hero”, and a page that follows a template cannot leave it out. Nothing was written.',
    })
    expect(await read('about.yaml')).toBe(now)
  })
})

describe('Restore', () => {
  it('brings a page back as it was, and one Undo takes it back', async () => {
    const { history, restore, read, call, breakHooks, state } = await open()
    await breakHooks()
    const before = await state()
    const now = await read('about.yaml')
    const first = (await history()).at(-1)
    expect(await restore({ commit: first?.commit, words: 'About' })).toMatchObject({
      kind: 'saved',
      history: { undo: 'Restore About' },
    })
    expect(await read('about.yaml')).toBe(page(hero('One'), faq))
    await call('undo')
    expect(await read('about.yaml')).toBe(now)
    expect({ ...(await state()), files: before.files }).toEqual(before)
  })

  it('brings one block back with its comments; everything else stays as it is', async () => {
    const { write, history, restore, read } = await open()
    const around = (block: string) => `${page(block, faq.replace('Ask us', 'Ask'))}\n# The end\n`
    await write('about.yaml', around(hero('Three').replace('# drawn', '# painted')))
    const path = ['blocks', 0]
    const first = (await history(path)).at(-1)
    const part = { path: first?.path, to: path, isReplacing: true }
    expect(await restore({ commit: first?.commit, words: 'Hero', part })).toMatchObject({ kind: 'saved' })
    expect(await read('about.yaml')).toBe(around(hero('One')))
  })

  it('brings back a block that was deleted, at its place', async () => {
    const { write, history, restore, read } = await open()
    await write('about.yaml', page(hero('Two')))
    const [, newest] = await history()
    expect(newest?.gone).toEqual([{ words: 'Rich text', path: ['blocks', 1], to: ['blocks', 1] }])
    const part = { path: ['blocks', 1], to: ['blocks', 1], isReplacing: false }
    expect(await restore({ commit: newest?.commit, words: 'Rich text', part })).toMatchObject({ kind: 'saved' })
    expect(await read('about.yaml')).toContain(faq.replace('Ask us', 'Ask').trimEnd())
  })

  it('brings back a page that was deleted', async () => {
    const { remove, history, restore, read } = await open()
    await remove('about.yaml')
    const versions = await history()
    expect(await restore({ commit: versions[1]?.commit, words: 'About' })).toMatchObject({ kind: 'saved' })
    expect(await read('about.yaml')).toBe(page(hero('Two'), faq.replace('Ask us', 'Ask')))
  })

  it('brings a picture back, replaced or deleted, and Undo and Redo go through its bytes', async () => {
    const { write, remove, git, pages, publish, restore, call } = await open()
    const name = '_public/images/door.png'
    const file = `pages/${name}`
    const [first, second] = [Buffer.from([0x89, 0xff, 1]), Buffer.from([0x89, 0xff, 2])]
    for (const bytes of [first, second]) {
      await write(name, bytes)
      git('add', '.')
      git('commit', '--quiet', '--message', `Picture ${bytes[2]}`)
    }
    const bytes = () => readFile(join(pages, name)).catch(() => undefined)
    const { versions } = (await publish<FileHistory>('history', { file })).result
    expect(told(versions)).toEqual([
      ['Picture 2', 'Replaced by another file', true],
      ['Picture 1', '', false],
    ])
    const [newest, oldest] = versions
    expect(await restore({ file, commit: oldest?.commit, words: 'door' })).toMatchObject({ kind: 'saved' })
    expect(await bytes()).toEqual(first)
    await call('undo')
    expect(await bytes()).toEqual(second)
    await call('redo')
    expect(await bytes()).toEqual(first)

    await remove(name)
    expect(await restore({ file, commit: newest?.commit, words: 'door' })).toMatchObject({ kind: 'saved' })
    expect(await bytes()).toEqual(second)
    await call('undo')
    expect(await bytes()).toBeUndefined()
    // Somebody has put a different picture there since.
    await write(name, Buffer.from([0x89, 0xff, 3]))
    expect(await call('redo')).toMatchObject({ kind: 'refused' })
  })

  it('is held back if it would add an error, and can be written all the same', async () => {
    const { commit, history, restore, read } = await open()
    await commit(page('  - type: nothing\n', faq), 'Break')
    await commit(page(hero('Two'), faq), 'Mend')
    const broken = (await history()).find(({ subject }) => subject === 'Break')
    const now = await read('about.yaml')
    expect(await restore({ commit: broken?.commit, words: 'About' })).toMatchObject({ kind: 'held' })
    expect(await read('about.yaml')).toBe(now)
    expect(await restore({ commit: broken?.commit, words: 'About', anyway: true })).toMatchObject({ kind: 'saved' })
    expect(await read('about.yaml')).toContain('type: nothing')
  })

  it.each([
    [{ commit: 'main' }, '`commit` must be HEAD or the hash of a commit.'],
    [{ commit: '0'.repeat(40) }, 'pages/about.yaml has no version of this commit. Look at its history again.'],
    [
      { commit: '0'.repeat(40), file: 'package.json' },
      'package.json has no version of this commit. Look at its history again.',
    ],
  ])('is refused: %o', async (body, message) => {
    const { restore } = await open()
    expect(await restore({ words: 'About', ...body })).toEqual({ message })
  })
})
