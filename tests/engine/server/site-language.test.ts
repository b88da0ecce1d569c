import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultLanguage, inLanguage, type Language } from '../../../schema/language/language.ts'
import { shownWords } from '../../../schema/language/wording.ts'
import { writeServerFiles } from '../../../src/builder/server-files.ts'
import type { SiteContent } from '../../../src/content/load/load.ts'
import { openFileStore } from '../../../src/server/files/file-store.ts'
import { readChannels } from '../../../src/server/notify/read-channels.ts'
import { createServer } from '../../../src/server/server.ts'
import { openSqliteStore } from '../../../src/server/store/open-store.ts'
import { startMailServer } from './local-receivers.ts'
import { pages, sampleDist, temporaryFolder } from './sample-dist.ts'
import { sampleContact } from './sample-inquiry.ts'

const json = { 'content-type': 'application/json' }
const places = { de: 'de-DE', pt: 'pt-PT', ja: 'ja-JP' }

/** A language each of whose words begins with its name: `de:must be a number`. */
function markedLanguage(name: keyof typeof places): Language {
  const text = JSON.stringify(inLanguage(defaultLanguage, () => shownWords({})))
  const words = JSON.parse(text, (_key, value) => (typeof value === 'string' ? `${name}:${value}` : value))
  return { ...defaultLanguage, locale: places[name], words }
}

/** A server in this process for a site in a language, as its build says it. */
async function startSite(name: keyof typeof places) {
  const data = await temporaryFolder()
  // Without a page for it, the server itself says that there is no such page.
  const { '404.html': _, ...files } = pages
  const dist = await sampleDist(files)
  const built = {
    site: { crawlers: {}, inquiries: { keepDays: {} } },
    redirects: [],
    pages: [],
  } as unknown as SiteContent & { pages: [] }
  const forms = JSON.parse(pages['_forms.json'])
  const facts = { scriptHashes: [], styleHashes: [], hasGallery: false, sources: [] }
  await inLanguage(markedLanguage(name), () => writeServerFiles(dist, { content: built, forms, ...facts }))

  const mail = await startMailServer()
  const { channels } = readChannels({ SMTP_URL: mail.url, NOTIFY_TO: 'office@agency.example' })
  const store = await openSqliteStore(join(data, 'inquiries.sqlite'))
  const incoming = await openFileStore(join(data, 'files'))
  const server = await createServer({ dist, env: { ADMIN_TOKEN: 'token' }, store, files: incoming, channels })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await server.close()
    incoming.close()
    await store.close()
  })
  let visitors = 0
  const ask = async (path: string, { headers, ...init }: RequestInit = {}) => {
    const visitor = { 'x-forwarded-for': `203.0.113.${visitors++ % 250}` }
    return (await fetch(origin + path, { ...init, headers: { ...visitor, ...headers } })).text()
  }
  /** Posts an inquiry whose body ends after the server has answered another request. */
  const postSlowly = async (body: string) => {
    const sent = request(`${origin}/api/inquiries`, { method: 'POST', headers: json })
    sent.write(body)
    await ask('/healthz')
    const [answer] = await Promise.all([once(sent, 'response'), sent.end(body)])
    return text(answer[0])
  }
  return { name, mails: mail.mails, ask, postSlowly }
}

type Site = Awaited<ReturnType<typeof startSite>>

const post = ({ ask }: Site, body: unknown, headers: HeadersInit = json) =>
  ask('/api/inquiries', { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })
const put = ({ ask }: Site, body: string, { id = randomUUID() as string, field = 'letter' } = {}) =>
  ask(`/api/inquiries/files/${id}?form=claim&field=${field}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body,
  })

/** Requests that a site answers in words, by what is wrong with them. */
const wordy: Record<string, (site: Site) => Promise<string>> = {
  'no page': ({ ask }) => ask('/nowhere'),
  'an address that cannot be decoded': ({ ask }) => ask('/%ff'),
  'no JSON': (site) => post(site, '{'),
  'no JSON, slowly': ({ postSlowly }) => postSlowly('{'),
  'a large body, slowly': ({ postSlowly }) => postSlowly('x'.repeat(20_000)),
  'no object': (site) => post(site, '[1]'),
  'no form': (site) => post(site, { form: 'none' }),
  'no id': (site) => post(site, sampleContact({ submissionId: 'x' })),
  'no answers': (site) => post(site, { form: 'quote', submissionId: randomUUID() }),
  'answers of other kinds': (site) =>
    post(site, sampleContact({ firstName: 1, email: 'ana', message: 'x'.repeat(9_000) })),
  'a large body': (site) => post(site, 'x'.repeat(40_000)),
  'another type': (site) => post(site, 'x', { 'content-type': 'text/html' }),
  'another inquiry of the same id': async (site) => {
    const inquiry = sampleContact({ website: 'x', elapsedMs: 1, email: `${randomUUID()}@example.com` })
    await post(site, inquiry)
    return post(site, { ...inquiry, message: 'Other.' })
  },
  'too many inquiries of one address': async (site) => {
    const headers = { ...json, 'x-forwarded-for': '198.51.100.7' }
    for (let n = 0; n < 30; n++) await post(site, '{', headers)
    return post(site, '{', headers)
  },
  'no file': (site) => put(site, ''),
  'a file of another type': (site) => put(site, 'Hello'),
  'a large file': (site) => put(site, 'x'.repeat(200_000)),
  'a file for no field': (site) => put(site, 'x', { field: 'none' }),
  'a file without an id': (site) => put(site, 'x', { id: 'x' }),
  'a file that is gone': ({ ask }) =>
    ask(`/api/inquiries/files/${randomUUID()}`, { headers: { authorization: 'Bearer token' } }),
}

test('sites in one process answer and send mails in their own language, also at the same time', async () => {
  const sites = await Promise.all([startSite('de'), startSite('pt'), startSite('ja')])
  const answers = await Promise.all(
    sites.flatMap((site) =>
      Object.entries(wordy).map(async ([wrong, answer]) => {
        const body = await answer(site)
        const messages = body.startsWith('{') ? JSON.parse(body).errors : [{ message: body }]
        return messages.map(({ message }: { message: string }) => ({ site: site.name, wrong, message }))
      }),
    ),
  )
  const spoken = answers.flat()
  expect(new Set(spoken.map(({ wrong }) => wrong)).size).toBe(Object.keys(wordy).length)
  expect(spoken.filter(({ site, message }) => !message.startsWith(`${site}:`))).toEqual([])
  for (const { name, mails } of sites) {
    await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 30_000 })
    const { subject, text: mail = '' } = await PostalMime.parse(mails[0]?.source ?? '')
    expect(subject).toBe(`${name}:New inquiry (contact) from Ana Lima`)
    expect(mail).toContain(`${name}:marked: ${name}:filled the hidden field, ${name}:sent very quickly\n`)
    const others = Object.keys(places).filter((other) => other !== name)
    expect(others.filter((other) => mail.includes(`${other}:`))).toEqual([])
  }
})
