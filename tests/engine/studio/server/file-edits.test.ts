import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Edit } from '../../../../schema/edit.ts'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const file = 'pages/about.yaml'
const text = pageText('About', `  # The top.\n  - type: hero\n    title: 'Hi'  # short\n    intro: Welcome.\n`)

async function open(content = text) {
  const studio = await startStudio({ 'about.yaml': content })
  const read = () => readFile(studio.pathOf('about.yaml'), 'utf8')
  const model = () => studio.call<PageModel>('page', { address: '/about' })
  const edit = (
    hash: string,
    edits: Edit[],
    { over, isBeside, ...more }: { over?: string; isBeside?: true; anyway?: boolean } = {},
  ) => studio.call<EditResult>('edit', { files: [{ file, hash, over, isBeside, edits }], label: 'Edit title', ...more })
  const hashNow = async () => (await model()).hashes[file] as string
  return {
    ...studio,
    read,
    model,
    edit,
    hashNow,
    set: async (value: unknown, field = 'title') =>
      edit(await hashNow(), [{ kind: 'set', path: ['blocks', 0, field], value }]),
    undo: () => studio.call<EditResult>('undo'),
    redo: () => studio.call<EditResult>('redo'),
    /** Another program writes the file. */
    write: (change: (now: string) => string) =>
      read().then((now) => writeFile(studio.pathOf('about.yaml'), change(now))),
  }
}

describe('an edit', () => {
  it('changes its value and no other byte', async () => {
    const { set, read } = await open()
    expect(await set('Hello')).toMatchObject({ kind: 'saved', files: [{ file }] })
    expect(await read()).toBe(text.replace("'Hi'", "'Hello'"))
  })

  it('that would add an error is held back with the error, unless it is written anyway', async () => {
    const { edit, hashNow, read } = await open()
    const edits: Edit[] = [{ kind: 'set', path: ['blocks', 0, 'title'], value: '' }]
    expect(await edit(await hashNow(), edits)).toMatchObject({
      kind: 'held',
      diagnostics: [{ file, path: 'blocks[0].title', severity: 'error' }],
    })
    expect(await read()).toBe(text)
    expect(await edit(await hashNow(), edits, { anyway: true })).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(text.replace("'Hi'", '""'))
  })

  it('is written on a page with errors if it adds none', async () => {
    const { set, read } = await open(text.replace('intro', 'intor'))
    expect(await set('Hello')).toMatchObject({ kind: 'saved' })
    expect(await read()).toContain('Hello')
  })

  it('is refused with a reason if the file has no such path', async () => {
    const { edit, hashNow } = await open()
    expect(await edit(await hashNow(), [{ kind: 'delete', path: ['blocks', 7] }])).toEqual({
      kind: 'refused',
      message: 'There is no `blocks[7]`: `blocks` has entries 0 to 0.',
    })
  })
})

describe('a file that was changed elsewhere', () => {
  it('accepts an edit of another value', async () => {
    const { edit, hashNow, write, read } = await open()
    const seen = await hashNow()
    await write((now) => now.replace('Welcome.', 'Come in.'))
    expect(await edit(seen, [{ kind: 'set', path: ['blocks', 0, 'title'], value: 'Hello' }])).toMatchObject({
      kind: 'saved',
    })
    expect(await read()).toBe(text.replace("'Hi'", "'Hello'").replace('Welcome.', 'Come in.'))
  })

  it('is not overwritten where an edit was merged with another one that the tab has not seen', async () => {
    const { edit, hashNow, write, read } = await open()
    const seen = await hashNow()
    const setTitle = (value: string): Edit[] => [{ kind: 'set', path: ['blocks', 0, 'title'], value }]
    await write((now) => now.replace('Welcome.', 'Theirs.'))
    const first = await edit(seen, setTitle('Hello'))
    if (first.kind !== 'saved') throw new Error()
    const base = first.files[0]?.hash ?? ''
    expect(await edit(base, setTitle('Hello again'))).toMatchObject({ kind: 'saved' })
    expect(await edit(base, [{ kind: 'set', path: ['blocks', 0, 'intro'], value: 'Mine.' }])).toMatchObject({
      kind: 'conflict',
      theirs: 'Theirs.',
    })
    expect(await read()).toContain('Theirs.')
  })

  it('returns its current values and hash, whether its change was reported or not', async () => {
    const { model, write } = await open()
    for (const word of ['Aa', 'Bb', 'Cc']) {
      await write((now) => now.replace(/title: '..'/, `title: '${word}'`))
      expect((await model()).blocks[0]?.values['title']).toBe(word)
    }
  })

  it('is not overwritten at the same value: both texts are shown', async () => {
    const { edit, hashNow, write, read } = await open()
    const seen = await hashNow()
    await write((now) => now.replace("'Hi'", "'Theirs'"))
    const edits: Edit[] = [{ kind: 'set', path: ['blocks', 0, 'title'], value: 'Mine' }]
    const conflict = await edit(seen, edits)
    expect(conflict).toMatchObject({ kind: 'conflict', mine: 'Mine', theirs: 'Theirs' })
    expect(await read()).toContain('Theirs')
    if (conflict.kind !== 'conflict') throw new Error()
    expect(await edit(seen, edits, { over: conflict.hash })).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(text.replace("'Hi'", "'Mine'"))
  })

  it('is edited in the block that was meant, wherever that is now', async () => {
    const { edit, hashNow, write, read } = await open()
    const seen = await hashNow()
    await write((now) => now.replace('  # The top.', '  - type: hero\n    title: Hi\n  # The top.'))
    expect(await edit(seen, [{ kind: 'set', path: ['blocks', 0, 'title'], value: 'Mine' }])).toMatchObject({
      kind: 'saved',
    })
    expect(await read()).toBe(
      text.replace('  # The top.', '  - type: hero\n    title: Hi\n  # The top.').replace("'Hi'", "'Mine'"),
    )
  })

  it('is not edited if two blocks may be the one that was meant', async () => {
    const { edit, hashNow, write } = await open()
    const seen = await hashNow()
    await write((now) =>
      now.replace('  # The top.', '  - type: hero\n    title: Hi\n    intro: Welcome.\n  # The top.'),
    )
    expect(await edit(seen, [{ kind: 'set', path: ['blocks', 0, 'title'], value: 'Mine' }])).toMatchObject({
      kind: 'conflict',
    })
  })

  it('is written over in the block that a person has seen, wherever that is now', async () => {
    const { edit, hashNow, write, read } = await open()
    const seen = await hashNow()
    const edits: Edit[] = [{ kind: 'set', path: ['blocks', 0, 'title'], value: 'Mine' }]
    await write((now) =>
      now.replace('  # The top.', '  - type: text\n    markdown: New\n  # The top.').replace("'Hi'", "'Theirs'"),
    )
    const conflict = await edit(seen, edits)
    expect(conflict).toMatchObject({ kind: 'conflict', mine: 'Mine', theirs: 'Theirs' })
    if (conflict.kind !== 'conflict') throw new Error()
    expect(await edit(seen, edits, { over: conflict.hash })).toMatchObject({ kind: 'saved' })
    expect(await read()).toContain('- type: text\n    markdown: New\n')
    expect(await read()).toContain("title: 'Mine'")
  })

  it('has the entries of both, and asks about an entry that both have changed', async () => {
    const faq = (...entries: string[][]) =>
      pageText(
        'About',
        `  - type: faq\n    items:\n${entries.map(([question, answer = 'Yes.']) => `      - question: ${question}?\n        answer: ${answer}\n`).join('')}`,
      )
    const { edit, hashNow, write, read } = await open(faq(['One']))
    const seen = await hashNow()
    const insert: Edit = {
      kind: 'insert',
      path: ['blocks', 0, 'items', 1],
      value: { question: 'Mine?', answer: 'Yes.' },
    }
    await write(() => faq(['One'], ['Theirs']))
    expect(await edit(seen, [insert])).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(faq(['One'], ['Mine'], ['Theirs']))
    // The answer was lost: the same edit again adds nothing.
    expect(await edit(seen, [insert])).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(faq(['One'], ['Mine'], ['Theirs']))

    const answer: Edit[] = [{ kind: 'set', path: ['blocks', 0, 'items', 1, 'answer'], value: 'Mine.' }]
    const now = await hashNow()
    await write((text) => text.replace('Mine?\n        answer: Yes.', 'Mine?\n        answer: Theirs.'))
    const conflict = await edit(now, answer)
    expect(conflict).toMatchObject({ kind: 'conflict', mine: 'Mine.', theirs: 'Theirs.', canKeepBoth: true })
    if (conflict.kind !== 'conflict') throw new Error()
    expect(await edit(now, answer, { over: conflict.hash, isBeside: true })).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(faq(['One'], ['Mine', 'Theirs.'], ['Mine', 'Mine.'], ['Theirs']))
  })

  it('is not written over where the block is gone', async () => {
    const { edit, hashNow, write, read } = await open()
    const seen = await hashNow()
    const edits: Edit[] = [{ kind: 'set', path: ['blocks', 0, 'title'], value: 'Mine' }]
    await write((now) => `${now.slice(0, now.indexOf('  # The top.'))}  - type: text\n    markdown: New\n`)
    const conflict = await edit(seen, edits)
    expect(conflict).toEqual({ kind: 'conflict', file, hash: expect.any(String), mine: 'Mine', isGone: true })
    if (conflict.kind !== 'conflict') throw new Error()
    expect(await edit(seen, edits, { over: conflict.hash })).toEqual({
      kind: 'refused',
      message: `What you have changed in ${file} is no longer there, or cannot be distinguished from others beside it. Nothing was written. Copy your text, discard it here, and put it where it belongs now.`,
    })
    expect(await read()).toContain('markdown: New')
  })

  it('is not edited for a tab whose state is unknown', async () => {
    const { edit } = await open()
    expect(await edit('0'.repeat(64), [{ kind: 'set', path: ['title'], value: 'Mine' }])).toMatchObject({
      kind: 'conflict',
    })
  })
})

describe('Undo and Redo', () => {
  it('return the same bytes, one edit after the other', async () => {
    const { set, undo, redo, read, model } = await open()
    await set('One')
    await set('Come in.', 'intro')
    const after = await read()
    expect((await model()).history).toEqual({ undo: 'Edit title' })
    await undo()
    await undo()
    expect(await read()).toBe(text)
    expect(await undo()).toMatchObject({ kind: 'refused', message: 'There is nothing to undo.' })
    await redo()
    await redo()
    expect(await read()).toBe(after)
  })

  it('are applied in a file that was changed elsewhere', async () => {
    const { set, undo, write, read } = await open()
    await set('Hello')
    await write((now) => `# A note.\n${now}`)
    await undo()
    expect(await read()).toBe(`# A note.\n${text}`)
  })

  it('refuse to overwrite what was written there since', async () => {
    const { set, undo, write, read } = await open()
    await set('Hello')
    await write((now) => now.replace('Hello', 'Theirs'))
    expect(await undo()).toMatchObject({ kind: 'refused' })
    expect(await read()).toContain('Theirs')
  })
})

describe('a page that follows a template', () => {
  const generated = text.replace('description', 'template: city-service\ncity: boston\nservice: ushers\ndescription')

  it('gets an override, which can be given back', async () => {
    const { set, read, model, edit, hashNow } = await open(generated)
    expect(await set('Hello')).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(`${generated}overrides:\n  blocks[hero].title: Hello\n`)
    const [block] = (await model()).blocks
    expect(block).toMatchObject({
      values: { title: 'Hello' },
      origins: { title: { file, path: ['overrides', 'blocks[hero].title'] } },
    })
    await edit(await hashNow(), [{ kind: 'delete', path: ['overrides', 'blocks[hero].title'] }])
    expect((await model()).blocks[0]?.values['title']).toBe('Hi')
  })

  it('is not overwritten where another program has overridden the same value', async () => {
    const { edit, hashNow, write } = await open(generated)
    const seen = await hashNow()
    await write((now) => `${now}overrides:\n  blocks[hero].title: Theirs\n`)
    expect(await edit(seen, [{ kind: 'set', path: ['blocks', 0, 'title'], value: 'Mine' }])).toMatchObject({
      kind: 'conflict',
      theirs: 'Theirs',
    })
  })
})

describe('a value of a group that a shared file does not have', () => {
  it('is written with its group', async () => {
    const { call, pathOf } = await startStudio({
      'about.yaml': text,
      '_data/wording.yaml': 'layout:\n  skip: Go on # now\n',
    })
    const wording = 'pages/_data/wording.yaml'
    const write = async (path: string[], value: string) => {
      const { hashes } = await call<PageModel>('page', { address: '/_data/wording' })
      const files = [{ file: wording, hash: hashes[wording], edits: [{ kind: 'set', path, value }] }]
      return call<EditResult>('edit', { files, label: 'Edit step' })
    }
    expect(await write(['blocks', 'step'], 'Part {n}')).toMatchObject({ kind: 'saved' })
    expect(await write(['blocks', 'retry'], 'Once more')).toMatchObject({ kind: 'saved' })
    expect(await readFile(pathOf('_data/wording.yaml'), 'utf8')).toBe(
      'layout:\n  skip: Go on # now\nblocks:\n  step: Part {n}\n  retry: Once more\n',
    )
  })
})
