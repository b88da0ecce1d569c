import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../../../src/cache/hash.ts'
import { prepare } from '../../../../src/generate/generate.ts'
import { openJournal } from '../../../../src/studio/server/journal/journal.ts'
import { changeOf } from '../../../../src/studio/server/journal/journal-change.ts'
import type { EditResult, SeenText } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { makeSite } from '../../generate/site-folder.ts'
import { startStudio } from '../studio-server.ts'

const names = ['about.yaml', 'team.yaml', '_data/fragments/hello.yaml'] as const
const files: Record<(typeof names)[number], string> = {
  'about.yaml': pageText('About', '  - type: hero\n    title: Hi\n'),
  'team.yaml': pageText('Team', '  - use: hello\n'),
  '_data/fragments/hello.yaml': 'type: hero\ntitle: Hi  # short\n',
}

async function open(prepare?: (root: string) => Promise<void>) {
  const studio = await startStudio(files, prepare)
  const read = async () => Promise.all(names.map((name) => readFile(studio.pathOf(name), 'utf8')))
  return {
    ...studio,
    read,
    /** Writes the titles of both headlines in one request. */
    async retitle(value: string) {
      const { hashes } = await studio.call<PageModel>('page', { address: '/team' })
      const about = await studio.call<PageModel>('page', { address: '/about' })
      const titles: [string, (string | number)[]][] = [
        ['pages/about.yaml', ['blocks', 0, 'title']],
        ['pages/_data/fragments/hello.yaml', ['title']],
      ]
      return studio.call<EditResult>('edit', {
        label: 'Edit title',
        files: titles.map(([file, path]) => ({
          file,
          hash: { ...hashes, ...about.hashes }[file],
          edits: [{ kind: 'set', path, value }],
        })),
      })
    },
    step: (name: 'undo' | 'redo') => studio.call<EditResult>(name),
  }
}

const before = Object.values(files)
const withTitle = (title: string) => before.map((text) => text.replace('title: Hi', `title: ${title}`))

describe('an edit of several files', () => {
  it('is undone by one Undo, and redone by one Redo', async () => {
    const { retitle, read, step } = await open()
    expect(await retitle('Hello')).toMatchObject({
      kind: 'saved',
      files: [{ file: 'pages/about.yaml' }, { file: 'pages/_data/fragments/hello.yaml' }],
    })
    expect(await read()).toEqual(withTitle('Hello'))
    expect(await step('undo')).toMatchObject({ kind: 'saved', files: [{}, {}] })
    expect(await read()).toEqual(before)
    await step('redo')
    expect(await read()).toEqual(withTitle('Hello'))
  })

  it('is held back as a whole if one file would have an error', async () => {
    const { retitle, read } = await open()
    expect(await retitle('')).toMatchObject({ kind: 'held' })
    expect(await read()).toEqual(before)
  })

  it('writes no file if one is write-protected', async () => {
    const { retitle, read, step, pathOf } = await open()
    await chmod(pathOf('_data/fragments/hello.yaml'), 0o444)
    expect(await retitle('Hello')).toEqual({
      kind: 'refused',
      message: 'pages/_data/fragments/hello.yaml is write-protected. Nothing was written.',
    })
    expect(await read()).toEqual(before)
    expect(await step('undo')).toMatchObject({ message: 'There is nothing to undo.' })
  })

  it('is not undone in one file if the other was changed at the same place', async () => {
    const { retitle, read, step, pathOf } = await open()
    await retitle('Hello')
    await writeFile(pathOf('about.yaml'), (await readFile(pathOf('about.yaml'), 'utf8')).replace('Hello', 'Theirs'))
    expect(await step('undo')).toEqual({
      kind: 'refused',
      message: '“Edit title” cannot be undone: pages/about.yaml has changed there.',
    })
    expect((await read())[2]).toContain('Hello')
  })
})

/** Ends the studio after it has recorded a step and written `count` of its files, and starts it again. */
const endedAfter = (count: number, back: boolean) =>
  open(async (root) => {
    const [from, to] = [before, withTitle('Hello')]
    const journal = openJournal(join(root, '.marquee/studio/pages/journal.jsonl'))
    const changed = [0, 2] as const
    const changes = changed.map((index) => {
      const [old, now] = [from[index] as string, to[index] as string]
      return { file: `pages/${names[index]}`, before: hashOf(old), after: hashOf(now), ...changeOf(old, now) }
    })
    const started = journal.add('Edit title', changes)
    const [start, goal] = back ? [to, from] : [from, to]
    if (back) started.finish()
    for (const [position, index] of changed.entries())
      await writeFile(join(root, 'pages', names[index]), (position < count ? goal : start)[index] as string)
    if (back) journal.step('undo')
    await writeFile(join(root, 'pages', `.${names[0]}.999999999.draft`), 'half of a fi')
  })

describe('a studio that was killed while it wrote several files', () => {
  it.each([0, 1, 2])('writes the rest at its next start, after %i files', async (count) => {
    const { read, step, root } = await endedAfter(count, false)
    expect(await read()).toEqual(withTitle('Hello'))
    expect((await readdir(join(root, 'pages'))).filter((name) => name.endsWith('.draft'))).toEqual([])
    await step('undo')
    expect(await read()).toEqual(before)
  })

  it.each([0, 1, 2])('rolls back at its next start, after %i files', async (count) => {
    const { read, step } = await endedAfter(count, true)
    expect(await read()).toEqual(before)
    await step('redo')
    expect(await read()).toEqual(withTitle('Hello'))
  })
})

it('edits of two templates and of the own words of one of their pages are one step', async () => {
  const made = makeSite({
    '_data/coverage/city.yaml': "template: city\naddress: '/{city}'\nrecords:\n  cities: [la, nyc]\n",
    '_data/templates/city.yaml':
      'title: All of {city.name}\ndescription: Hire in {city.name}.\nblocks:\n  - type: hero\n    title: "{city.name}"\n',
  })
  await made.generate()
  const files = made.all()
  made.remove()
  const studio = await startStudio(files)
  const read = (name: string) => readFile(studio.pathOf(name), 'utf8')
  const hashOf = async (file: string) => (await studio.call<SeenText>('text', { file })).hash
  const set = async (file: string, path: (string | number)[], value: string) => ({
    file,
    hash: await hashOf(file),
    edits: [{ kind: 'set', path, value }],
  })
  const before = await Promise.all(['la.yaml', 'la/greeters.yaml', '_data/generated.lock.json'].map(read))
  const result = await studio.call<EditResult>('edit', {
    label: 'Replace words',
    anyway: true,
    files: [
      await set('pages/_data/templates/city.yaml', ['description'], 'Book in {city.name}.'),
      await set('pages/_data/templates/city-service.yaml', ['description'], 'Book {service.plural}.'),
      await set('pages/la/greeters.yaml', ['blocks', 0, 'title'], 'Own words'),
    ],
  })
  expect(result).toMatchObject({ kind: 'saved' })
  expect(await read('la.yaml')).toContain('description: Book in {city.name}.')
  const greeters = await read('la/greeters.yaml')
  expect(greeters).toContain('description: Book {service.plural}.')
  expect(greeters).toContain('overrides:\n  blocks[hero].title: Own words\n')
  const prepared = await prepare({ root: studio.root, pages: 'pages' })
  expect(prepared).toMatchObject({ kind: 'ready', outdated: false })
  await studio.call('undo')
  expect(await Promise.all(['la.yaml', 'la/greeters.yaml', '_data/generated.lock.json'].map(read))).toEqual(before)
})
