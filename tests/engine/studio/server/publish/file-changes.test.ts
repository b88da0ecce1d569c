import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { valueChanges } from '../../../../../src/content/compare/value-changes.ts'
import { fileChanges, fileTitle } from '../../../../../src/studio/server/publish/file-changes.ts'
import { pageText } from '../../../content/folder.ts'

const page = pageText(
  'About',
  `  - type: hero
    title: Hi   # short
    action: { label: Go, href: / }
  - use: how-to-hire
  - type: faq
    items:
      - question: Why?
        answer: Because.
      - question: When?
        answer: Now.
`,
)

/** What changes in words, with the values before and after. */
function wordsOf(after: string, before = page, name = 'about.yaml'): string[] {
  const changes = fileChanges(name, { before: Buffer.from(before), after: Buffer.from(after) })
  const shown = (value: string | undefined) => (value === undefined ? '∅' : value.replaceAll('\n', ' '))
  return changes.map(({ words, before, after }) =>
    before === undefined && after === undefined ? words : `${words}: ${shown(before)} → ${shown(after)}`,
  )
}

const replaced = (...pairs: [string, string][]) => pairs.reduce((text, [one, other]) => text.replace(one, other), page)

describe('what changed in a file is said field by field', () => {
  it('with the block, the entry and the field', () => {
    expect(
      wordsOf(
        replaced(['title: Hi', 'title: Hello'], ['label: Go', 'label: Go on'], ['answer: Now.', 'answer: Soon.']),
      ),
    ).toEqual([
      'Title of Hero: Hi → Hello',
      'Label of action of Hero: Go → Go on',
      'Answer of item 2 of FAQ: Now. → Soon.',
    ])
  })

  it('in the settings of the page, also for a field that is new or gone', () => {
    expect(wordsOf(page.replace('title: About', 'title: About us\nnoindex: true'))).toEqual([
      'Title: About → About us',
      'Hide from search engines: ∅ → Yes',
    ])
    expect(wordsOf(page, `noindex: true\n${page}`)).toEqual(['Hide from search engines: Yes → ∅'])
  })

  it('with the words of the settings, in their files', () => {
    const site = 'name: Acme\nheader:\n  links:\n    - text: Home\n      href: /\n'
    const after = `${site.replace('Acme', 'Bloom')}    - text: Team\n      href: /team\n`
    expect(wordsOf(after, site, '_data/site.yaml')).toEqual([
      'Name of the company: Acme → Bloom',
      'Menu entry 2 of header added: ∅ → text: Team href: /team',
    ])
    const redirects = '- from: /old\n  to: /about\n'
    expect(wordsOf(redirects.replace('/old', '/older'), redirects, '_data/redirects.yaml')).toEqual([
      'Old address of redirect 1: /old → /older',
    ])
  })

  it('for the first words that a page has of its own', () => {
    const generated = 'template: city-service\ncity: la\nservice: ushers\n'
    expect(wordsOf(`${generated}overrides:\n  blocks[city-duties].title: What an usher does\n`, generated)).toEqual([
      'Title of City duties: ∅ → What an usher does',
    ])
  })

  it('for blocks and entries that are added, deleted and moved', () => {
    expect(wordsOf(page.replace('  - use: how-to-hire\n', '  - type: stats\n    title: Many\n'))).toEqual([
      'Shared section How to hire deleted: use: how-to-hire → ∅',
      'Stats added: ∅ → type: stats title: Many',
    ])
    const [head = '', hero = '', use = '', faq = ''] = page.split(/(?=^ {2}- (?:type|use))/m)
    expect(wordsOf(head + faq + hero + use)).toEqual(['FAQ moved: Place 3 → Place 1'])
    expect(wordsOf(page.replace('      - question: Why?\n        answer: Because.\n', ''))).toEqual([
      'Item 1 of FAQ deleted: question: Why? answer: Because. → ∅',
    ])
  })

  it('where a page differs from its template', () => {
    const generated = 'template: city\noverrides:\n  blocks[hero].title: Hi\n'
    expect(wordsOf(generated.replace('Hi', 'Hello'), generated)).toEqual(['Title of Hero: Hi → Hello'])
  })

  it('where only comments or line breaks differ', () => {
    expect(wordsOf(page.replace('# short', '# long'))).toEqual(['Comments, order or layout'])
    expect(wordsOf(page.replaceAll('\n', '\r\n'))).toEqual(['Line breaks'])
  })

  it('by lines where a text is no YAML', () => {
    expect(wordsOf('title: [', 'title: About\n')).toEqual(['Lines of the file: title: About → title: ['])
  })

  it('of a fragment by the name of its block', () => {
    const fragment = 'type: hero\ntitle: Hi\n'
    expect(wordsOf(fragment.replace('Hi', 'Hey'), fragment, '_data/fragments/hello.yaml')).toEqual([
      'Title of Hero: Hi → Hey',
    ])
  })
})

describe('what changed in the translations of a page', () => {
  const mirror = `path: /es/sobre
texts:
  title: { source: About us, text: Sobre nosotros }
  blocks[faq].items[0].question: { source: Why?, text: '¿Por que?', by: machine }
  blocks[hero].title: { source: Hi, text: Hola }
`
  const name = '_languages/es/about.yaml'

  it('is said text by text, each by its field on the page', () => {
    const after = `path: /es/nosotros
texts:
  title: { source: About us, text: Quiénes somos }
  blocks[faq].items[0].question: { source: Why?, text: '¿Por que?' }
  blocks[hero].title: { source: Hi there, text: Hola }
  blocks[hero].intro: { source: Come in }
unused:
  blocks[quote].text: { source: Good, text: Bueno }
`
    expect(wordsOf(after, mirror, name)).toEqual([
      'Path: /es/sobre → /es/nosotros',
      'Title: Sobre nosotros → Quiénes somos',
      'Question of item 1 of FAQ: read by a person',
      'Title of Hero: still right for the changed source: Hi → Hi there',
      'Intro of Hero to be translated: ∅ → Come in',
      'Text of Quote, no longer used: ∅ → Bueno',
    ])
    expect(wordsOf(mirror.replace(/ {2}title.*\n/, ''), mirror, name)).toEqual(['Title: Sobre nosotros → ∅'])
  })

  it('has the title of the page, the language, and how many texts say something else', () => {
    const states = { before: Buffer.from(mirror), after: Buffer.from(mirror.replace('Hola', 'Buenas')) }
    const about = { title: 'About us, Spanish', address: '/about', language: 'es' }
    expect(fileTitle(name, states, new Map())).toEqual({ ...about, texts: 1 })
    expect(fileTitle(name, { ...states, before: undefined }, new Map())).toEqual({ ...about, texts: 3 })
    const record = {
      before: undefined,
      after: Buffer.from('texts:\n  name: { source: Los Angeles, text: Los Ángeles }\n'),
    }
    expect(fileTitle('_languages/es/_data/cities/la.yaml', record, new Map())).toEqual({
      title: 'City: Los Angeles, Spanish',
      address: '/_data/cities/la',
      language: 'es',
      texts: 1,
    })
    expect(fileTitle('_languages/es/wording.yaml', record, new Map())).toMatchObject({ title: 'Wording, Spanish' })
  })
})

describe('a file has the title that a person knows', () => {
  const titleOf = (name: string, text: string, titles: [string, string][] = []) =>
    fileTitle(name, { before: undefined, after: Buffer.from(text) }, new Map(titles))

  it.each([
    ['about.yaml', 'title: About us\n', { title: 'About us', address: '/about' }],
    ['la/ushers.yaml', 'title: "{service.name}"\n', { title: '/la/ushers', address: '/la/ushers' }],
    ['_data/site.yaml', 'name: Acme\n', { title: 'Site', address: '/_data/site' }],
    ['_data/cities/la.yaml', 'name: Los Angeles\n', { title: 'City: Los Angeles', address: '/_data/cities/la' }],
    [
      '_data/fragments/how-to-hire.yaml',
      'type: hero\n',
      { title: 'Shared section: How to hire', address: '/_data/fragments/how-to-hire' },
    ],
    ['_data/lastmod.lock.json', '{}', { title: 'Days of change: lastmod.lock.json' }],
    ['_public/images/ada.webp', '', { title: 'Picture: ada.webp' }],
  ])('%s', (name, text, title) => expect(titleOf(name, text)).toEqual(title))

  it('as visitors read it, with the template that a page follows', () => {
    const text = 'title: "{service.name} in {city.name}"\ntemplate: city-service\n'
    expect(titleOf('la/ushers.yaml', text, [['/la/ushers', 'Ushers in Los Angeles']])).toEqual({
      title: 'Ushers in Los Angeles',
      address: '/la/ushers',
      template: 'city-service',
    })
  })
})

describe('changes of any values', () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('a', 'b', 1, true, null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('type', 'id', 'title', 'items'), tie('value')),
    ),
  })).value

  it('are none exactly if the values are the same', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(valueChanges(one, structuredClone(one))).toEqual([])
      }),
    )
    fc.assert(
      fc.property(value, value, (one, other) => {
        const isSame = stringify(one, { sortMapEntries: true }) === stringify(other, { sortMapEntries: true })
        expect(valueChanges(one, other).length === 0).toBe(isSame)
      }),
    )
  })

  it('mention every entry that is new or gone', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        const blocks = (list: string[]) => list.map((id) => ({ type: 'hero', id }))
        const kinds = Map.groupBy(valueChanges(blocks(one), blocks(other)), ({ kind }) => kind)
        expect(kinds.get('added') ?? []).toHaveLength(other.filter((id) => !one.includes(id)).length)
        expect(kinds.get('deleted') ?? []).toHaveLength(one.filter((id) => !other.includes(id)).length)
        expect(kinds.has('set')).toBe(false)
      }),
    )
  })
})
