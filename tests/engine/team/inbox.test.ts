import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultLanguage, inLanguage } from '../../../schema/language/language.ts'
import { inquiries as run } from '../../../src/cli/commands/inquiries.ts'
import { openFileStore } from '../../../src/server/files/file-store.ts'
import { readForms } from '../../../src/server/forms.ts'
import type { Flag } from '../../../src/server/inquiry-store.ts'
import { inboxNewsSchema, inboxSchema, inquirySchema, numbersSchema } from '../../../src/team/inbox-wire.ts'
import { startTeamRetention } from '../../../src/team/server/inbox/team-retention.ts'
import { openTeam } from '../../../src/team/server/store/open-team.ts'
import { placeNames, places } from '../server/sample-store.ts'
import { hourMs, openedTeam } from './opened-team.ts'

const text = (name: string, label: string, autocomplete: string) => ({
  kind: name === 'email' ? 'email' : 'text',
  name,
  label,
  required: false,
  autocomplete,
})
const fields = [
  text('name', 'Your name', 'name'),
  text('email', 'E-mail', 'email'),
  { kind: 'longtext', name: 'message', label: 'Message', required: false },
]
const forms = inLanguage(defaultLanguage, () => readForms({ contact: fields, quote: fields }))

/** A team whose inbox has what its site takes, with Ana, an admin, and Rosa, a viewer; Dan is a publisher without the tick. */
async function openedInbox(place: keyof typeof places = 'SQLite') {
  const where = await places[place]()
  const store = await where.open()
  const data = where.args[1] ?? ''
  const files = await openFileStore(join(data, 'files'))
  onTestFinished(async () => {
    files.close()
    await store.close()
  })
  const site = async () => ({ forms, language: defaultLanguage, keepDays: { contact: 30 } })
  const url = where.env['DATABASE_URL']
  const opened = await openedTeam({
    ...(url && { database: await openTeam({ url }) }),
    prepare: async (team) => ({ ...team, inquiries: { store, files, site } }),
  })
  const ana = await opened.signedIn('ana@example.com', 'admin', true)
  const rosa = await opened.signedIn('rosa@example.com', 'viewer', true)
  const dan = await opened.signedIn('dan@example.com', 'publisher')
  opened.mails.splice(0)
  const add = async (content: Record<string, unknown>, flags: readonly Flag[] = []) =>
    (await store.add({ submissionId: randomUUID(), content: { form: 'contact', ...content }, flags }, ['email'])).id
  const inbox = async (filter: object = {}, before?: string) => {
    const { body } = await opened.ask('POST /api/inbox', { filter, ...(before && { before }) }, rosa)
    return inboxSchema.parse(JSON.parse(body))
  }
  const senders = async (filter: object) => (await inbox(filter)).rows.map(({ sender }) => sender)
  const inquiry = async (id: string) =>
    inquirySchema.parse(JSON.parse((await opened.ask('POST /api/inbox/inquiry', { id }, rosa)).body))
  const upload = async (form = 'contact') => {
    const id = randomUUID()
    const path = await files.newUpload()
    await writeFile(path, '<script>alert(1)</script>')
    await files.take(id, path, { form, field: 'plan', type: 'pdf', hash: '' })
    await files.keep(form, [{ id, field: 'plan' }])
    return id
  }
  return { ...opened, where, store, files, ana, rosa, dan, add, inbox, senders, inquiry, upload }
}

describe.each(placeNames)('the inbox in %s', (place) => {
  it('has states, assignment, notes and search, and says who did what', async () => {
    const { ask, ana, rosa, mails, add, inbox, senders, inquiry } = await openedInbox(place)
    const ids = [
      await add({ name: 'Zoë Größe', email: 'zoe@example.com', message: 'Chairs for 200' }),
      await add({ name: '山田 太郎', email: 'yamada@example.com', message: 'Umbrellas' }, ['sent-very-quickly']),
      await add({ form: 'quote', name: 'أمل', message: 'Tents' }),
    ]
    const [chairs = '', umbrellas = '', tents = ''] = ids
    expect((await inbox()).rows.map(({ id }) => id)).toEqual([tents, umbrellas, chairs])
    expect((await inbox()).counts).toEqual({ new: 3, open: 0, done: 0, spam: 0, suspected: 1 })
    // What may be spam is among the others, too.
    expect(await senders({ isSuspected: true })).toEqual(['山田 太郎'])
    expect(await senders({ state: 'new' })).toHaveLength(3)

    const { body } = await ask('POST /api/people', {}, ana)
    const person = (JSON.parse(body) as { id: number; name: string }[]).find(({ name }) => name === 'rosa')?.id
    await ask('POST /api/inbox/assign', { id: chairs, person }, ana)
    expect(mails).toEqual([
      {
        to: 'rosa@example.com',
        subject: 'An inquiry for you (contact)',
        text: `Hello rosa,\n\nana has given you an inquiry:\n\nhttp://team.localhost:4459/inbox/${chairs}\n`,
      },
    ])
    await ask('POST /api/inbox/note', { id: chairs, text: ' Called, wants GOLD\r\nones ' }, rosa)
    await ask('POST /api/inbox/state', { id: umbrellas, state: 'spam', isAnswered: false }, rosa)
    expect((await inbox()).counts).toEqual({ new: 1, open: 1, done: 0, spam: 1, suspected: 0 })
    expect(await senders({ isMine: true })).toEqual(['Zoë Größe'])
    expect(await senders({ form: 'quote' })).toEqual(['أمل'])
    for (const [words, found] of [
      ['GROSSE chair', ['Zoë Größe']],
      ['gold', ['Zoë Größe']],
      ['太郎', ['山田 太郎']],
      ['أمل', ['أمل']],
      ['zoe umbrellas', []],
    ] as const)
      expect(await senders({ words })).toEqual(found)

    await ask('POST /api/inbox/state', { id: chairs, state: 'done', isAnswered: true }, rosa)
    const read = await inquiry(chairs)
    expect(read.events.map(({ by, what, value }) => [by, what, value])).toEqual([
      ['ana', 'assigned', 'rosa'],
      ['ana', 'state', 'open'],
      ['rosa', 'note', 'Called, wants GOLD\nones'],
      ['rosa', 'answered', ''],
      ['rosa', 'state', 'done'],
    ])
    expect(read.answers).toEqual([
      ['Your name', 'Zoë Größe'],
      ['E-mail', 'zoe@example.com'],
      ['Message', 'Chairs for 200'],
    ])
    expect(read.readers.map(({ name }) => name)).toEqual(['ana', 'rosa'])
  })

  it('erases what its preview has shown, with files and notes, and answers what is left', async () => {
    const { ask, ana, rosa, store, files, add, inbox, inquiry, upload } = await openedInbox(place)
    const plan = await upload()
    const first = await add({ name: 'Ana', email: 'visitor@example.com', plan: [plan] })
    await add({ form: 'quote', email: 'Visitor@Example.com' })
    await add({ email: 'other@example.com' })
    await ask('POST /api/inbox/note', { id: first, text: 'A note' }, rosa)
    const choice = { id: first, isOfPerson: true }
    expect((await ask('POST /api/inbox/erasing', choice, rosa)).status).toBe(403)
    expect(JSON.parse((await ask('POST /api/inbox/erasing', choice, ana)).body)).toEqual({
      inquiries: 2,
      forms: [
        ['contact', 1],
        ['quote', 1],
      ],
      files: 1,
      notes: 1,
      notifications: 2,
    })
    expect((await ask('POST /api/inbox/erase', { ...choice, inquiries: 1 }, ana)).body).toBe(
      '{"problem":"inquiriesChanged"}',
    )
    expect((await ask('POST /api/inbox/erase', { ...choice, inquiries: 2 }, ana)).status).toBe(200)
    expect((await inbox()).rows.map(({ sender }) => sender)).toEqual(['other@example.com'])
    expect(await files.find(plan)).toBeUndefined()
    const left = await inquiry(first)
    expect(left).toMatchObject({ sender: '', answers: [], events: [], form: 'contact' })
    expect(left.erasedAt).not.toBe('')
    for (const route of ['POST /api/inbox/note', 'POST /api/inbox/state'] as const)
      expect((await ask(route, { id: first, text: 'x', state: 'open', isAnswered: false }, rosa)).status).toBe(410)
    expect(JSON.parse((await ask('POST /api/inbox/erasing', choice, ana)).body)).toMatchObject({ inquiries: 0 })
    expect(await store.list({ withErased: true })).toHaveLength(3)
    // The log says how much, and not of whom.
    const log = (await ask('POST /api/log', {}, ana)).body
    expect(log).toContain('"what":"inquiries-erased","about":"","by":"ana","details":{"count":"2","files":"1"}')
    expect(log).not.toContain('visitor')
  })

  it('counts by form and week', async () => {
    const { ask, rosa, add, later } = await openedInbox(place)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime('2026-11-25T12:00:00Z')
    const [one, two] = [await add({}), await add({ form: 'quote' }), await add({})]
    vi.setSystemTime('2026-11-30T00:00:00Z')
    await add({})
    vi.useRealTimers()
    const done = (id = '') => ask('POST /api/inbox/state', { id, state: 'done', isAnswered: true }, rosa)
    await done(one)
    later(2 * hourMs)
    await done(two)
    expect(numbersSchema.parse(JSON.parse((await ask('POST /api/inbox/numbers', {}, rosa)).body))).toEqual([
      { form: 'contact', week: '2026-11-30', came: 1, open: 1, medianHours: -1 },
      { form: 'contact', week: '2026-11-23', came: 2, open: 1, medianHours: 117 },
      { form: 'quote', week: '2026-11-23', came: 1, open: 0, medianHours: 119 },
    ])
  })

  it.each(['csv', 'json', 'xlsx'] as const)('exports as %s the bytes of the command', async (format) => {
    const { ask, ana, rosa, where, store, add } = await openedInbox(place)
    await add({ name: '=HYPERLINK("http://evil.example")', message: 'Grüße' })
    await add({ form: 'quote', name: 'Bo' })
    const gone = await add({ name: 'Erased' })
    await store.erase([gone])
    // A workbook says in which second it was written.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const [key, value] of Object.entries(where.env)) vi.stubEnv(key, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const said: (string | Uint8Array)[] = []
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((part) => said.push(part) > 0)
    const dist = join(where.args[1] ?? '', 'dist')
    const command = async (...args: string[]) => {
      await run(['export', '--format', format, '--dist', dist, ...args, ...where.args])
      return Buffer.concat(said.splice(0).map((part) => Buffer.from(part))).toString('base64')
    }
    const { writeFile: write, mkdir } = await import('node:fs/promises')
    await mkdir(dist)
    await write(join(dist, '_forms.json'), JSON.stringify({ contact: fields, quote: fields }))
    const exported = async (filter: object) =>
      (await ask('POST /api/inbox/export', { filter, format }, rosa)).response.rawPayload.toString('base64')
    expect(await exported({})).toBe(await command())
    expect(await exported({ form: 'quote' })).toBe(await command('--form', 'quote'))
    if (format !== 'xlsx')
      expect(Buffer.from(await exported({ words: 'BO' }), 'base64').toString()).not.toMatch(/HYPERLINK|Erased/)
    written.mockRestore()
    const log = (await ask('POST /api/log', {}, ana)).body
    expect(log).toContain(
      `"what":"inquiries-exported","about":"","by":"rosa","details":{"count":"3","format":"${format}"}`,
    )
  })
})

describe('what a visitor can send', () => {
  it('adds no receiver and no header to the answer', async () => {
    const { add, inquiry } = await openedInbox()
    const name = 'Bo\r\nBcc: everyone@example.com'
    const harmless = await inquiry(
      await add({ name, email: "o'bo+x@example.com", message: '&bcc=evil@example.com\n\ud800?cc=x' }),
    )
    const { mailto } = harmless
    const { protocol, pathname, searchParams } = new URL(mailto)
    expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', "o'bo+x@example.com"])
    expect([...searchParams.keys()]).toEqual(['subject', 'body'])
    expect(searchParams.get('subject')).toBe('Re: contact')
    expect(searchParams.get('body')).toContain('> Message: &bcc=evil@example.com\r\n> ')
    expect(harmless.sender).toBe('Bo Bcc: everyone@example.com')
    for (const email of [
      'a@example.com,evil@example.com',
      'a@example.com?cc=evil@example.com',
      'a@example.com\nevil@example.com',
      '"x"@y',
      'no',
    ])
      expect((await inquiry(await add({ email }))).mailto, email).toBe('')
    const long = await inquiry(await add({ email: 'a@example.com', message: '𝒳\n'.repeat(9_000) }))
    expect(long.mailto.length).toBeLessThan(16_000)
  })

  it('turns no direction, and shows whatever a form asks no longer', async () => {
    const { add, inquiry, inbox } = await openedInbox()
    const id = await add({ name: 'Bo\u202egnp.exe', old: { a: [1] }, group: 'no list', guests: [{ x: 1 }] })
    const { answers } = await inquiry(id)
    expect(answers).toContainEqual(['Your name', 'Bo gnp.exe'])
    expect(answers).toContainEqual(['old', '{"a":[1]}'])
    expect((await inbox()).rows[0]?.sender).toBe('Bo gnp.exe')
  })

  it('runs nowhere: a file is saved, of its inquiry alone, by who reads inquiries, and the log says who', async () => {
    const { app, ana, rosa, dan, add, upload, ask } = await openedInbox()
    const file = await upload()
    const id = await add({ plan: [file] })
    const other = await add({})
    const get = async (path: string, cookies: Record<string, string>) => {
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ')
      return app.inject({ url: path, headers: { host: 'team.localhost:4459', cookie } })
    }
    const saved = await get(`/inbox/${id}/files/${file}`, rosa)
    expect([saved.statusCode, saved.body]).toEqual([200, '<script>alert(1)</script>'])
    expect(saved.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect((await get(`/inbox/${id}/files/${file}`, dan)).statusCode).toBe(403)
    for (const path of [
      `/inbox/${other}/files/${file}`,
      `/inbox/${id}/files/${randomUUID()}`,
      `/inbox/${id}/files/..%2f${file}`,
    ])
      expect((await get(path, rosa)).statusCode, path).toBe(404)
    expect((await ask('POST /api/log', {}, ana)).body).toContain('"what":"inquiry-file-read","about":"contact"')
  })
})

it('who has no tick learns nothing: no id, no count, no mail', async () => {
  const { ask, ana, dan, mails, add } = await openedInbox()
  const id = await add({ name: 'Secret' })
  const { body } = await ask('POST /api/people', {}, ana)
  const people = JSON.parse(body) as { id: number; name: string }[]
  const person = people.find(({ name }) => name === 'dan')?.id
  expect((await ask('POST /api/inbox/assign', { id, person }, ana)).body).toBe('{"problem":"notReader"}')
  expect(mails).toEqual([])
  for (const route of [
    'POST /api/inbox',
    'POST /api/inbox/news',
    'POST /api/inbox/inquiry',
    'POST /api/inbox/export',
  ] as const) {
    const refused = await ask(route, { id, filter: {}, format: 'csv' }, dan)
    expect([refused.status, refused.body]).toEqual([403, '{"problem":"notAllowed"}'])
  }
})

it('the inbox counts all inquiries once after a change, for all who read', async () => {
  const { ask, ana, rosa, store, add } = await openedInbox()
  await add({ name: 'Ana' })
  const counts = vi.spyOn(store.inbox, 'counts')
  const readAll = async () => {
    const asked = [ana, rosa].flatMap((cookies) => [
      ask('POST /api/inbox', { filter: {} }, cookies),
      ask('POST /api/inbox', { filter: { state: 'new' } }, cookies),
      ask('POST /api/inbox/news', {}, cookies),
    ])
    return (await Promise.all(asked)).map(({ body }) => JSON.parse(body))
  }
  const [first] = await readAll()
  const [again] = await readAll()
  expect([first.counts.new, again.counts.new, counts.mock.calls.length]).toEqual([1, 1, 1])
  await add({ name: 'Ben' })
  const [changed, , news] = await readAll()
  expect([changed.counts.new, news.count, counts.mock.calls.length]).toEqual([2, 2, 2])
})

it('says what is new without reading all of it again, and pages through many', async () => {
  const { ask, rosa, add, inbox } = await openedInbox()
  const news = async () => inboxNewsSchema.parse(JSON.parse((await ask('POST /api/inbox/news', {}, rosa)).body))
  const empty = await news()
  expect(empty.count).toBe(0)
  for (let number = 0; number < 120; number++) await add({ name: `Visitor ${number}` })
  const filled = await news()
  expect([filled.count, filled.revision === empty.revision]).toEqual([120, false])
  expect(await news()).toEqual(filled)
  for (const filter of [{}, { words: 'visitor' }]) {
    const all: string[] = []
    let next: string | undefined
    do {
      const page = await inbox(filter, next)
      all.push(...page.rows.map(({ sender }) => sender))
      next = page.next || undefined
    } while (next)
    expect(all).toEqual(Array.from({ length: 120 }, (_, at) => `Visitor ${119 - at}`))
  }
})

it('writes to those who read inquiries what will be erased, and erases it in its time', async () => {
  const { team, mails, add, store } = await openedInbox()
  const dayMs = 24 * hourMs
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (const days of [31, 20]) {
    vi.setSystemTime(start - days * dayMs)
    await add({ name: `Came ${days} days ago` })
  }
  vi.setSystemTime(start)
  const end = startTeamRetention(team)
  await end()
  expect((await store.list()).map(({ content }) => content['name'])).toEqual(['Came 20 days ago'])
  expect(mails.map(({ to }) => to)).toEqual(['ana@example.com', 'rosa@example.com'])
  expect(mails[0]?.text).toMatch(/contact: 1, .*\n\nhttp:\/\/team\.localhost:4459\/inbox\n$/s)
  expect(mails[0]?.text).not.toContain('Came')
})
