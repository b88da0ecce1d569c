import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { EditResult, SeenText, Trial } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const file = 'pages/about.yaml'
const text = pageText('About', `  # The top.\n  - type: hero\n    title: 'Hi'  # short\n    intro: Welcome.\n`)

const wholeText = pageText('About', '  - type: rich-text\n    title: Hi\n    body: Welcome.\n')

async function open(content = text) {
  const studio = await startStudio({ 'about.yaml': content })
  const read = () => readFile(studio.pathOf('about.yaml'), 'utf8')
  const seen = () => studio.call<SeenText>('text', { file })
  return {
    ...studio,
    read,
    seen,
    /** Another program writes the file. */
    write: (change: (now: string) => string) =>
      read().then((now) => writeFile(studio.pathOf('about.yaml'), change(now))),
    type: (hash: string, typed: string, more: object = {}) =>
      studio.call<EditResult>('edit', {
        files: [{ file, hash, edits: [], text: typed }],
        label: 'Edit YAML, line 4',
        ...more,
      }),
  }
}

describe('a text that is typed', () => {
  it('is written as it is, and undone by Undo', async () => {
    const { seen, type, read, call } = await open()
    const { hash, text: before } = await seen()
    expect(before).toBe(text)
    const typed = text.replace("'Hi'  # short", 'Hello # a comment')
    expect(await type(hash, typed)).toMatchObject({ kind: 'saved', files: [{ file }] })
    expect(await read()).toBe(typed)
    expect((await call<PageModel>('page', { address: '/about' })).history).toEqual({ undo: 'Edit YAML, line 4' })
    await call('undo')
    expect(await read()).toBe(text)
    await call('redo')
    expect(await read()).toBe(typed)
  })

  it('is held back while it is invalid YAML, or adds an error, unless it is written anyway', async () => {
    const { seen, type, read } = await open()
    const { hash } = await seen()
    const broken = text.replace("'Hi'", "'Hi")
    expect(await type(hash, broken)).toMatchObject({ kind: 'held', diagnostics: [{ file, severity: 'error' }] })
    expect(await type(hash, text.replace('intro', 'intor'))).toMatchObject({
      kind: 'held',
      diagnostics: [{ code: 'unknown-key' }],
    })
    expect(await read()).toBe(text)
    expect(await type(hash, broken, { anyway: true })).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(broken)
  })

  it('is tried without writing it: the page as it would be, or where the YAML is invalid', async () => {
    const { seen, read, call } = await open(wholeText)
    const { hash } = await seen()
    const attempt = (typed: string) =>
      call<Trial>('try', { address: '/about', files: [{ file, hash, edits: [], text: typed }] })
    expect(await attempt(wholeText.replace('title: About', 'title: What we do'))).toMatchObject({
      view: { title: 'What we do' },
    })
    const broken = await attempt(wholeText.replace('Welcome.', '"Welcome.'))
    const line = wholeText.split('\n').findIndex((one) => one.includes('Welcome.')) + 1
    expect(broken.diagnostics).toMatchObject([{ file, line, severity: 'error' }])
    expect(broken.view).toBeUndefined()
    expect(await read()).toBe(wholeText)
  })

  it('is fixed as it was typed, and not in the file', async () => {
    const { seen, type, read, call } = await open(wholeText)
    const { hash } = await seen()
    const typed = wholeText.replace('body: Welcome.', '# Mine.\n    boddy: Come in.')
    const held = await type(hash, typed)
    const found = held.kind === 'held' ? held.diagnostics.find(({ code }) => code === 'unknown-key') : undefined
    const { text: fixed } = await call<{ text: string }>('fixText', { file, hash, text: typed, diagnostic: found })
    expect(fixed).toBe(typed.replace('boddy', 'body'))
    expect(await read()).toBe(wholeText)
    expect(await type(hash, fixed)).toMatchObject({ kind: 'saved' })
    expect(await call('fixText', { file, hash, text: fixed, diagnostic: found })).toEqual({
      message: 'This problem is gone, or has no fix.',
    })
  })

  it('repairs a page of invalid YAML', async () => {
    const { seen, type, read, call } = await open(text.replace("'Hi'", "'Hi"))
    expect(await call<PageModel>('page', { address: '/about' })).toMatchObject({ file, blocks: [] })
    expect(await type((await seen()).hash, text)).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(text)
  })

  it('preserves the line breaks of the file', async () => {
    const windows = text.replaceAll('\n', '\r\n').replace('# The top.\r\n', '# The top.\n')
    const { seen, type, read } = await open(windows)
    const { hash, text: plain } = await seen()
    expect(plain).toBe(text)
    await type(hash, text.replace('Welcome.', 'Welcome.\n    # Below.'))
    expect(await read()).toBe(windows.replace('Welcome.', 'Welcome.\r\n    # Below.'))
  })

  it('is refused for a file outside of the content', async () => {
    const { call } = await open()
    expect(await call('text', { file: 'package.json' })).toEqual({
      message: 'package.json is not a file of the content.',
    })
  })
})

describe('a text that is typed while its file changes elsewhere', () => {
  it('is merged with the changes of other lines', async () => {
    const { seen, type, write, read } = await open()
    const { hash } = await seen()
    await write((now) => now.replace('Welcome.', 'Come in.'))
    expect(await type(hash, text.replace('Hi', 'Hello'))).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(text.replace('Hi', 'Hello').replace('Welcome.', 'Come in.'))
  })

  it('is based on what the tab has shown', async () => {
    const { seen, type, write, read } = await open()
    await write((now) => now)
    const { hash } = await seen()
    await write((now) => now.replace('Welcome.', 'Come in.'))
    const first = await type(hash, text.replace('Hi', 'Hello'))
    if (first.kind !== 'saved') throw new Error()
    await type(first.files[0]?.hash ?? '', text.replace('Hi', 'Hello again'))
    expect(await read()).toBe(text.replace('Hi', 'Hello again').replace('Welcome.', 'Come in.'))
  })

  it('is not written over the same lines: both versions are shown, and the other lines are merged', async () => {
    const { seen, type, write, read } = await open()
    const { hash } = await seen()
    await write((now) => now.replace('Hi', 'Hey').replace('Welcome.', 'Come in.'))
    const conflict = await type(hash, text.replace('Hi', 'Hello'))
    const merged = text.replace('Hi', 'Hello').replace('Welcome.', 'Come in.')
    expect(conflict).toMatchObject({
      kind: 'conflict',
      mine: "    title: 'Hello'  # short",
      theirs: "    title: 'Hey'  # short",
      merged,
    })
    expect(await read()).toContain('Hey')
    if (conflict.kind !== 'conflict') throw new Error()
    expect(await type(conflict.hash, merged)).toMatchObject({ kind: 'saved' })
    expect(await read()).toBe(merged)
  })
})
