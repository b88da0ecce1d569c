import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Edit } from '../../../../schema/edit.ts'
import type { EditResult, Trial } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const file = 'pages/about.yaml'
const text = pageText('About', '  - type: rich-text\n    title: Hi\n    body: Welcome.\n')
const set = (path: (string | number)[], value: unknown): Edit => ({ kind: 'set', path, value })

async function open() {
  const studio = await startStudio({ 'about.yaml': text })
  const model = () => studio.call<PageModel>('page', { address: '/about' })
  const { hashes } = await model()
  const files = (edits: Edit[], name = file) => [{ file: name, hash: hashes[name] ?? '', edits }]
  return {
    ...studio,
    model,
    files,
    attempt: (edits: Edit[], name = file) =>
      studio.call<Trial>('try', { address: '/about', files: files(edits, name) }),
    read: () => readFile(studio.pathOf('about.yaml'), 'utf8'),
  }
}

describe('edits that are tried', () => {
  it('return the page as it would be, and are written nowhere', async () => {
    const { attempt, read, model } = await open()
    const { diagnostics: before } = await model()
    expect(await attempt([set(['title'], 'What we do')])).toEqual({
      diagnostics: before,
      view: { title: 'What we do' },
    })
    expect(await read()).toBe(text)
    expect(await model()).toMatchObject({ head: { values: { title: 'About' } }, view: { title: 'About' } })
  })

  it('have the errors that they would add, and no page that could not be rendered', async () => {
    const { attempt, model } = await open()
    const { diagnostics, view } = await attempt([set(['blocks', 0, 'titel'], 'x')])
    expect(diagnostics?.map(({ code, path }) => `${code} ${path}`)).toContain('unknown-key blocks[0]')
    expect(view).toBeUndefined()
    expect((await model()).diagnostics.some(({ code }) => code === 'unknown-key')).toBe(false)
  })

  it('return nothing if they cannot be applied, or are about all pages', async () => {
    const { attempt, read } = await open()
    expect(await attempt([set(['blocks', 7, 'title'], 'x')])).toEqual({})
    expect(await attempt([set(['name'], 'x')], 'pages/_data/site.yaml')).toEqual({})
    expect(await read()).toBe(text)
  })
})

describe('the answer to an edit', () => {
  it('has the page that is shown, and is sent before others are notified', async () => {
    const { call, files, model } = await open()
    const { revision } = await model()
    const order: string[] = []
    const waiting = call<{ revision: number }>('changes', { since: revision }).then((now) => {
      order.push('changes')
      return now
    })
    const result = await call<EditResult>('edit', {
      files: files([set(['blocks', 0, 'title'], 'Hello')]),
      label: 'Edit title',
      shown: '/about',
    })
    order.push('edit')
    expect(result).toMatchObject({
      kind: 'saved',
      page: { blocks: [{ values: { title: 'Hello' } }], view: { title: 'About' } },
    })
    expect(result.kind === 'saved' && (await waiting).revision === result.revision).toBe(true)
    expect(order).toEqual(['edit', 'changes'])
  })

  it('has no page if the page is gone', async () => {
    const { call, files } = await open()
    const edit = { files: files([set(['title'], 'We')]), label: 'Edit title', shown: '/gone' }
    expect(await call<EditResult>('edit', edit)).not.toHaveProperty('page')
  })
})
