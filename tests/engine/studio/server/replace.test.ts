import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replacedIn, textMatches } from '../../../../src/studio/server/replace/text-matches.ts'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { FoundTexts, Sought } from '../../../../src/studio/wire/replace.ts'
import type { Translation } from '../../../../src/studio/wire/translations.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const sought = (search: string, replaceWith: string, more: Partial<Sought> = {}): Sought => ({
  ...{ search, replaceWith, matchCase: true, wholeWords: false, isRegular: false },
  ...{ values: 'texts', scope: 'all', below: '', withTemplates: false },
  ...more,
})

/** A text after all matches in it were replaced. */
function replaced(text: string, ...search: Parameters<typeof sought>): string {
  return replacedIn(text, textMatches([text], sought(...search))[0] ?? [])
}

describe('a search', () => {
  it('finds what is written, signs of expressions too', () => {
    expect(replaced('Price (net): $5.00', '(net): $5', '$1 [gross]')).toBe('Price $1 [gross].00')
  })

  it('finds any case, or whole words alone, in any language', () => {
    expect(replaced('Usher, ushers, USHER', 'usher', 'steward')).toBe('Usher, stewards, USHER')
    expect(replaced('Usher, ushers, USHER', 'usher', 'steward', { matchCase: false })).toBe(
      'steward, stewards, steward',
    )
    expect(replaced('Usher, ushers', 'usher', 'x', { matchCase: false, wholeWords: true })).toBe('x, ushers')
    expect(replaced('für füren', 'für', 'pour', { wholeWords: true })).toBe('pour füren')
  })

  it('finds regular expressions, and puts their groups into the replacement', () => {
    const isRegular = true
    expect(replaced('12 May, 3 June', String.raw`(\d+) (?<month>\w+)`, '$<month> $1$$', { isRegular })).toBe(
      'May 12$, June 3$',
    )
    expect(replaced('cat', 'a*', 'x', { isRegular })).toBe('cxt')
    expect(() => replaced('a', '(', '', { isRegular })).toThrow('“(” is not a regular expression: Unterminated group.')
  })

  it('is stopped where an expression would not end', () => {
    expect(() => replaced(`${'a'.repeat(60)}!`, '(a+)+$', '', { isRegular: true })).toThrow(
      '“(a+)+$” takes too long to find. Write the expression without repeats inside repeats.',
    )
  })

  it('leaves the names of tokens alone, but finds tokens as a whole', () => {
    expect(replaced('A city: {city.name}', 'city', 'town')).toBe('A town: {city.name}')
    expect(replaced('In {city.name}', '{city.name}', '{city.state}')).toBe('In {city.state}')
    expect(replaced('In {city.name}', 'In {city', 'x')).toBe('In {city.name}')
  })

  it('of any text replaces that text alone', () => {
    const unit = fc.constantFrom('a', 'b', '.', '$', '(', ' ', 'é')
    fc.assert(
      fc.property(fc.string({ unit }), fc.string({ unit, minLength: 1 }), fc.string({ unit }), (text, search, to) => {
        expect(replaced(text, search, to)).toBe(text.split(search).join(to))
      }),
    )
  })
})

const text = (body: string) => `  - type: rich-text\n    body: ${body}\n`

describe('Search and replace of the studio', () => {
  const start = () =>
    startStudio({
      'index.yaml': `# Ours.\n${pageText('Home', text("'We send ushers.' # keep"))}`,
      'la/bar.yaml': pageText('Bar', text('Ushers and ushers.')),
      'la/notes.yaml': pageText('Notes', '  - type: rich-text\n    body: |\n      One usher.\n\n      - ushers\n'),
    })

  it('lists each match with its field, its page and the words around it', async () => {
    const { call } = await start()
    const found = await call<FoundTexts>('find', { sought: sought('ushers', 'stewards') })
    expect([found.total, found.files]).toEqual([3, 3])
    expect(found.listed[0]).toEqual({
      id: 'index.yaml blocks[0].body 1',
      at: 'index.yaml blocks[0].body',
      file: 'pages/index.yaml',
      address: '/',
      title: 'Home',
      stale: 0,
      where: 'Body of Rich text',
      before: 'We send ',
      match: 'ushers',
      after: '.',
      replacement: 'stewards',
    })
    const below = await call<FoundTexts>('find', { sought: sought('usher', '', { below: '/la', matchCase: false }) })
    expect(below.total).toBe(4)
    expect((await call<FoundTexts>('find', { sought: sought('rich', '') })).total).toBe(0)
  })

  it('replaces what is chosen in one step, every other byte stays, and one Undo takes it back', async () => {
    const { call, pathOf } = await start()
    const files = ['index.yaml', 'la/bar.yaml', 'la/notes.yaml']
    const read = () => Promise.all(files.map((name) => readFile(pathOf(name), 'utf8')))
    const before = await read()
    const search = sought('usher', 'steward', { matchCase: false })
    const { hash } = await call<FoundTexts>('find', { sought: search })
    const answer = await call<EditResult>('replaceAll', {
      sought: search,
      except: ['la/bar.yaml blocks[0].body 1'],
      seen: hash,
    })
    expect(answer).toMatchObject({ kind: 'saved', history: { undo: 'Replace “usher” with “steward” in 3 files' } })
    expect(await read()).toEqual([
      before[0]?.replace('ushers', 'stewards'),
      before[1]?.replace('and ushers', 'and stewards'),
      before[2]?.replaceAll('usher', 'steward'),
    ])
    await call('undo')
    expect(await read()).toEqual(before)
  })

  it('replaces nothing where the content is another than the one that was looked at', async () => {
    const { call, pathOf } = await start()
    const { hash } = await call<FoundTexts>('find', { sought: sought('ushers', 'stewards') })
    await call('edit', {
      label: 'Change body',
      files: [
        {
          file: 'pages/la/bar.yaml',
          hash: (await call<{ hash: string }>('text', { file: 'pages/la/bar.yaml' })).hash,
          edits: [{ kind: 'set', path: ['blocks', 0, 'body'], value: 'Two ushers.' }],
        },
      ],
    })
    const answer = await call('replaceAll', { sought: sought('ushers', 'stewards'), except: [], seen: hash })
    expect(answer).toEqual({
      message: 'The content has changed since it was searched. Look at the list again; nothing was replaced.',
    })
    expect(await readFile(pathOf('index.yaml'), 'utf8')).toContain('ushers')
  })

  it('says which errors a replacement would add, and writes nothing', async () => {
    const { call, pathOf } = await start()
    const search = sought('Home', '', { scope: 'pages' })
    const { hash } = await call<FoundTexts>('find', { sought: search })
    const answer = await call<EditResult>('replaceAll', { sought: search, except: [], seen: hash })
    expect(answer).toMatchObject({ kind: 'held' })
    expect(await readFile(pathOf('index.yaml'), 'utf8')).toContain('title: Home')
  })
})

describe('Search and replace in the translations of a site', () => {
  const pan = sought('pan', 'bollo', { wholeWords: true })
  const mirror = `path: /es/sobre
texts:
  title: { source: About our bread, text: Sobre nuestro pan }
  # By Lola.
  blocks[rich-text].body: { source: We bake slow bread., text: 'Hacemos pan lento, y pan dulce.' }
unused:
  blocks[hero].title: { source: Bread, text: Pan }
`
  const start = () =>
    startStudio(
      {
        'index.yaml': pageText('Home', text('Welcome.')),
        'about.yaml': pageText('About our bread', text('We bake slow bread.')),
        '_languages/es/about.yaml': mirror,
      },
      async (root) => {
        const file = join(root, 'pages/_data/site.yaml')
        await writeFile(
          file,
          `${await readFile(join(import.meta.dirname, '../../errors/_shared/site.yaml'), 'utf8')}languages: [en, es]\n`,
        )
      },
    )

  it('finds what they say, with the language and the field, and never the text that they translate', async () => {
    const { call } = await start()
    const found = await call<FoundTexts>('find', { sought: pan })
    expect(found).toMatchObject({ total: 3, files: 1, stale: 0 })
    expect(
      found.listed.map(({ title, language, where, before, match }) => [title, language, where, before + match]),
    ).toEqual([
      ['About our bread', 'es', 'Title', 'Sobre nuestro pan'],
      ['About our bread', 'es', 'Body of Rich text', 'Hacemos pan'],
      ['About our bread', 'es', 'Body of Rich text', 'Hacemos pan lento, y pan'],
    ])
    const bread = await call<FoundTexts>('find', { sought: sought('bread', 'cake') })
    expect(bread.listed.map(({ file }) => file)).toEqual(Array(3).fill('pages/about.yaml'))
  })

  it('replaces the translation alone, and one Undo takes it back', async () => {
    const { call, pathOf } = await start()
    const { hash } = await call<FoundTexts>('find', { sought: pan })
    const answer = await call<EditResult>('replaceAll', { sought: pan, except: [], seen: hash })
    expect(answer).toMatchObject({ kind: 'saved', history: { undo: 'Replace “pan” with “bollo” in 1 file' } })
    const read = () => readFile(pathOf('_languages/es/about.yaml'), 'utf8')
    expect(await read()).toBe(mirror.replaceAll(/pan\b/g, 'bollo'))
    await call('undo')
    expect(await read()).toBe(mirror)
  })

  it('says how many translations are stale once the source is another', async () => {
    const { call, pathOf } = await start()
    const found = await call<FoundTexts>('find', { sought: sought('bread', 'cake') })
    expect(found.stale).toBe(2)
    await call('replaceAll', { sought: sought('bread', 'cake'), except: [], seen: found.hash })
    expect(await readFile(pathOf('_languages/es/about.yaml'), 'utf8')).toBe(mirror)
    const { files } = await call<Translation>('translation', { address: '/about', tag: 'es' })
    expect(files[0]?.units.flatMap(({ state, source }) => (state === 'stale' ? [source] : []))).toEqual([
      'About our cake',
      'We bake slow cake.',
    ])
  })

  it('replaces nothing where a translation would not fit its field', async () => {
    const { call, pathOf } = await start()
    const search = sought('Sobre nuestro pan', 'pan '.repeat(60))
    const { hash } = await call<FoundTexts>('find', { sought: search })
    const answer = await call<EditResult>('replaceAll', { sought: search, except: [], seen: hash })
    expect(answer).toEqual({
      message:
        'Nothing was replaced: a translation would not fit its field. Title, Spanish: it has 240 characters, and its field takes 160.',
    })
    expect(await readFile(pathOf('_languages/es/about.yaml'), 'utf8')).toBe(mirror)
  })
})
