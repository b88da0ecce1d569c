import { describe, expect, it } from 'vitest'
import { editText } from '../../../../src/content/edit/edit-text.ts'
import { entryTexts } from '../../../../src/content/edit/entry-text.ts'
import { readClipboard } from '../../../../src/studio/server/clipboard.ts'

const page = `title: About
blocks:
  # What we are.
  - type: hero
    title: Hi # short
    id: top

  - use: booking
`

const noBlocks =
  'The clipboard holds no blocks. Copy a block here, or from a YAML file: its lines from `- type:` or `- use:` on.'

describe('a copied block', () => {
  it('is YAML with its comments, and is pasted byte for byte', () => {
    const [hero = '', use] = entryTexts(page, ['blocks'])
    expect(hero).toBe('# What we are.\n- type: hero\n  title: Hi # short\n  id: top\n')
    expect(use).toBe('- use: booking\n')
    expect(readClipboard(hero, [])).toEqual([{ value: { type: 'hero', title: 'Hi', id: 'top' }, yaml: hero }])
  })

  it('gets another anchor if its own is taken, and preserves its comments', () => {
    const [hero = ''] = entryTexts(page, ['blocks'])
    const pasted = readClipboard(hero + hero, ['top', 'top-2'])
    expect(pasted.map(({ value }) => value['id'])).toEqual(['top-3', 'top-4'])
    expect(pasted[0]?.yaml).toBe('# What we are.\n- type: hero\n  title: Hi # short\n  id: top-3\n')
  })

  it('is written with its comments at the column of the list', () => {
    const [pasted] = readClipboard('# New.\n- type: stats-strip\n  title: Two # of them\n', [])
    const edit = { kind: 'insert' as const, path: ['blocks', 1], ...pasted, value: pasted?.value }
    expect(editText(page, [edit])).toBe(
      page.replace('  - use', '  # New.\n  - type: stats-strip\n    title: Two # of them\n\n  - use'),
    )
  })
})

describe('the clipboard', () => {
  it.each([
    ['lines of a file', '  - type: hero\n    title: Hi\n  - use: booking\n'],
    ['lines from a dash on', '- type: hero\n    title: Hi\n  - use: booking'],
    ['lines with Windows line breaks', '- type: hero\r\n  title: Hi\r\n- use: booking\r\n'],
    ['a page', 'title: About\nblocks:\n  - type: hero\n    title: Hi\n  - use: booking\n'],
  ])('may contain %s', (_, text) => {
    expect(readClipboard(text, []).map(({ value }) => value)).toEqual([
      { type: 'hero', title: 'Hi' },
      { use: 'booking' },
    ])
  })

  it('may contain one block without its dash', () => {
    expect(readClipboard('type: hero\ntitle: Hi', [])).toEqual([
      { value: { type: 'hero', title: 'Hi' }, yaml: '- type: hero\n  title: Hi\n' },
    ])
  })

  it.each([
    ['prose', 'Nothing but words.', noBlocks],
    ['a list of other things', '- one\n- two', noBlocks],
    ['broken YAML', '- type: hero\n  title: "Hi', noBlocks],
    ['nothing', ' \n', 'The clipboard is empty.'],
  ])('is refused if it contains %s', (_, text, message) => {
    expect(() => readClipboard(text, [])).toThrow(message)
  })
})
