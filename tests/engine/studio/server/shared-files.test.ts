import { readdir, readFile, rm, symlink } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { EditPath } from '../../../../schema/edit.ts'
import { labelOf } from '../../../../src/studio/schema-parts.ts'
import { inItsLanguage } from '../../../../src/studio/server/request-language.ts'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { EffectCount } from '../../../../src/studio/wire/effects.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const collections = `shops:
  one: shop
  description: A shop.
  fields:
    street: { kind: text, required: true, description: Street and number., example: 1 Canal Street }
    zip: { kind: text, pattern: '[0-9]{4}', required: true, description: Its code., example: '1016' }
    since: { kind: date, required: true, description: Day of its opening., example: '2020-04-01' }
    size: { kind: choice, required: true, description: Its size., options: [small, large], example: small }
    partner: { kind: reference, to: shops, description: A shop near by., example: jordaan }
`
const jordaan = `# The first one.
slug: jordaan
name: Jordaan
street: 2 Rose Street  # by the canal
zip: '1015'
since: 2019-05-01
size: large
`
const files = {
  '_data/collections.yaml': collections,
  '_data/shops/jordaan.yaml': jordaan,
  '_data/fragments/hello.yaml': 'type: hero\ntitle: Hello\n',
  'about.yaml': pageText(
    'About',
    '  - use: hello\n  - type: page-title\n    title: "{shop.name}"\n',
    'shop: jordaan\n',
  ),
}

async function start(more: Record<string, string> = {}, without: readonly string[] = []) {
  const all = { ...files, ...more }
  const studio = await startStudio(all, async (root) => {
    await symlink(resolve('blocks'), join(root, 'blocks'))
    for (const name of without) await rm(join(root, 'pages', name))
  })
  return {
    ...studio,
    read: (name: string) => readFile(studio.pathOf(`_data/${name}.yaml`), 'utf8'),
    listed: (folder: string) => readdir(studio.pathOf(`_data/${folder}`)),
    model: (name: string) => studio.call<PageModel>('page', { address: `/_data/${name}` }),
    create: (request: object) => studio.call<EditResult & { message?: string }>('createFile', request),
    remove: (name: string) => studio.call<EditResult>('removeFile', { name }),
  }
}

const oudeGracht = { kind: 'shop', slug: 'oude-gracht', title: 'Oude Gracht', block: '' }

describe('a fragment', () => {
  it('is checked where a page shows it: an entry without texts is held', async () => {
    const faq = 'type: faq\ntitle: Before you book\nitems:\n  - question: Who books?\n    answer: You do.\n'
    const { call, model, read } = await start({
      '_data/fragments/questions.yaml': faq,
      'home.yaml': pageText('Home', '  - type: rich-text\n    body: About questions.\n'),
      'team.yaml': pageText('Team', '  - use: questions\n'),
    })
    const { file, hashes } = await model('fragments/questions')
    const added = (value: object) => {
      const edits = [{ kind: 'insert', path: ['items', 1], value }]
      return call<EditResult>('edit', { files: [{ file, hash: hashes[file], edits }], label: 'Add item' })
    }
    expect(await added({ question: '', answer: '' })).toMatchObject({
      kind: 'held',
      diagnostics: [{ file, path: 'items[1].question' }, { path: 'items[1].answer' }],
    })
    expect(await added({ question: 'Where?', answer: 'Here.' })).toMatchObject({ kind: 'saved' })
    expect(await read('fragments/questions')).toBe(`${faq}  - question: Where?\n    answer: Here.\n`)
  })
})

describe('a new record', () => {
  it('has first values for all required fields, no problems, and is undone', async () => {
    const { create, read, model, call, listed } = await start()
    expect(await create(oudeGracht)).toMatchObject({ kind: 'saved', history: { undo: 'New shop oude-gracht' } })
    expect(await read('shops/oude-gracht')).toBe(
      'slug: oude-gracht\nname: Oude Gracht\nstreet: New street\nzip: "1016"\nsince: 2020-04-01\nsize: small\n',
    )
    const { diagnostics, head } = await model('shops/oude-gracht')
    expect(diagnostics).toEqual([])
    expect(head.values).toMatchObject({ name: 'Oude Gracht' })
    await call('undo')
    expect(await listed('shops')).toEqual(['jordaan.yaml'])
  })

  it('needs a free and valid name, and a collection', async () => {
    const { create, listed } = await start()
    const wrong = async (change: object) => (await create({ ...oudeGracht, ...change })).message
    expect(await wrong({ slug: 'jordaan' })).toBe('pages/_data/shops/jordaan.yaml exists already.')
    for (const slug of ['../outside', 'Oude Gracht', 'a/b', '', '.', 'a--b'])
      expect(await wrong({ slug })).toContain('cannot be the name of a file')
    expect(await wrong({ kind: 'shops' })).toBe('There is no collection of `shops`.')
    expect(await wrong({ kind: '__proto__' })).toBe('There is no collection of `__proto__`.')
    expect(await wrong({ kind: undefined })).toBe('The request is of no known kind.')
    expect(await listed('shops')).toEqual(['jordaan.yaml'])
  })
})

describe('the fields of a record', () => {
  it('keep the names that the site gives them, in every language, and show examples of their own collection', async () => {
    const { model } = await start({
      '_data/collections.yaml': collections.replace(
        'since:',
        'family: { kind: text, description: Its owners. }\n    since:',
      ),
    })
    const { fields } = await model('shops/jordaan')
    const { family, name, slug, alsoCalled } = fields?.properties ?? {}
    const german = { headers: { 'accept-language': 'de' } } as IncomingMessage
    const labels = await inItsLanguage(german, async () => [
      labelOf('family', family ?? {}),
      labelOf('slug', slug ?? {}),
    ])
    expect(labels).toEqual(['Family', 'Teil der Adresse'])
    expect([name, slug, alsoCalled].map((field) => field?.examples)).toEqual([['Jordaan'], ['jordaan'], undefined])
  })
})

describe('a copy of a shared file', () => {
  it('is a record with another name, and with its comments', async () => {
    const { create, read } = await start()
    await create({ copyOf: 'shops/jordaan', slug: 'oude-gracht', title: 'Oude Gracht' })
    expect(await read('shops/oude-gracht')).toBe(
      jordaan.replace('slug: jordaan', 'slug: oude-gracht').replace('name: Jordaan', 'name: Oude Gracht'),
    )
  })

  it('is a fragment as it is', async () => {
    const { create, read } = await start()
    await create({ copyOf: 'fragments/hello', slug: 'hello-again', title: '' })
    expect(await read('fragments/hello-again')).toBe(files['_data/fragments/hello.yaml'])
  })

  it.each(['site', '../about', 'shops/none', ''])('is none of “%s”', async (copyOf) => {
    const { create } = await start()
    expect(await create({ copyOf, slug: 'copy', title: 'Copy' })).toMatchObject({ kind: 'refused' })
  })
})

describe('a new fragment', () => {
  it('has a block with the text of its example', async () => {
    const { create, model } = await start()
    await create({ kind: 'fragment', slug: 'why-us', title: '', block: 'rich-text' })
    const { blocks, diagnostics } = await model('fragments/why-us')
    expect(blocks).toMatchObject([{ type: 'rich-text', values: { type: 'rich-text' } }])
    expect(diagnostics).toEqual([])
  })

  it('needs a block that exists', async () => {
    const { create } = await start()
    expect(await create({ kind: 'fragment', slug: 'why-us', title: '', block: 'rich' })).toEqual({
      message: 'There is no block `rich`.',
    })
  })
})

describe('a shared file', () => {
  it('is deleted if nothing uses it, and Undo brings it back', async () => {
    const { create, remove, listed, call } = await start()
    await create(oudeGracht)
    expect(await remove('shops/oude-gracht')).toMatchObject({ kind: 'saved' })
    expect(await listed('shops')).toEqual(['jordaan.yaml'])
    await call('undo')
    expect(await listed('shops')).toEqual(['jordaan.yaml', 'oude-gracht.yaml'])
  })

  it.each([
    ['shops/jordaan', 'pages/about.yaml'],
    ['fragments/hello', 'pages/about.yaml'],
  ])('%s is not deleted while %s uses it', async (name, user) => {
    const { remove, call, read } = await start()
    expect(await call('usersOf', { name })).toEqual([user])
    expect(await remove(name)).toEqual({ kind: 'refused', message: `pages/_data/${name}.yaml is used by ${user}.` })
    expect(await read(name)).not.toBe('')
  })

  it('is not deleted if the site has one of it', async () => {
    const { remove } = await start()
    expect(await remove('site')).toEqual({
      kind: 'refused',
      message: 'A site has one pages/_data/site.yaml: it is neither copied nor deleted.',
    })
  })
})

describe('the first wording of a site', () => {
  it('has the word that was clicked, as the engine says it, and is undone', async () => {
    const { create, read, model, call } = await start()
    expect(await create({ wording: 'search.none' })).toMatchObject({ kind: 'saved', history: { undo: 'New wording' } })
    expect(await read('wording')).toBe('search:\n  none: Nothing found\n')
    expect((await model('wording')).diagnostics).toEqual([])
    await call('undo')
    await expect(read('wording')).rejects.toThrow('ENOENT')
    await create({ wording: 'search.found.one' })
    expect(await read('wording')).toBe('search:\n  found:\n    one: "{n} result"\n    other: "{n} results"\n')
  })

  it('needs a word of the engine, and a site without one', async () => {
    const { create } = await start()
    const wrong = async (wording: string) => (await create({ wording })).message
    for (const path of ['search.nothing', 'constructor.name', '__proto__.toString', ''])
      expect(await wrong(path)).toBe(`The engine has no word \`${path}\`.`)
    await create({ wording: 'search.none' })
    expect(await wrong('search.none')).toBe('pages/_data/wording.yaml exists already.')
  })
})

describe('the first theme of a site', () => {
  it('has the tones that sites have without one', async () => {
    const { create, read, model, call } = await start({}, ['_data/theme.yaml'])
    expect(await create({ only: 'theme' })).toMatchObject({ kind: 'saved', history: { undo: 'New theme' } })
    expect(await read('theme')).toBe('tones:\n  light: {}\n  dark:\n    background:\n      default: "#121212"\n')
    expect((await model('theme')).diagnostics).toEqual([])
    expect((await create({ only: 'theme' })).message).toBe('pages/_data/theme.yaml exists already.')
    await call('undo')
    await expect(read('theme')).rejects.toThrow('ENOENT')
  })

  it('offers the fonts that are installed, with their files', async () => {
    const { call } = await start()
    expect(await call('fonts')).toContainEqual({
      ...{ family: 'Figtree', package: '@fontsource-variable/figtree', generic: 'sans-serif' },
    })
    const { data } = await call<{ data: string }>('fontFile', { family: 'Figtree' })
    expect(Buffer.from(data, 'base64').toString('latin1', 0, 4)).toBe('wOF2')
    expect(await call('fontFile', { family: '../../package.json' })).toEqual({
      message: 'There is no font of this name.',
    })
  })
})

describe('what a change of the site file does', () => {
  it.each<[string, EditPath, unknown, string]>([
    ['the header', ['header', 'button', 'text'], 'Ask us', 'Text of button of header'],
    ['the footer', ['footer', 'note'], 'All rights reserved.', 'Last line of footer'],
    ['the name', ['name'], 'Other Company', 'Name of the company'],
    ['the bar at the foot', ['backToTop'], true, 'Link to the top'],
    ['the title in the browser', ['titlePattern'], '[title] – [name]', 'Title of a page'],
    ['the title in the browser', ['titlePattern'], '[title] – [name]', 'Title of a page'],
  ])('%s is on every page, and said in words', async (_, path, value, words) => {
    const { call } = await start({
      'about.yaml': pageText('About', '  - type: rich-text\n    body: Text\n'),
      'team.yaml': pageText('Team', '  - type: rich-text\n    body: Text\n'),
    })
    const site = await call<PageModel>('page', { address: '/_data/site' })
    const files = [{ file: site.file, hash: site.hashes[site.file], edits: [{ kind: 'set', path, value }] }]
    const effect = await call<EffectCount>('effect', { files })
    expect(effect).toMatchObject({ kind: 'counted', changed: 2, around: [{ words }] })
  })

  it('what is on no page changes none', async () => {
    const { call } = await start({ 'about.yaml': pageText('About', '  - type: rich-text\n    body: Text\n') })
    const site = await call<PageModel>('page', { address: '/_data/site' })
    const edits = [{ kind: 'set', path: ['priceRange'], value: '$$$' }]
    expect(await call('effect', { files: [{ file: site.file, hash: site.hashes[site.file], edits }] })).toMatchObject({
      changed: 0,
      around: [],
    })
  })
})

describe('a matrix', () => {
  const matrix = "template: shop\naddress: '/{shop}'\nrecords:\n  shops: [jordaan]\n"
  const open = async () => {
    const studio = await start({ '_data/coverage/tours.yaml': matrix })
    const { fields, file, hashes } = await studio.call<PageModel>('page', { address: '/_data/coverage/tours' })
    const { recordNames } = await studio.call<{ recordNames: Record<string, string> }>('setup')
    return { ...studio, fields, file, hash: hashes[file], recordNames }
  }

  it('offers the records of each collection, by their names', async () => {
    const { fields, recordNames } = await open()
    expect(fields?.properties?.['records']?.properties?.['shops']).toMatchObject({
      type: 'array',
      items: { widget: 'record', collection: 'shops', examples: ['jordaan'] },
    })
    expect(recordNames).toMatchObject({ 'shops/jordaan': 'Jordaan', 'cities/la': 'Los Angeles' })
  })

  it('says of a change that gives no pages that it cannot be written anyway', async () => {
    const { call, file, hash } = await open()
    const edits = [{ kind: 'insert', path: ['records', 'shops', 1], value: 'New shop' }]
    for (const anyway of [false, true])
      expect(
        await call<EditResult>('edit', { files: [{ file, hash, edits }], label: 'Add shop', anyway }),
      ).toMatchObject({
        kind: 'held',
        isFinal: true,
      })
  })
})

describe('a new record with numbers', () => {
  it('has none until a person says them', async () => {
    const { create, read, model } = await start()
    await create({ kind: 'city', slug: 'utrecht', title: 'Utrecht', block: '' })
    expect(await read('cities/utrecht')).not.toMatch(/: \d+$/m)
    const { diagnostics } = await model('cities/utrecht')
    expect(diagnostics.map(({ message }) => message).join(' ')).toContain('`geo`')
  })
})
