import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { EditResult } from '../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../src/studio/wire/page.ts'
import { pageText } from '../content/folder.ts'
import { serveStudio, startStudio } from './studio-server.ts'

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
