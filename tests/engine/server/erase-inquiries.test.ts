import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { defaultLanguage } from '../../../schema/language/language.ts'
import { inquiries as run } from '../../../src/cli/commands/inquiries.ts'
import { openFileStore } from '../../../src/server/files/file-store.ts'
import type { NewInquiry } from '../../../src/server/inquiry-store.ts'
import { announceErasing, eraseExpired } from '../../../src/server/retention.ts'
import { createServer } from '../../../src/server/server.ts'
import { pages, sampleDist } from './sample-dist.ts'
import { placeNames, places, sampleStore } from './sample-store.ts'

const dayMs = 24 * 60 * 60_000

const inquiryOf = (content: Record<string, unknown>, submissionId: string = randomUUID()): NewInquiry => ({
  submissionId,
  content: { form: 'contact', ...content },
  flags: ['sent-very-quickly'],
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Everything that lies in a folder, as one text. */
const bytesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    .join()

describe.each(placeNames)('in %s', (name) => {
  async function madePlace() {
    const place = await places[name]()
    const data = place.args[1] ?? ''
    const store = await sampleStore(place)
    const files = await openFileStore(join(data, 'files'))
    onTestFinished(() => files.close())
    for (const [key, value] of Object.entries(place.env)) vi.stubEnv(key, value)
    vi.stubEnv('FILES_URL', '')
    const said: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
    const refusals: string[] = []
    vi.spyOn(console, 'error').mockImplementation((text) => refusals.push(String(text)))
    const command = async (...args: string[]) => [await run(['erase', ...args, ...place.args]), said.splice(0).join('')]
    const exported = async (...args: string[]) => {
      await run(['export', ...args, ...place.args])
      return said.splice(0).join('')
    }
    /** Stores a file that an inquiry will name. */
    const upload = async () => {
      const id = randomUUID()
      const path = await files.newUpload()
      writeFileSync(path, 'Canary-File')
      await files.take(id, path, { form: 'claim', field: 'receipts.receipt', type: 'pdf', hash: '' })
      await files.keep('claim', [{ id, field: 'receipts.receipt' }])
      return id
    }
    return { place, data, store, files, command, exported, refusals, upload }
  }

  test('what one person sent is gone, with files and notifications, and a retry stores nothing', async () => {
    const { place, data, store, files, command, exported, refusals, upload } = await madePlace()
    const receipt = await upload()
    const ofOther = await upload()
    const hers = [
      inquiryOf({ email: 'Ana@Example.com', message: 'Canary-Message' }),
      inquiryOf({ form: 'newsletter', address: ' ana@example.com' }),
      inquiryOf({ form: 'claim', guests: [{ email: 'ana@example.com' }], receipts: [{ receipt: [receipt] }] }),
    ]
    const others = [
      inquiryOf({ email: 'bo@example.com', message: 'Write to ana@example.com' }),
      inquiryOf({ form: 'claim', email: 'joana@example.com', receipts: [{ receipt: [ofOther] }] }),
    ]
    for (const inquiry of [...hers, ...others]) await store.add(inquiry, ['email'])

    const [first] = await store.list()
    const at = new Date().toISOString()
    await store.inbox.add(first?.id ?? '', [
      { at, person: 7, what: 'state', value: 'done' },
      { at, person: 7, what: 'note', value: 'Canary-Note' },
    ])
    const preview = [
      '3 inquiries would be erased, with 1 file, 1 note, 3 notifications that were not sent yet:',
      '  claim: 1',
      '  contact: 1',
      '  newsletter: 1',
      '',
    ].join('\n')
    expect(await command('--email', 'ana@example.com', '--dry-run')).toEqual([0, preview])
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Object.assign(process.stdin, { isTTY: false }))
    expect(await command('--email', 'ana@example.com')).toEqual([2, preview])
    expect(refusals.pop()).toBe('Nothing was erased. Look at what goes, then add --yes.')
    expect(await store.list()).toHaveLength(5)
    expect(await command('--email', 'ana@example.com', '--yes')).toEqual([
      0,
      expect.stringMatching(/^Erased 3 inquiries and 1 file\.\nThis does not reach what has left the service:/),
    ])
    expect((await store.list()).map(({ submissionId }) => submissionId)).toEqual(others.map((one) => one.submissionId))
    expect([await files.find(receipt), (await files.find(ofOther))?.place]).toEqual([undefined, 'kept'])
    expect(await place.query('SELECT id FROM notifications')).toHaveLength(2)
    for (const inquiry of hers) expect(await store.add(inquiry)).toMatchObject({ outcome: 'duplicate' })
    expect(await store.add({ ...(hers[0] as NewInquiry), content: { form: 'contact' } })).toMatchObject({
      outcome: 'conflict',
    })
    expect(await store.list()).toHaveLength(2)
    expect(bytesIn(data)).not.toMatch(/Canary-Message|Canary-Note|Ana@Example/)
    const after = await store.inbox.read(first?.id ?? '')
    expect(after).toMatchObject({
      inquiry: { content: { form: 'contact' }, state: 'done' },
      events: [{ what: 'state' }],
    })
    expect(await store.inbox.add(first?.id ?? '', [{ at, person: 7, what: 'note', value: 'Too late' }])).toBe(false)
    const rows = JSON.parse(await exported('--format', 'json', '--form', 'contact'))
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual({
      form: 'contact',
      flags: [],
      id: first?.id,
      submissionId: first?.submissionId,
      receivedAt: first?.receivedAt,
      erasedAt: after?.inquiry.erasedAt,
    })
    expect(await exported('--form', 'contact')).toContain('erased (UTC)')
    expect(await command('--email', 'ana@example.com')).toEqual([0, expect.stringContaining('Erased 0 inquiries')])
    await store.check()
  })

  test('what is old is gone', async () => {
    const { store, command } = await madePlace()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [days, form] of [
      [400, 'contact'],
      [400, 'quote'],
      [99, 'contact'],
      [0, 'contact'],
    ] as const) {
      vi.setSystemTime(Date.now() - days * dayMs)
      await store.add(inquiryOf({ form, days }))
      vi.setSystemTime(Date.now() + days * dayMs)
    }
    const left = async () => (await store.list()).map(({ content }) => `${content.form} ${content['days']}`)
    await eraseExpired({ store, files: undefined }, { contact: 365, raffle: 1 })
    expect(await left()).toEqual(['quote 400', 'contact 99', 'contact 0'])
    await command('--older-than', '30', '--form', 'contact', '--yes')
    expect(await left()).toEqual(['quote 400', 'contact 0'])
    await command('--older-than', '365', '--yes')
    expect(await left()).toEqual(['contact 0'])
  })

  test('nothing else of an inquiry can be changed', async () => {
    const { place, store } = await madePlace()
    await store.add(inquiryOf({ email: 'ana@example.com' }))
    for (const change of ["content = '{}'", "content = '', flags = '[]', id = 'x'", "received_at = '', content = ''"])
      await expect(place.query(`UPDATE inquiries SET ${change}`)).rejects.toThrow('never changed')
    // Whoever empties one says when.
    await expect(place.query("UPDATE inquiries SET content = '', flags = '[]'")).rejects.toThrow('never changed')
    await store.erase((await store.list()).map(({ id }) => id))
    await expect(place.query("UPDATE erased_inquiries SET erased_at = ''")).rejects.toThrow('never changed')
    await expect(place.query('DELETE FROM erased_inquiries')).rejects.toThrow('never forgotten')
    await expect(place.query('DELETE FROM inquiries')).rejects.toThrow('never removed')
  })
})

test('what will be erased is announced once, at least a week before, and the command says it', async () => {
  const place = await places.SQLite()
  const store = await sampleStore(place)
  const start = Date.now()
  const cameDaysAgo = async (days: number, form: string) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(start - days * dayMs)
    await store.add(inquiryOf({ form, email: 'ana@example.com' }))
    vi.useRealTimers()
  }
  for (const days of [29, 27, 20, 12]) await cameDaysAgo(days, 'contact')
  await cameDaysAgo(400, 'quote')
  const mails: string[] = []
  const site = { keepDays: { contact: 30, raffle: 5 }, language: defaultLanguage }
  const send = async ({ text }: { text: string }) => mails.push(text)
  const announce = (days: number) =>
    announceErasing(store, site, { readers: 'service', send }, new Date(start + days * dayMs))
  const broken = { readers: 'service', send: () => Promise.reject(new Error('no mail server')) }
  await expect(announceErasing(store, site, broken)).rejects.toThrow('no mail server')
  await announce(0)
  expect(mails.splice(0)).toEqual([expect.stringMatching(/:\n\ncontact: 3, \d+\/\d+\/\d{4}\n$/)])
  for (const days of [1, 6]) await announce(days)
  expect(mails).toEqual([])
  await announce(7)
  expect(mails.splice(0)).toEqual([expect.stringContaining('contact: 1, ')])
  await announce(14)
  expect(mails).toEqual([])

  for (const [key, value] of Object.entries(place.env)) vi.stubEnv(key, value)
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const dist = await sampleDist({ ...pages, '_retention.json': '{"contact":28,"raffle":5}' })
  expect(await run(['retention', '--dist', dist, ...place.args])).toBe(0)
  expect(said).toHaveBeenCalledWith(
    'contact: 28 days; 1 over now, 1 more within 7 days\nraffle: 5 days; 0 over now, 0 more within 7 days\n',
  )
})

test('the service erases what the site keeps no longer', async () => {
  const store = await sampleStore(await places.SQLite())
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() - 31 * dayMs)
  await store.add(inquiryOf({ email: 'ana@example.com' }))
  vi.useRealTimers()
  await store.add(inquiryOf({ email: 'bo@example.com' }))
  const dist = await sampleDist({ ...pages, '_retention.json': '{"contact":30}' })
  const server = await createServer({ dist, env: {}, store })
  onTestFinished(() => server.close())
  await server.ready()
  await vi.waitFor(async () =>
    expect((await store.list()).map(({ content }) => content['email'])).toEqual(['bo@example.com']),
  )
})

test.each([[[]], [['--form', 'contact']], [['--dry-run']]])(
  'erase %j is refused, since it would erase all',
  async (args) => {
    await expect(run(['erase', ...args])).rejects.toThrow(
      'erase needs to know what: --email ADDRESS, or --older-than DAYS, or both.',
    )
  },
)
