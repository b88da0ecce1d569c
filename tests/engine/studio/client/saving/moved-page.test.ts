import { describe, expect, it } from 'vitest'
import { movedPage } from '../../../../../src/studio/client/saving/moved-page.ts'
import type { PageModel } from '../../../../../src/studio/wire/page.ts'
import { pageText } from '../../../content/folder.ts'
import { startStudio } from '../../studio-server.ts'

const blocks = ['One', 'Two', 'Three', 'Four'].map(
  (title) => `  - type: rich-text\n    title: ${title}\n    body: Hi.\n`,
)
const fragment = '- type: rich-text\n  title: Up\n  body: Hi.\n- type: rich-text\n  title: Down\n  body: Hi.\n'

describe('a page with a moved entry', () => {
  it('is the page that is read once the move is written', async () => {
    const use = '  - use: pair\n'
    const section = `  - type: section\n    columns:\n      - blocks:\n          - use: pair\n          - type: text\n            body: Hi.\n`
    const written = [blocks[0], use, ...blocks.slice(1), section].join('')
    const { call } = await startStudio({
      'about.yaml': pageText('About', written),
      '_data/fragments/pair.yaml': fragment,
    })
    const read = () => call<PageModel>('page', { address: '/about' })
    for (const [from, to] of [
      [1, 3],
      [4, 0],
      [2, 1],
      [0, 4],
      [5, 1],
    ] as const) {
      // This server renders no bodies.
      const { view: _view, ...before } = await read()
      const edit = { kind: 'move' as const, path: ['blocks', from], to: ['blocks', to] }
      const files = [{ file: before.file, hash: before.hashes[before.file], edits: [edit] }]
      await call('edit', { files, label: 'Move block down' })
      expect(movedPage(before, edit)?.blocks).toEqual((await read()).blocks)
    }
  })

  it('shows its blocks in the new order, and its problems where they are then', () => {
    const block = (entry: number) => ({
      ...{ type: 'hero', entry: ['blocks', entry], shown: entry, values: {}, composed: [], references: {} },
      origins: { '': { file: 'pages/about.yaml', path: ['blocks', entry] } },
    })
    const problem = { file: 'pages/about.yaml', path: 'blocks[2].title' }
    const section = (number: number, text: string) => `<section data-studio-block="${number}">${text}</section>`
    const page = {
      ...{ file: 'pages/about.yaml', blocks: [0, 1, 2].map(block), diagnostics: [problem] },
      view: { revision: 7, body: `<main>${section(0, 'a')}${section(1, 'b')}${section(2, 'c')}</main><footer>` },
    } as unknown as PageModel
    const moved = movedPage(page, { kind: 'move', path: ['blocks', 2], to: ['blocks', 0] })
    expect(moved?.view?.body.replaceAll(/<[^>]*>/g, '')).toBe('cab')
    expect(moved?.view?.body).toMatch(/^<main><section .*<\/main><footer>$/)
    expect(moved?.view?.revision).not.toBe(7)
    expect(moved?.diagnostics[0]?.path).toBe('blocks[0].title')
  })
})
