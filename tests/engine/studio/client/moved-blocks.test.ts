import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveAside, moveBlock, moveToSlot } from '../../../../src/studio/client/page-blocks/block-commands.ts'
import { listsOf, placeWords, sizeOf, slotWords } from '../../../../src/studio/client/page-blocks/block-tree.ts'
import { movedPage } from '../../../../src/studio/client/saving/moved-page.ts'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { isLong } from '../../../support/long.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const text = pageText(
  'About',
  `  # The first of all.
  - type: text # short
    body: One
  - type: section
    # How wide they are.
    layout: 1/2 1/2
    columns:
      # The left one.
      - blocks:
          - type: section
            columns:
              - orderOnPhones: 1
                blocks:
                - type: callout
                  text: "Two: in quotes" # behind two
                  # below two
              - blocks: []

          # About three.
          - type: text
            body: |
              Three, # no comment

                indented.
      - blocks:

          - use: pair

          # About four.
          - use: alone
            body: Four
  - use: pair
  # The end.
`,
)
const fragments = {
  '_data/fragments/pair.yaml': '- type: text\n  body: Up\n- type: text\n  body: Down\n',
  '_data/fragments/alone.yaml': '- type: text\n  body: Alone\n',
}

/** What every line says, without its position. An empty list is one that had entries. */
const words = (yaml: string) =>
  yaml
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/^(?:- )+/, '')
        .replace(/(?<=blocks:) \[\]/, ''),
    )
    .filter((line) => line !== '')
    .sort()

const shown = ({ blocks }: PageModel) => blocks.map(({ type, values }) => [type, values['body'] ?? values['text']])

it('a page keeps all its blocks, words and comments, wherever blocks are moved, and is the same after Undo', async () => {
  const { call, pathOf } = await startStudio({ 'about.yaml': text, ...fragments })
  const read = () => readFile(pathOf('about.yaml'), 'utf8')
  let page = await call<PageModel>('page', { address: '/about' })
  const before = shown(page).sort()
  let written = 0
  const steps = fc.sample(fc.tuple(fc.nat(), fc.constantFrom('by', 'aside', 'to'), fc.boolean(), fc.nat(), fc.nat()), {
    numRuns: isLong ? 400 : 60,
    seed: 7,
  })
  for (const [number, kind, isBack, place, at] of steps) {
    const block = number % page.blocks.length
    const by = isBack ? -1 : 1
    const lists = [['blocks'], ...page.blocks.flatMap((one) => listsOf(page, one))]
    const list = lists[place % lists.length] ?? ['blocks']
    const slot = { list, index: at % (sizeOf(page, list) + 1) }
    const command = {
      by: () => moveBlock(page, block, by),
      aside: () => moveAside(page, block, by),
      to: () => moveToSlot(page, block, slot),
    }[kind]()
    if (command?.edit.edit.kind !== 'move') continue
    const { edit } = command.edit
    const files = [{ file: page.file, hash: page.hashes[page.file], edits: [edit] }]
    expect((await call<EditResult>('edit', { files, label: command.edit.label })).kind).toBe('saved')
    written++
    const { view: _view, ...early } = page
    const now = await call<PageModel>('page', { address: '/about' })
    expect(words(await read())).toEqual(words(text))
    expect(shown(now).sort()).toEqual(before)
    expect(shown(now)[command.selected]).toEqual(shown(page)[block])
    // Blocks of one fragment are one entry, of which the first is announced.
    if (kind === 'to' && !page.blocks[block]?.fragment)
      expect(slotWords(page, block, slot)).toBe(placeWords(now, command.selected))
    const moved = movedPage(early as PageModel, edit)
    if (moved) expect(moved.blocks).toEqual(now.blocks)
    page = now
  }
  expect(written).toBeGreaterThan(20)
  for (let step = 0; step < written; step++) await call('undo')
  expect(await read()).toBe(text)
})
