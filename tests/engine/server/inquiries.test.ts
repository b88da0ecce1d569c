import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createServer } from '../../../src/server/server.ts'
import { openSqliteStore } from '../../../src/server/store/open-store.ts'
import { sampleDist, temporaryFolder } from './sample-dist.ts'
import { sampleContact, sampleQuote } from './sample-inquiry.ts'

async function madeService(env: NodeJS.ProcessEnv = {}) {
  const file = join(await temporaryFolder(), 'data/inquiries.sqlite')
  const store = await openSqliteStore(file)
  const lines: string[] = []
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  const server = await createServer({ dist: await sampleDist(), env, store, logger })
  onTestFinished(async () => {
    await server.close()
    await store.close()
  })
  const send = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
    server.inject({
      method: 'POST',
      url: '/api/inquiries',
      remoteAddress,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const read = (headers = {}) => server.inject({ url: '/api/inquiries', headers })
  return { file, store, lines, server, send, read }
}

describe('an inquiry', () => {
  test.each([
    ['application/json', sampleQuote()],
    ['text/plain', sampleQuote()],
    ['text/plain;charset=UTF-8', sampleContact()],
    ['application/json; charset=utf-8', sampleContact()],
  ])('sent as %s is stored', async (type, inquiry) => {
    const { send, store } = await madeService()
    const answer = await send(inquiry, { 'content-type': type })
    expect(answer.statusCode).toBe(201)
    const stored = await store.list()
    expect(answer.json()).toEqual({ ok: true, id: stored[0]?.id })
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({ submissionId: inquiry.submissionId, flags: [] })
    expect(stored[0]?.content).toMatchObject({ form: inquiry.form, firstName: 'Ana', email: 'ana@example.com' })
  })

  test('says from which page it was sent, and which site led there', async () => {
    const { send, store } = await madeService()
    const origins = [
      { sentFrom: '/la/ushers', cameFrom: 'www.search.example' },
      { sentFrom: '/' },
      { sentFrom: '/über-uns', cameFrom: 'bücher.example' },
    ]
    for (const origin of origins) await send(sampleContact(origin))
    const nonsense = [5, '//evil.example/a b', 'https://evil.example', '/a\u0000', '/?token=1', '/a'.repeat(200), null]
    for (const sentFrom of nonsense)
      expect((await send(sampleContact({ sentFrom, cameFrom: sentFrom }))).statusCode).toBe(201)
    const stored = (await store.list()).map(({ content: { sentFrom, cameFrom } }) => ({
      ...(sentFrom !== undefined && { sentFrom }),
      ...(cameFrom !== undefined && { cameFrom }),
    }))
    expect(stored).toEqual([...origins, ...nonsense.map(() => ({}))])
  })

  test('that is sent again is the same one', async () => {
    const { send, store } = await madeService()
    const quote = sampleQuote({ elapsedMs: 60_000 })
    const first = await send(quote)
    const reversed = Object.fromEntries(Object.entries({ ...quote, elapsedMs: 90_000 }).reverse())
    for (const again of [quote, reversed]) {
      const answer = await send(again)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual(first.json())
    }
    expect(await store.list()).toHaveLength(1)
  })

  test('with the id of another is refused, and the first stays', async () => {
    const { send, store } = await madeService()
    const quote = sampleQuote()
    await send(quote)
    const answer = await send({ ...quote, location: 'Austin' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      ok: false,
      errors: [{ path: 'submissionId', message: 'another inquiry has this id' }],
    })
    expect((await store.list()).map(({ content }) => content)).toMatchObject([{ location: 'Boston' }])
  })

  test('sent many times at once is stored once', async () => {
    const { send, store } = await madeService()
    const quote = sampleQuote()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(quote)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(19).fill(200), 201])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await store.list()).toHaveLength(1)
  })

  test('of two processes with one store is stored once', async () => {
    const { file, store } = await madeService()
    const other = await openSqliteStore(file)
    onTestFinished(() => other.close())
    const { submissionId, ...content } = sampleContact()
    const inquiry = { submissionId, content, flags: [] } as unknown as Parameters<typeof store.add>[0]
    const first = await store.add(inquiry)
    expect(await other.add(inquiry)).toEqual({ outcome: 'duplicate', id: first.id })
  })

  test('that looks like spam is stored with a flag', async () => {
    const { send, store } = await madeService()
    expect((await send(sampleContact({ website: 'x', elapsedMs: 5 }))).statusCode).toBe(201)
    const [stored] = await store.list()
    expect(stored?.flags).toEqual(['honeypot-filled', 'sent-very-quickly'])
    expect(stored?.content).not.toHaveProperty('website')
  })

  test.each([
    "Robert'); DROP TABLE inquiries;--",
    '=HYPERLINK("https://x.example","y")',
    '</script><img src=x onerror=alert(1)>',
    '李 🎪 \u202e',
  ])('may say %s, and is stored as it is', async (message) => {
    const { send, store } = await madeService()
    expect((await send(sampleContact({ message }))).statusCode).toBe(201)
    expect((await store.list()).map(({ content }) => content)).toMatchObject([{ message }])
  })
})

describe('the limit of one mailbox', () => {
  /** The statuses of inquiries with these addresses, each from a network of its own or all from one. */
  async function statuses(emails: string[], networkAt: (n: number) => string) {
    const { send } = await madeService()
    const all = []
    for (const [n, email] of emails.entries())
      all.push((await send(sampleContact({ email }), {}, networkAt(n))).statusCode)
    return all
  }
  const neighbour = (n: number) => `203.0.113.${n}`
  const stranger = (n: number) => `198.${n >> 8}.${n & 255}.1`
  const twelve = (email: (n: number) => string) => Array.from({ length: 12 }, (_, n) => email(n))

  test.each([
    ['a tag', twelve((n) => `ana+${n}@example.com`)],
    ['capitals', twelve((n) => (n % 2 ? 'ANA@example.com' : 'ana@Example.com'))],
    ['dots', twelve((n) => `an${'.'.repeat(n % 2)}a@gmail.com`)],
    ['another name of the provider', twelve((n) => (n % 2 ? 'ana@gmail.com' : 'ana@googlemail.com'))],
  ])('is not passed by %s', async (_, emails) => {
    expect(await statuses(emails, neighbour)).toEqual([...Array(10).fill(201), 429, 429])
  })

  test('locks nobody out elsewhere, unless the mailbox is flooded from everywhere', async () => {
    const { send } = await madeService()
    const from = async (address: string) =>
      (await send(sampleContact({ email: 'ana@example.com' }), {}, address)).statusCode
    for (let n = 0; n < 12; n++) await from(neighbour(n))
    expect(await from('198.51.100.1')).toBe(201)
    expect(await from('2001:db8::1')).toBe(201)
    expect(await from(neighbour(99))).toBe(429)
    const flood = await statuses(Array(64).fill('bo@example.com'), stranger)
    expect(flood).toEqual([...Array(60).fill(201), ...Array(4).fill(429)])
  })
})

describe('limits behind a proxy whose visitors have private addresses', () => {
  /** What is answered to a visitor at 10.0.0.9 who sends many, each with another address in a header. */
  async function statuses(env: NodeJS.ProcessEnv, forwarded: (n: number) => string) {
    const { send } = await madeService(env)
    const all = []
    for (let n = 0; n < 32; n++) {
      const headers = { 'x-forwarded-for': forwarded(n) }
      all.push((await send(sampleContact({ email: `a${n}@example.com` }), headers, '10.0.0.2')).statusCode)
    }
    return new Set(all)
  }
  const added = (n: number) => `203.0.113.${n}, 10.0.0.9`
  test('count by the address that the proxy has seen', async () => {
    expect(await statuses({ PROXIES: '1' }, added)).toEqual(new Set([201, 429]))
    expect(await statuses({ PROXIES: '2' }, (n) => `198.51.100.${n}, 10.0.0.9, 10.0.0.3`)).toEqual(new Set([201, 429]))
    expect(await statuses({ PROXIES: '0' }, (n) => `203.0.113.${n}`)).toEqual(new Set([201, 429]))
  })
  test('count by each visitor of a public address', async () => {
    expect(await statuses({ PROXIES: '1' }, (n) => `203.0.113.${n}`)).toEqual(new Set([201]))
    expect(await statuses({}, (n) => `203.0.113.${n}`)).toEqual(new Set([201]))
  })
})

describe('invalid requests', () => {
  const proto = JSON.stringify(sampleContact()).replace('{', '{"__proto__":{"admin":true},')
  test.each([
    ['nothing', '', ''],
    ['no JSON', '{"form":', ''],
    ['a number', '5', ''],
    ['null', 'null', ''],
    ['an array', '[]', ''],
    ['10,000 nested arrays', '['.repeat(10_000) + ']'.repeat(10_000), ''],
    [
      '10,000 nested arrays in a field',
      JSON.stringify(sampleContact()).replace('"Ana"', '['.repeat(10_000) + ']'.repeat(10_000)),
      'firstName',
    ],
    ['another form', JSON.stringify(sampleContact({ form: 'raffle' })), 'form'],
    ['a field too many', JSON.stringify(sampleContact({ admin: true })), 'admin'],
    ['a prototype', proto, '__proto__'],
    ['a constructor', JSON.stringify(sampleContact({ constructor: { prototype: {} } })), 'constructor'],
    ['a number for a name', JSON.stringify(sampleContact({ firstName: 5 })), 'firstName'],
    ['an object for an e-mail', JSON.stringify(sampleContact({ email: { $gt: '' } })), 'email'],
    ['no id', JSON.stringify(sampleContact({ submissionId: undefined })), 'submissionId'],
    ['an id that is none', JSON.stringify(sampleContact({ submissionId: '1' })), 'submissionId'],
    ['no position', JSON.stringify(sampleQuote({ selectedPositions: [] })), 'selectedPositions'],
    ['an unknown position', JSON.stringify(sampleQuote({ selectedPositions: ['Clowns'] })), 'selectedPositions[0]'],
    ['a control character', JSON.stringify(sampleContact({ lastName: 'a\u0000b' })), 'lastName'],
    ['one date without a count', JSON.stringify(sampleQuote({ 'Bartenders-count': undefined })), 'Bartenders-count'],
    ['several dates without a plan', JSON.stringify(sampleQuote({ eventDates: '1/2/2030,1/3/2030' })), 'eventDetails'],
  ])('%s is refused, and the place is named', async (_what, payload, path) => {
    const { send, store } = await madeService()
    const answer = await send(payload)
    expect(answer.statusCode).toBe(400)
    const { ok, errors } = answer.json()
    expect(ok).toBe(false)
    expect(errors.map((error: { path: string }) => error.path)).toContain(path)
    for (const { message } of errors) expect(message).toMatch(/\w{3}/)
    expect(await store.list()).toEqual([])
  })

  test('are answered with all errors, up to a limit', async () => {
    const { send } = await madeService()
    const several = await send(sampleContact({ firstName: '', email: 'x', message: '' }))
    expect(several.json().errors.map((error: { path: string }) => error.path)).toEqual([
      'firstName',
      'email',
      'message',
    ])
    const flood = await send(sampleContact(Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`k${n}`, n]))))
    expect(flood.json().errors).toHaveLength(40)
  })

  test('may have 32 KB at most', async () => {
    const { send } = await madeService()
    const text = JSON.stringify(sampleContact())
    expect((await send(text.padEnd(32 * 1024))).statusCode).toBe(201)
    const answer = await send(text.padEnd(32 * 1024 + 1))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual({ ok: false, errors: [{ path: '', message: 'is over 32 KB' }] })
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'text/html'])(
    'cannot have the type %s',
    async (type) => {
      const { send } = await madeService()
      const answer = await send(sampleContact(), { 'content-type': type })
      expect(answer.statusCode).toBe(415)
      expect(answer.json().ok).toBe(false)
    },
  )

  test.each(['PUT', 'DELETE', 'PATCH'] as const)('cannot use the method %s', async (method) => {
    const { server } = await madeService()
    const answer = await server.inject({ method, url: '/api/inquiries' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD, POST')
  })
})

describe('limits', () => {
  test('one address may send 30 in ten minutes, and others are not limited', async () => {
    const { send } = await madeService()
    const answers = []
    for (let n = 0; n < 31; n++) answers.push(await send(sampleContact({ email: `a${n}@example.com` })))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30)
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(answers.at(-1)?.json().ok).toBe(false)
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(sampleContact(), {}, '203.0.113.2')).statusCode).toBe(201)
  })

  test('one e-mail address may send 10 in an hour from anywhere, and gets the receipts of those that arrived', async () => {
    const { send } = await madeService()
    const sent = Array.from({ length: 11 }, (_, n) =>
      sampleContact({ email: n % 2 ? 'ana@example.com' : 'ANA@example.com' }),
    )
    const answers = []
    for (const [n, inquiry] of sent.entries()) answers.push(await send(inquiry, {}, `203.0.113.${n}`))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(201), 429])
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send(sent[0], {}, '203.0.113.99')).statusCode).toBe(200)
  })
})

describe('limits of what they are not meant for', () => {
  test('people behind one address who give no e-mail address are not taken for one', async () => {
    const { send } = await madeService()
    const claim = () => send({ form: 'claim', submissionId: randomUUID(), fullName: 'Ana' })
    const statuses = []
    for (let n = 0; n < 31; n++) statuses.push((await claim()).statusCode)
    expect(statuses).toEqual([...Array(30).fill(201), 429])
  })

  test('a holder of the token reads on, and whoever guesses it has 30 tries', async () => {
    const { read, send } = await madeService({ ADMIN_TOKEN: 'secret-token' })
    const statuses = async (authorization: string, count: number) => {
      const all = []
      for (let n = 0; n < count; n++) all.push((await read({ authorization })).statusCode)
      return [...new Set(all)]
    }
    expect(await statuses('Bearer secret-token', 100)).toEqual([200])
    expect(await statuses('Bearer wrong', 31)).toEqual([401, 429])
    expect(await statuses('Bearer secret-token', 1)).toEqual([200])
    expect((await send(sampleContact(), {}, '127.0.0.1')).statusCode).toBe(201)
  })
})

describe('reading over HTTP', () => {
  test('is off if no token is set', async () => {
    const { read } = await madeService()
    expect((await read({ authorization: 'Bearer ' })).statusCode).toBe(404)
  })

  test('requires the token', async () => {
    const { send, read } = await madeService({ ADMIN_TOKEN: 'secret-token' })
    await send(sampleContact())
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 'secret-token' }]) {
      const answer = await read(headers)
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.body).not.toContain('ana@')
    }
    const answer = await read({ authorization: 'Bearer secret-token' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject([{ content: { email: 'ana@example.com' } }])
  })
})

describe('another origin', () => {
  test('may read the answer if it is the site itself', async () => {
    const { send } = await madeService({ SITE_URL: 'https://www.example.com/' })
    const own = await send(sampleContact(), { origin: 'https://www.example.com' })
    expect(own.headers['access-control-allow-origin']).toBe('https://www.example.com')
    const other = await send(sampleContact(), { origin: 'https://evil.example' })
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('the store', () => {
  test('is readable by its owner only', async () => {
    const { file } = await madeService()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700)
  })

  test('allows no change and no deletion', async () => {
    const { file, send } = await madeService()
    await send(sampleContact())
    const database = new DatabaseSync(file)
    onTestFinished(() => database.close())
    expect(() => database.exec("UPDATE inquiries SET content = '{}'")).toThrow('never changed')
    expect(() => database.exec('DELETE FROM inquiries')).toThrow('never removed')
  })

  test('that fails makes the browser try again, and no log names a person', async () => {
    const { send, store, lines } = await madeService()
    await send(sampleContact({ message: 'first' }))
    store.add = async () => {
      throw new Error('database or disk is full')
    }
    const answer = await send(sampleContact())
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      ok: false,
      errors: [{ path: '', message: 'could not be stored, please try again' }],
    })
    const log = lines.join('')
    expect(log).toContain('disk is full')
    expect(log).not.toMatch(/ana@|Lima|203\.0\.113|ushers/)
  })
})
