import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { serveStudio, startStudio } from '../studio-server.ts'

const file = 'pages/about.yaml'
const setTitle = (value: string, hash = '') => ({
  files: [{ file, hash, edits: [{ kind: 'set', path: ['title'], value }] }],
  label: 'Edit title',
})

describe('a tab that was open before the studio was started again', () => {
  it('saves what was typed in it, and reads the content again', async () => {
    const first = await startStudio({ 'about.yaml': pageText('About', '  - type: hero\n    title: Hi\n') })
    const { hashes, revision } = await first.call<PageModel>('page', { address: '/about' })
    const second = await serveStudio(first.root)
    expect(second.token).toBe(first.token)
    const now = await second.call<{ revision: number }>('changes', { since: revision })
    expect(now.revision).toBeGreaterThan(revision)
    const result = await second.call<EditResult>('edit', setTitle('Typed', hashes[file]))
    expect(result.kind).toBe('saved')
    expect(await readFile(first.pathOf('about.yaml'), 'utf8')).toContain('title: Typed')
  })

  it('saves what was typed while it was away, though the answer to the edit before was lost', async () => {
    const text = pageText('About', '  - type: hero\n    title: Hi\n  - type: rich-text\n    body: Text\n')
    const first = await startStudio({ 'about.yaml': text })
    const { hashes } = await first.call<PageModel>('page', { address: '/about' })
    const set = (block: number, field: string, value: string) =>
      ({ kind: 'set', path: ['blocks', block, field], value }) as const
    const send = (call: typeof first.call, ...edits: ReturnType<typeof set>[]) =>
      call<EditResult>('edit', { files: [{ file, hash: hashes[file], edits }], label: 'Edit text' })
    // Killed between the write and its answer; the tab has seen no newer version.
    await send(first.call, set(0, 'title', 'Hello'))
    // Another tab.
    await send(first.call, set(0, 'intro', 'Come in'))
    const second = await serveStudio(first.root)
    expect(await send(second.call, set(0, 'title', 'Hello'), set(1, 'body', 'More text'))).toMatchObject({
      kind: 'saved',
    })
    expect(await readFile(first.pathOf('about.yaml'), 'utf8')).toBe(
      text.replace('Hi', 'Hello\n    intro: Come in').replace('body: Text', 'body: More text'),
    )
    const third = await serveStudio(first.root)
    expect(await send(third.call, set(1, 'body', 'Other text'))).toMatchObject({
      kind: 'conflict',
      theirs: 'More text',
    })
  })

  it('cannot save into another repository at the same address', async () => {
    const [one, other] = [await startStudio({}), await startStudio({})]
    expect(other.token).not.toBe(one.token)
  })
})

describe('an edit that is sent again', () => {
  it('is not in conflict with itself, if only its answer was lost', async () => {
    const { call } = await startStudio({ 'about.yaml': pageText('About', '  - type: hero\n    title: Hi\n') })
    const { hashes } = await call<PageModel>('page', { address: '/about' })
    const send = (value: string) => call<EditResult>('edit', setTitle(value, hashes[file]))
    expect((await send('Typed')).kind).toBe('saved')
    expect((await send('Typed')).kind).toBe('saved')
    expect(await send('Another')).toMatchObject({ kind: 'conflict', theirs: 'Typed' })
  })
})
