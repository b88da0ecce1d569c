import { describe, expect, it } from 'vitest'
import type { Edit } from '../../../../schema/edit.ts'
import { parseEditPath } from '../../../../src/content/edit/edit-path.ts'
import { editText } from '../../../../src/content/edit/edit-text.ts'

const path = parseEditPath
const set = (at: string, value: unknown): Edit => ({ kind: 'set', path: path(at), value })
const insert = (at: string, value: unknown): Edit => ({ kind: 'insert', path: path(at), value })
const move = (at: string, to: string): Edit => ({ kind: 'move', path: path(at), to: path(to) })
const remove = (at: string): Edit => ({ kind: 'delete', path: path(at) })

const head = `# The page of the agency.
title: "About us"  # shown in the tab
description:   Who we are
blocks:
`
const hero = `  # The first thing people see.
  - type: hero
    title: Hi   # short
    text: |
      First line.

      Second line.
`
const questions = `  # Questions come from sales.
  # They are reviewed in spring.
  - type: faq
    tone: dusk
    items: [{ question: Why?, answer: Because. }, { question: Who?, answer: 'Us.' }]
    # deeper: still about the questions
`
const rest = `  # A note to everybody.

  - type: call-to-action
    action: { text: Press, href: /about } # there
`
const page = `${head}${hero}\n${questions}\n${rest}`

describe('setting a value', () => {
  it.each<[string, Edit, string, string]>([
    ['keeps quotes and the comment behind', set('title', 'The agency'), '"About us"  #', '"The agency"  #'],
    ['keeps what stands around a plain text', set('description', 'Whom'), ':   Who we are', ':   Whom'],
    ['puts quotes where a text needs them', set('blocks[0].title', 'Yes: no'), 'Hi   #', '"Yes: no"   #'],
    [
      'turns a block of text into one line',
      set('blocks[0].text', 'Short'),
      '|\n      First line.\n\n      Second line.',
      'Short',
    ],
    ['changes one value between brackets', set('blocks[1].items[1].answer', 'We, us.'), "'Us.'", "'We, us.'"],
    [
      'turns a line into several',
      set('blocks[0].title', 'One\nTwo\n'),
      'Hi   # short',
      '| # short\n      One\n      Two',
    ],
    [
      'turns a text into a mapping',
      set('blocks[0].title', { a: 1, b: [2] }),
      'Hi   # short',
      '# short\n      a: 1\n      b:\n        - 2',
    ],
    [
      'keeps a mapping in its line',
      set('blocks[2].action', { text: 'Go', href: '/' }),
      '{ text: Press, href: /about }',
      '{ text: Go, href: / }',
    ],
    [
      'adds a field behind the others',
      set('blocks[0].tone', 'paper'),
      'Second line.\n',
      'Second line.\n    tone: paper\n',
    ],
    ['adds a field between brackets', set('blocks[2].action.label', 'x'), '/about }', '/about, label: x }'],
  ])('%s', (_words, edit, before, after) => {
    expect(editText(page, [edit])).toBe(page.replace(before, after))
  })

  /** As many questions as nobody reads in one line. */
  const many = Array.from({ length: 12 }, (_, at) => ({ question: `Question ${at + 1}?`, answer: `Answer ${at + 1}.` }))
  const inLines = (indent: string) =>
    many.map(({ question, answer }) => `\n${indent}- question: ${question}\n${indent}  answer: ${answer}`).join('')

  it.each<[string, string, Edit, string]>([
    [
      'a reference in its place',
      'items: { from: faqs/general } # all\n',
      set('items', many),
      `items: # all${inLines('  ')}\n`,
    ],
    ['a short list in its place', 'items: [a]\n', set('items', many), `items:${inLines('  ')}\n`],
    [
      'a field that comes to a block in one line',
      'blocks:\n  - { use: hello } # shared\n',
      insert('blocks[0].items', many),
      `blocks:\n  - use: hello # shared\n    items:${inLines('      ')}\n`,
    ],
    [
      'a value deep in one line',
      'a: { b: { items: [x], c: 1 } }\n',
      set('a.b.items', many),
      `a:\n  b:\n    items:${inLines('      ')}\n    c: 1\n`,
    ],
    [
      'an entry that comes to a list in one line',
      'items: [a]\n',
      insert('items[1]', { many }),
      `items:\n  - a\n  - many:${inLines('      ')}\n`,
    ],
  ])('writes a long list in lines: %s', (_words, before, edit, after) => {
    expect(editText(before, [edit])).toBe(after)
  })

  it.each<[string, string, Edit, string]>([
    ['a short list', 'items: { from: faqs/general }\n', set('items', ['a', 'b']), 'items: [a, b]\n'],
    [
      'a long text',
      'items: [a]\n',
      set('items[0]', 'long '.repeat(40).trim()),
      `items: [${'long '.repeat(40).trim()}]\n`,
    ],
    [
      'a list that was long before',
      `items: [${'1, '.repeat(60)}2]\n`,
      insert('items[61]', { a: 1 }),
      `items: [${'1, '.repeat(60)}2, { a: 1 }]\n`,
    ],
    ['what somebody has laid out', 'a: { b: 1,\n  c: 2 } # so\n', insert('a.items', many.slice(0, 4)), ''],
  ])('leaves in its line: %s', (_words, before, edit, after) => {
    if (after !== '') expect(editText(before, [edit])).toBe(after)
    else expect(editText(before, [edit])).toContain('a: { b: 1,\n  c: 2, items: [')
  })

  it('changes nothing if the value is the same', () => {
    expect(editText(page, [set('title', 'About us')])).toBe(page)
  })
})

describe('moving', () => {
  it('moves a block with its adjacent comments, and leaves empty lines in place', () => {
    expect(editText(page, [move('blocks[1]', 'blocks[0]')])).toBe(`${head}${questions}\n${hero}\n${rest}`)
  })

  it('changes the name of a field and nothing else', () => {
    expect(editText(page, [move('blocks[0].title', 'blocks[0].heading')])).toBe(
      page.replace('title: Hi', 'heading: Hi'),
    )
  })

  it('swaps entries between brackets', () => {
    expect(editText(page, [move('blocks[1].items[0]', 'blocks[1].items[1]')])).toBe(
      page.replace(
        "{ question: Why?, answer: Because. }, { question: Who?, answer: 'Us.' }",
        "{ question: Who?, answer: 'Us.' }, { question: Why?, answer: Because. }",
      ),
    )
  })

  it('moves a field to another block as it is written', () => {
    expect(editText(page, [move('blocks[0].text', 'blocks[2].intro')])).toBe(
      page
        .replace('    text: |\n      First line.\n\n      Second line.\n', '')
        .replace('# there\n', '# there\n    intro: |\n      First line.\n\n      Second line.\n'),
    )
  })

  it('moves an entry to a list with another indentation', () => {
    const lists = 'a:\n- x: 1 # one\n  y: 2\n- z\nb:\n    - # inner\n      c: 3\n'
    expect(editText(lists, [move('a[0]', 'b[1]')])).toBe(
      'a:\n- z\nb:\n    - # inner\n      c: 3\n    - x: 1 # one\n      y: 2\n',
    )
  })
})

describe('inserting', () => {
  it('separates a block by as many empty lines as the others', () => {
    expect(editText('blocks:\n  - use: a\n\n  - use: b\n', [insert('blocks[2]', { use: 'c', tone: 'paper' })])).toBe(
      'blocks:\n  - use: a\n\n  - use: b\n\n  - use: c\n    tone: paper\n',
    )
  })

  it('inserts a block before another one and its comments', () => {
    const text = editText(page, [insert('blocks[1]', { use: 'quote-form' })])
    expect(text).toBe(page.replace('  # Questions', '  - use: quote-form\n\n  # Questions'))
  })

  it('fills an empty list', () => {
    expect(editText('a: []\nb: 1\n', [insert('a[0]', { x: 1 })])).toBe('a:\n  - x: 1\nb: 1\n')
  })

  it('writes the line breaks of the file', () => {
    expect(editText('a:\r\n  - x\r\n', [insert('a[1]', { b: 1, c: 2 })])).toBe(
      'a:\r\n  - x\r\n  - b: 1\r\n    c: 2\r\n',
    )
  })
})

describe('a list that comes to others', () => {
  it.each<[string, string, Edit, string]>([
    [
      'an entry gets a line where each has one',
      'items: [\n  a,\n  b\n]\n',
      insert('items[2]', 'c'),
      'items: [\n  a,\n  b,\n  c\n]\n',
    ],
    ['also at the beginning', 'items: [\n  a,\n  b\n]\n', insert('items[0]', 'c'), 'items: [\n  c,\n  a,\n  b\n]\n'],
    [
      'a list stands in one line beside lists that do',
      'only:\n  la: [a]\n',
      insert('only.sf', ['a', 'b']),
      'only:\n  la: [a]\n  sf: [a, b]\n',
    ],
    [
      'a list has lines beside one that has',
      'only:\n  la: [a]\n  oc:\n    - b\n',
      insert('only.sf', ['a']),
      'only:\n  la: [a]\n  oc:\n    - b\n  sf:\n    - a\n',
    ],
  ])('is written as these are: %s', (_words, before, edit, after) => {
    expect(editText(before, [edit])).toBe(after)
  })
})

describe('deleting', () => {
  it('deletes a block with its comments, and leaves a comment that stands by itself', () => {
    expect(editText(page, [remove('blocks[1]')])).toBe(
      page.replace(/\n {2}# Questions[\s\S]*about the questions\n/, ''),
    )
    expect(editText(page, [remove('blocks[2]')])).toBe(page.replace(/ {2}- type: call[\s\S]*$/, ''))
  })

  it('deletes the first field of a block', () => {
    expect(editText(page, [remove('blocks[1].type')])).toBe(page.replace('type: faq\n    ', ''))
  })

  it('preserves the comment of the field that moves up to the dash', () => {
    expect(editText('- a: 1\n  # about b\n  b: 2\n', [remove('[0].a')])).toBe('-\n  # about b\n  b: 2\n')
  })

  it('leaves an empty list', () => {
    expect(editText('a:\n  - x\nb: 1\n', [remove('a[0]')])).toBe('a: []\nb: 1\n')
  })
})

describe('an edit that is refused', () => {
  it.each<[string, Edit, string]>([
    [
      'names what was probably meant',
      set('blocks[0].titel.x', 1),
      'There is no `blocks[0].titel`. Did you mean `title`?',
    ],
    ['says how long the list is', set('blocks[7]', 1), 'There is no `blocks[7]`: `blocks` has entries 0 to 2.'],
    ['says what is no list', remove('title[0]'), '`title` is not a list, so it has no `0`.'],
    [
      'says what is there already',
      insert('blocks[0].title', 1),
      '`blocks[0].title` is there already. To change it, set it.',
    ],
    [
      'does not move a block into itself',
      move('blocks[0]', 'blocks[0].text'),
      '`blocks[0]` cannot be moved into itself.',
    ],
  ])('%s', (_words, edit, words) => {
    expect(() => editText(page, [edit])).toThrow(words)
  })

  it.each(['', 'a..b', '[x]', 'a[', 'a]b'])('reports that `%s` is not a path', (text) => {
    expect(() => path(text)).toThrow(`\`${text}\` is not a path`)
  })
})
