import { describe, expect, it } from 'vitest'
import type { Choose } from '../../../../../src/studio/server/merging/merge-values.ts'
import { mergeYaml } from '../../../../../src/studio/server/merging/merge-yaml.ts'

const unasked: Choose = () => undefined

/** The merged text; fails if something is a question. */
function merged(base: string | undefined, mine: string, theirs: string): string | undefined {
  const result = mergeYaml({ base, mine, theirs }, unasked)
  expect(result?.conflicts).toEqual([])
  return result?.text
}

/** What is asked, and the text with each answer. */
function asked(base: string | undefined, mine: string, theirs: string) {
  const text = (side: 'mine' | 'theirs' | 'both') => mergeYaml({ base, mine, theirs }, () => side)?.text
  return { conflicts: mergeYaml({ base, mine, theirs }, unasked)?.conflicts, text }
}

const faq = (...questions: string[]) =>
  `title: Help\nblocks:\n  - type: faq\n    items:\n${questions.map((one) => `      - question: ${one}?\n        answer: Yes.\n`).join('')}`

describe('two people who translate', () => {
  const mirror = (title: string, intro: string, more = '') =>
    `texts:\n  # By Lola.\n  title: ${title}\n  blocks[hero].intro: ${intro}\n${more}`
  const missing = mirror('{ source: Hi }', '{ source: Come in }')
  const of = (base: string | undefined, mine: string, theirs: string, choose: Choose = unasked) =>
    mergeYaml({ base, mine, theirs }, choose, { isMirror: true })

  it('have the texts of both', () => {
    const mine = mirror('{ source: Hi, text: Hola }', '{ source: Come in }')
    const theirs = mirror('{ source: Hi }', '{ source: Come in, text: Pase }')
    const both = mirror('{ source: Hi, text: Hola }', '{ source: Come in, text: Pase }')
    expect(of(missing, mine, theirs)).toEqual({ text: both, conflicts: [] })
    // Both have begun the translation of the page.
    expect(of(undefined, mine, mine.replace('Hola', 'Hola'))).toEqual({ text: mine, conflicts: [] })
    const other = 'path: /es/hola\ntexts:\n  blocks[hero].intro: { source: Come in, text: Pase }\n'
    expect(of(undefined, 'texts:\n  title: { source: Hi, text: Hola }\n', other)?.conflicts).toEqual([])
  })

  it('are asked about one text in words, with what both say', () => {
    const mine = mirror('{ source: Hi, text: Hola }', '{ source: Come in, text: Pase }')
    const theirs = mirror('{ source: Hi }', '{ source: Come in, text: Entre }')
    const { conflicts, text } = of(missing, mine, theirs) ?? {}
    expect(conflicts).toMatchObject([{ place: 'Intro of Hero', mine: 'Pase', theirs: 'Entre' }])
    expect(text).toBe(mine)
    expect(of(missing, mine, theirs, () => 'theirs')?.text).toBe(mine.replace('Pase', 'Entre'))
  })

  it('are asked where one has changed the text, and the other has confirmed it for a changed source', () => {
    const base = mirror('{ source: From 30 €, text: Desde 30 € }', '{ source: Come in }')
    const mine = base.replace('Desde 30', 'A partir de 30')
    const theirs = base.replace('From 30 €, text: Desde 30', 'From 40 €, text: Desde 40')
    expect(of(base, mine, theirs)?.conflicts).toMatchObject([
      { place: 'Title', mine: 'A partir de 30 €', theirs: 'Desde 40 €' },
    ])
    // The text of one side never stands beside the source of the other.
    expect(of(base, mine, theirs, () => 'theirs')?.text).toBe(theirs)
    expect(of(base, mine, theirs, () => 'mine')?.text).toBe(mine)
  })

  it('merge the paragraphs of a long text', () => {
    const long = (one: string, two: string) =>
      `texts:\n  blocks[rich-text].body:\n    source: Long\n    text: |\n      ${one}\n\n      ${two}\n`
    expect(of(long('Uno', 'Dos'), long('Primero', 'Dos'), long('Uno', 'Segundo'))).toEqual({
      text: long('Primero', 'Segundo'),
      conflicts: [],
    })
  })
})

describe('two people who change the same list', () => {
  it('have the questions of both, theirs first, with their comments', () => {
    const mine = `${faq('One', 'Two')}      # Asked often.\n      - question: Mine?\n        answer: Yes.\n`
    const theirs = `${faq('One', 'Two')}      - question: Theirs? # Ana\n        answer: Yes.\n`
    expect(merged(faq('One', 'Two'), mine, theirs)).toBe(
      `${faq('One', 'Two')}      - question: Theirs? # Ana\n        answer: Yes.\n      # Asked often.\n      - question: Mine?\n        answer: Yes.\n`,
    )
  })

  it('have the redirects of both, also where nobody had one before', () => {
    const list = (...names: string[]) => names.map((name) => `- from: /${name}\n  to: /about\n`).join('')
    expect(merged(list('a'), list('a', 'mine'), list('a', 'b', 'theirs'))).toBe(list('a', 'b', 'theirs', 'mine'))
    expect(merged(undefined, list('mine'), list('theirs'))).toBe(list('theirs', 'mine'))
    expect(merged(list('a', 'b'), list('b', 'mine'), list('a', 'b', 'same', 'mine'))).toBe(list('b', 'same', 'mine'))
  })

  it('are asked where a redirect of both leads to two places, which cannot stand there twice', () => {
    const list = (to: string) => `- from: /old\n  to: ${to}\n`
    const { conflicts, text } = asked('[]\n', list('/mine'), list('/theirs'))
    expect(conflicts).toMatchObject([{ place: 'To of entry 1', mine: '/mine', theirs: '/theirs', canKeepBoth: false }])
    expect(text('theirs')).toBe(list('/theirs'))
  })

  it('have the tags, the blocks and the links of both', () => {
    const page = (tags: string, blocks: string, more = '') => `title: A\ntags: [${tags}]\nblocks:\n${blocks}${more}`
    const [hero, quote, text] = ['hero', 'quote', 'rich-text'].map((type) => `  - type: ${type}\n    title: Hi\n`)
    expect(
      merged(
        page('one, two', `${hero}`),
        page('one, two, mine', `${hero}${quote}`),
        page('two, theirs', `${text}${hero}`),
      ),
    ).toBe(page('two, theirs, mine', `${text}${hero}${quote}`))
    const links = (...hrefs: string[]) =>
      `menu:\n${hrefs.map((href) => `  - text: Link\n    href: ${href}\n`).join('')}`
    expect(merged(links('/a', '/b'), links('/b', '/a'), links('/a', '/b', '/c'))).toBe(links('/b', '/c', '/a'))
  })

  it('are asked about an entry that both have changed, which may stand there twice', () => {
    const base = faq('One', 'Two')
    const mine = base.replace('Two?\n        answer: Yes.', 'Two?\n        answer: Mine.')
    const theirs = base.replace('Two?\n        answer: Yes.', 'Two?\n        answer: Theirs.')
    const { conflicts, text } = asked(base, mine, theirs)
    expect(conflicts).toMatchObject([
      {
        place: 'Item 2 of FAQ',
        mine: { question: 'Two?', answer: 'Mine.' },
        theirs: { question: 'Two?', answer: 'Theirs.' },
        canKeepBoth: true,
      },
    ])
    expect(text('mine')).toBe(mine)
    expect(text('theirs')).toBe(theirs)
    expect(text('both')).toBe(`${theirs}      - question: Two?\n        answer: Mine.\n`)
  })

  it('are asked about an entry that one has changed and the other one has deleted', () => {
    const theirs = faq('One', 'Two').replace('Two?\n        answer: Yes.', 'Two?\n        answer: Theirs.')
    const { conflicts, text } = asked(faq('One', 'Two'), faq('One'), theirs)
    expect(conflicts).toMatchObject([{ mine: undefined, theirs: { answer: 'Theirs.' } }])
    expect(text('mine')).toBe(faq('One'))
    expect(text('theirs')).toBe(theirs)
  })
})

describe('two people who change the same file', () => {
  it('have the fields and the comments of both, also in lines beside each other', () => {
    const base = 'name: Arc\nphone: "1"\nhours:\n  open: 9\n'
    expect(merged(base, `${base}fax: "2"\n`, `# Of the company.\n${base}mail: a@b.example\n`)).toBe(
      `# Of the company.\n${base}fax: "2"\nmail: a@b.example\n`,
    )
    expect(merged(base, base.replace('"1"', '"3"'), base.replace('9', '8').replace('Arc', 'Ark'))).toBe(
      base.replace('"1"', '"3"').replace('9', '8').replace('Arc', 'Ark'),
    )
  })

  it('have the lines of both in a long text', () => {
    const base = 'title: A\nbody: |\n  One\n\n  Two\n\n  Three\n'
    expect(merged(base, base.replace('One', '1'), base.replace('Three', '3'))).toBe(
      base.replace('One', '1').replace('Three', '3'),
    )
  })

  it('are asked about a field that both have changed, and about nothing else', () => {
    const base = 'title: A\nintro: B\n'
    const { conflicts, text } = asked(base, 'title: Mine\nintro: B\n', 'title: Theirs\nintro: C\n')
    expect(conflicts).toMatchObject([{ place: 'Title', mine: 'Mine', theirs: 'Theirs', canKeepBoth: false }])
    expect(text('mine')).toBe('title: Mine\nintro: C\n')
    expect(text('theirs')).toBe('title: Theirs\nintro: C\n')
  })

  it('keep two new pages of one address, and what is no valid YAML, as a whole', () => {
    expect(mergeYaml({ base: undefined, mine: 'title: A\n', theirs: 'title: B\n' }, unasked)).toBeUndefined()
    expect(mergeYaml({ base: 'title: A\n', mine: 'title: "B\n', theirs: 'title: C\n' }, unasked)).toBeUndefined()
  })
})
