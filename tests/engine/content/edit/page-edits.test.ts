import { describe, expect, test } from 'vitest'
import type { Edit } from '../../../../schema/edit.ts'
import { editText } from '../../../../src/content/edit/edit-text.ts'
import { contentEdits } from '../../../../src/content/edit/page-edits.ts'
import { parse } from '../../../../src/content/parse/parse.ts'

const generated = `template: city-service
city: la
service: ushers
title: "{service.name} in {city.name}"
blocks:
  - type: hero
    title: "{service.name}"
    action:
      text: Ask
      href: "#quote"
  - type: faq
    id: questions
    items:
      - question: One?
      - question: Two?
`

const file = 'pages/la/ushers.yaml'
const edited = (text: string, ...edits: Edit[]) =>
  editText(text, contentEdits(file, parse({ file, text }).value, edits))
const set = (path: Edit['path'], value: unknown): Edit => ({ kind: 'set', path, value })

describe('an edit of a generated page', () => {
  test.each<[string, Edit, string]>([
    ['a field of the page', set(['title'], 'Ushers'), 'title: Ushers'],
    ['a field of a block, by its index', set(['blocks', 0, 'title'], 'Ushers'), 'blocks[hero].title: Ushers'],
    ['a field of a block, by its name', set(['blocks', 'questions', 'title'], 'Ask'), 'blocks[questions].title: Ask'],
    [
      'an entry of a list',
      { kind: 'delete', path: ['blocks', 1, 'items', 0] },
      'blocks[questions].items:\n    - question: Two?',
    ],
  ])('becomes an override: %s', (_, edit, override) => {
    expect(edited(generated, edit)).toBe(`${generated}overrides:\n  ${override}\n`)
  })

  test('changes an existing override', () => {
    const text = `${generated}overrides:\n  # Ours.\n  blocks[hero].action: { text: Go, href: / }\n`
    expect(edited(text, set(['blocks', 0, 'action', 'text'], 'Book'))).toBe(text.replace('Go', 'Book'))
  })

  test('sets an override again that is gone', () => {
    expect(edited(generated, set(['overrides', 'blocks[hero].title'], 'Mine'))).toBe(
      `${generated}overrides:\n  blocks[hero].title: Mine\n`,
    )
  })

  test('replaces overrides of parts of its value', () => {
    const text = `${generated}overrides:\n  title: Mine\n  blocks[hero].action.text: Go\n`
    expect(edited(text, set(['blocks', 0, 'action'], { text: 'Book', href: '/' }))).toBe(
      `${generated}overrides:\n  title: Mine\n  blocks[hero].action:\n    text: Book\n    href: /\n`,
    )
  })

  test('gives a value back to the template by deleting its override', () => {
    const text = `${generated}overrides:\n  title: Mine\n  blocks[hero].title: Mine\n`
    expect(edited(text, { kind: 'delete', path: ['blocks', 0, 'title'] })).toBe(
      text.replace('  blocks[hero].title: Mine\n', ''),
    )
  })

  test.each<[string, string]>([
    ['plain', generated],
    ['with empty lines', generated.replaceAll(/^(?=title|blocks)/gm, '\n')],
    ['with a comment at the end', `${generated}# The end.\n`],
    ['without a last line break', generated.trimEnd()],
    ['with Windows line breaks', generated.replaceAll('\n', '\r\n')],
  ])('leaves the file as it was generated once the last override is gone: %s', (_, text) => {
    const path = ['blocks', 0, 'title']
    const first = edited(text, set(path, 'Mine'))
    const both = edited(first, set(['blocks', 'questions', 'items', 0, 'question'], 'Why?'))
    for (const last of [['overrides', 'blocks[hero].title'], path]) {
      expect(edited(first, { kind: 'delete', path: last })).toBe(text)
      expect(
        edited(
          both,
          { kind: 'delete', path: last },
          { kind: 'delete', path: ['overrides', 'blocks[questions].items[0].question'] },
        ),
      ).toBe(text)
    }
  })

  test.each<[string, Edit]>([
    ['adds a block', { kind: 'insert', path: ['blocks', 1], value: { use: 'quote-form' } }],
    ['moves a block', { kind: 'move', path: ['blocks', 0], to: ['blocks', 1] }],
    ['deletes a field of a block', { kind: 'delete', path: ['blocks', 0, 'action'] }],
  ])('is refused where it %s', (_, edit) => {
    expect(() => edited(generated, edit)).toThrow('comes from the template of this page')
  })

  test('changes the page itself once it is detached', () => {
    const text = generated.replace('city: la', 'detached: true\ncity: la')
    expect(edited(text, set(['blocks', 'hero', 'title'], 'Ushers'))).toBe(
      text.replace('"{service.name}"\n', '"Ushers"\n'),
    )
  })
})
