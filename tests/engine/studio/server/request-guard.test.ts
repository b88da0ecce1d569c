import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { hashOf } from '../../../../src/cache/hash.ts'
import { emptyStyleHash } from '../../../../src/server/security-headers.ts'
import { openJournal } from '../../../../src/studio/server/journal/journal.ts'
import { changeOf } from '../../../../src/studio/server/journal/journal-change.ts'
import { studioStore } from '../../../../src/studio/server/studio-store.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const about = pageText('About', '  - type: hero\n    title: Hi\n')
const setTitle = { kind: 'set', path: ['title'], value: 'Taken over' }
const edit = (file: string) => JSON.stringify({ files: [{ file, hash: '', edits: [setTitle] }], label: 'Edit title' })

const start = () => startStudio({ 'about.yaml': about })
type Studio = Awaited<ReturnType<typeof start>>

/** Sends an edit in another way than the shell does, and returns the status. The file must stay as it is. */
async function attack(how: (studio: Studio) => Parameters<Studio['send']>[0]): Promise<number> {
  const studio = await start()
  const { status } = await studio.send(how(studio))
  expect(await readFile(studio.pathOf('about.yaml'), 'utf8')).toBe(about)
  return status
}

const post = { method: 'POST', path: '/@studio/edit', body: edit('pages/about.yaml') }

describe('a request that does not come from the studio is refused', () => {
  it.each<[string, number, (studio: Studio) => Record<string, string>]>([
    ['without the token', 401, () => ({ 'content-type': 'application/json' })],
    ['with the token of another folder', 401, ({ allowed }) => ({ ...allowed, 'x-studio-token': 'f'.repeat(32) })],
    ['from another site', 403, ({ allowed }) => ({ ...allowed, origin: 'https://evil.example' })],
    ['from another port of this machine', 403, ({ allowed }) => ({ ...allowed, origin: 'http://localhost:9999' })],
    ['from a sandboxed frame', 403, ({ allowed }) => ({ ...allowed, origin: 'null' })],
    [
      'under a foreign name that leads here',
      403,
      ({ allowed, port }) => ({ ...allowed, host: `evil.example:${port}` }),
    ],
    ['under an address without its port', 403, ({ allowed }) => ({ ...allowed, host: 'localhost' })],
    ['from another page of this site', 403, ({ allowed }) => ({ ...allowed, 'sec-fetch-site': 'same-site' })],
    ['as plain text, which needs no preflight', 415, ({ allowed }) => ({ ...allowed, 'content-type': 'text/plain' })],
    ['as a form', 415, ({ allowed }) => ({ ...allowed, 'content-type': 'application/x-www-form-urlencoded' })],
  ])('%s', async (_, status, headers) => {
    expect(await attack((studio) => ({ ...post, headers: headers(studio) }))).toBe(status)
  })

  it('by a method that a link or a picture uses', async () => {
    expect(await attack(({ allowed }) => ({ method: 'GET', path: '/@studio/edit', headers: allowed }))).toBe(405)
  })

  it('larger than an edit can be', async () => {
    const body = JSON.stringify({ file: 'pages/about.yaml', padding: 'x'.repeat(1_000_001) })
    expect(await attack(({ allowed }) => ({ ...post, headers: allowed, body }))).toBe(413)
  })

  it.each(['not JSON', '[]', 'null', '"text"', '{}'])('with %s as its body', async (body) => {
    expect(await attack(({ allowed }) => ({ ...post, headers: allowed, body }))).toBe(400)
  })

  const set = { kind: 'set', value: 'Taken over' }
  it.each<[string, unknown]>([
    ['no edit', null],
    ['no path', set],
    ['a path that is a text', { ...set, path: 'title' }],
    ['a path through an object', { ...set, path: [{ title: 1 }] }],
    ['a path before the start of a list', { ...set, path: ['blocks', -1] }],
    ['another kind', { ...set, kind: 'run', path: ['title'] }],
    ['a field of another kind', { ...set, path: ['title'], to: ['titel'] }],
  ])('with %s in place of an edit', async (_, wrong) => {
    const body = JSON.stringify({ label: '', files: [{ file: 'pages/about.yaml', hash: '', edits: [wrong] }] })
    expect(await attack(({ allowed }) => ({ ...post, headers: allowed, body }))).toBe(400)
  })

  it.each(['__proto__', 'constructor', 'prototype'])('for the field %s', async (name) => {
    const studio = await start()
    const { hashes } = await studio.call<PageModel>('page', { address: '/about' })
    const [file] = Object.keys(hashes)
    const edits = [{ kind: 'set', path: [name, 'title'], value: 'Taken over' }]
    expect(await studio.call('edit', { label: '', files: [{ file, hash: hashes[file as string], edits }] })).toEqual({
      kind: 'refused',
      message: `\`${name}\` cannot be the name of a field.`,
    })
    expect(({} as Record<string, unknown>)['title']).toBeUndefined()
  })

  it('for a fix that no problem of the page has', async () => {
    const fix = { title: '', file: 'pages/about.yaml', change: { kind: 'edits', edits: [setTitle] } }
    const body = JSON.stringify({
      address: '/about',
      diagnostic: { code: 'too-long', file: 'pages/about.yaml', line: 1, column: 1, message: '', fix },
    })
    expect(await attack(({ allowed }) => ({ ...post, path: '/@studio/fix', headers: allowed, body }))).toBe(404)
  })

  it('for a template together with other files', async () => {
    const own = { file: 'pages/about.yaml', hash: '', edits: [setTitle] }
    const body = JSON.stringify({ label: 'Edit title', files: [own, { ...own, inTemplate: true }] })
    expect(await attack(({ allowed }) => ({ ...post, headers: allowed, body }))).toBe(400)
  })

  it.each(['__proto__', 'constructor', 'toString'])('for the call %s', async (name) => {
    expect(await attack(({ allowed }) => ({ ...post, path: `/@studio/${name}`, headers: allowed }))).toBe(404)
  })
})

describe('the document of the studio, which carries the token,', () => {
  it.each<[string, Record<string, string>]>([
    ['is not a script of another page', { 'sec-fetch-dest': 'script' }],
    ['is not shown in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['is not fetched by a page', { 'sec-fetch-dest': 'empty' }],
    ['is not fetched from another port', { origin: 'http://localhost:9999' }],
    ['is not read under a foreign name', { host: 'evil.example' }],
  ])('%s', async (_, headers) => {
    const { send } = await start()
    const { status, text } = await send({ path: '/studio/about', headers })
    expect(status).toBe(403)
    expect(text).not.toContain('studio-token')
  })

  it('has a new token at each start, and forbids frames, caches and other origins', async () => {
    const [one, other] = [await start(), await start()]
    expect(one.token).not.toBe(other.token)
    expect((await one.send({ path: '/studio/about' })).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  it('loads scripts of its own server only, and no style or script from its text', async () => {
    const { send } = await start()
    const [one, other] = [await send({ path: '/studio/about' }), await send({ path: '/studio/about' })]
    const policyOf = ({ headers }: typeof one) => headers['content-security-policy'] ?? ''
    for (const rule of ["default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policyOf(one).split('; ')).toContain(rule)
    expect(policyOf(one)).not.toContain('unsafe')
    const nonce = /nonce="([^"]+)"/.exec(one.text)?.[1]
    expect(policyOf(one)).toContain(`style-src 'self' 'nonce-${nonce}' '${emptyStyleHash}'`)
    expect(policyOf(other)).not.toBe(policyOf(one))
  })

  it('alone carries it', async () => {
    const { send, token } = await start()
    for (const path of ['/@studio/setup', '/@studio/upload', '/about', '/'])
      expect((await send({ path })).text, path).not.toContain(token)
  })
})

describe('a page is created, copied or moved only within the content', () => {
  it.each([
    '/../outside',
    '/about/../../outside',
    '/_data/site',
    '/_data/fragments/outside',
    '/_public/outside',
    '/outside.yaml',
    '//outside',
    '/%2e%2e/outside',
    'outside',
    '',
    '/studio',
    '/studio/about',
    '/@studio/edit',
    '/api/outside',
  ])('not at “%s”', async (address) => {
    const studio = await start()
    const list = () => readdir(studio.root, { recursive: true })
    const before = await list()
    for (const [name, body] of [
      ['create', { address, title: 'Outside' }],
      ['create', { address, title: 'Outside', copyOf: '/about' }],
      ['move', { address: '/about', to: address }],
    ] as const)
      expect(await studio.call(name, body), name).toMatchObject({ kind: 'refused' })
    expect((await list()).filter((name) => !name.startsWith('.marquee'))).toEqual(
      before.filter((name) => !name.startsWith('.marquee')),
    )
  })

  it('not through a folder that is a link out of the content', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'marquee-outside-'))
    onTestFinished(() => rm(outside, { recursive: true }))
    const studio = await startStudio({ 'about.yaml': about }, (root) => symlink(outside, join(root, 'pages/tours')))
    expect(await studio.call('create', { address: '/tours/spring', title: 'Spring' })).toEqual({
      message: 'pages/tours/spring.yaml is a link that leads out of the content.',
    })
    expect(await readdir(outside)).toEqual([])
  })
})

describe('only files of the content are written', () => {
  describe.each([
    ['beside the content', 'outside.yaml', 'outside.yaml is not in the content folder.'],
    ['of another site', 'shop/about.yaml', 'shop/about.yaml is not in the content folder.'],
    ['whose name begins like the folder', 'pages-old/about.yaml', 'pages-old/about.yaml is not in the content folder.'],
    ['above it', 'pages/../outside.yaml', 'pages/../outside.yaml is not in the content folder.'],
    ['above the repository', '../../outside.yaml', '../../outside.yaml is not in the content folder.'],
    ['of the machine', '/etc/hosts', '/etc/hosts is not in the content folder.'],
    ['that is the folder', 'pages', 'pages is not in the content folder.'],
    ['behind a link', 'pages/tours/spring.yaml', 'pages/tours/spring.yaml is a link that leads out of the content.'],
  ])('not a file %s that the journal names', (_, file, message) => {
    const change = { before: hashOf(about), after: hashOf(`${about}x`), ...changeOf(about, `${about}x`) }
    const journalOf = (root: string) => openJournal(join(studioStore(join(root, 'pages')), 'journal.jsonl'))
    // A folder cannot be read: to try it would be another error.
    const outside = ['outside.yaml', 'shop/about.yaml', 'pages-old/about.yaml', 'elsewhere/spring.yaml']
    /** Starts a studio whose journal says that a file of the content and the one outside were changed. */
    async function open(record: (journal: ReturnType<typeof openJournal>) => void) {
      const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      onTestFinished(() => reported.mockRestore())
      const studio = await startStudio({ 'about.yaml': about }, async (root) => {
        for (const name of outside) await mkdir(join(root, name), { recursive: true })
        await symlink(join(root, 'elsewhere'), join(root, 'pages/tours'))
        record(journalOf(root))
      })
      const isUntouched = async () =>
        (await readFile(studio.pathOf('about.yaml'), 'utf8')) === about &&
        (await Promise.all(outside.map((name) => readdir(join(studio.root, name))))).every(({ length }) => length === 0)
      return { studio, reported, isUntouched }
    }
    const changes = [
      { file: 'pages/about.yaml', ...change },
      { file, ...change },
    ]

    it('where the studio ended during an edit', async () => {
      const { studio, reported, isUntouched } = await open((journal) => journal.add('Edit title', changes))
      const words = `The studio ended during “Edit title” and cannot finish it: ${message} Nothing was read or written.`
      expect(reported.mock.calls).toEqual([[words]])
      expect(await isUntouched()).toBe(true)
      expect((await studio.call<PageModel>('page', { address: '/about' })).address).toBe('/about')
    })

    it('by Undo and Redo', async () => {
      for (const direction of ['undo', 'redo'] as const) {
        const { studio, reported, isUntouched } = await open((journal) => {
          journal.add('Edit title', changes).finish()
          if (direction === 'redo') journal.step('undo')?.finish()
        })
        expect(await studio.call(direction)).toEqual({ message })
        expect(await isUntouched()).toBe(true)
        expect(reported).not.toHaveBeenCalled()
      }
    })
  })

  it.each([
    '../outside.yaml',
    'pages/../package.json',
    'pages/about.yaml/../../outside.yaml',
    '/etc/passwd',
    'about.yaml',
    'pages/new.yaml',
    'pages/_data',
    'pages\\about.yaml',
  ])('not %s', async (file) => {
    const studio = await start()
    await writeFile(join(studio.root, 'outside.yaml'), 'title: Outside\n')
    const { status } = await studio.send({ ...post, headers: studio.allowed, body: edit(file) })
    expect(status).toBe(404)
    expect(await readFile(join(studio.root, 'outside.yaml'), 'utf8')).toBe('title: Outside\n')
  })

  it('not through a symbolic link that leads out of the content', async () => {
    const studio = await startStudio({ 'about.yaml': about }, async (root) => {
      await writeFile(join(root, 'outside.yaml'), about)
      await symlink(join(root, 'outside.yaml'), join(root, 'pages/linked.yaml'))
    })
    const { status } = await studio.send({ ...post, headers: studio.allowed, body: edit('pages/linked.yaml') })
    expect(status).toBe(404)
    expect(await readFile(join(studio.root, 'outside.yaml'), 'utf8')).toBe(about)
  })
})
