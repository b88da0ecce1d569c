import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultLanguage, type Language } from '../../../schema/language/language.ts'
import { wordsFor } from '../../../src/content/load/shared/ready-words.ts'
import { toTable } from '../../../src/server/inquiry-export.ts'
import { readChannels } from '../../../src/server/notify/read-channels.ts'
import { readService } from '../../../src/server/release.ts'
import { createServer } from '../../../src/server/server.ts'
import { openSqliteStore } from '../../../src/server/store/open-store.ts'
import { startMailServer } from './local-receivers.ts'
import { pages, sampleDist, temporaryFolder } from './sample-dist.ts'
import { sampleContact } from './sample-inquiry.ts'

const german: Language = { ...defaultLanguage, locale: 'de-DE', tag: 'de', words: wordsFor('de-DE', {}) }

/** A service for a site in English and German. */
async function startService() {
  const dist = await sampleDist({ ...pages, '_languages.json': '["de"]', '_language.de.json': JSON.stringify(german) })
  const store = await openSqliteStore(join(await temporaryFolder(), 'inquiries.sqlite'))
  const mail = await startMailServer()
  const { channels } = readChannels({ SMTP_URL: mail.url, NOTIFY_TO: 'office@agency.example' })
  const server = await createServer({ dist, env: {}, store, channels })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await server.close()
    await store.close()
  })
  const post = async (body: object | string, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const answer = await fetch(`${origin}/api/inquiries`, {
      ...init,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return (await answer.json()) as { ok: boolean; errors?: { path: string; message: string }[] }
  }
  return { dist, store, post, mails: mail.mails }
}
const messages = ({ errors = [] }: { errors?: { message: string }[] }) => errors.map(({ message }) => message)

test('errors are in the language of the page that an inquiry was sent from', async () => {
  const { post } = await startService()
  const wrong = sampleContact({ email: 'nobody' })
  const [english, translated] = [await post(wrong), await post({ ...wrong, pageLanguage: 'de' })]
  expect(messages(english)).toHaveLength(1)
  expect(messages(translated)).toEqual([german.words['answers']?.['email']])
  expect(messages(translated)).not.toEqual(messages(english))
  expect(messages(await post({ ...wrong, pageLanguage: 'fr' }))).toEqual(messages(english))
})

test('a body that names no language is answered in that of the page that asks', async () => {
  const { post } = await startService()
  const refusal = await post('no JSON', { referer: 'http://127.0.0.1/de/kontakt?from=mail' })
  expect(messages(refusal)).toEqual([german.words['service']?.['json']])
  expect(messages(await post('no JSON', { referer: 'http://127.0.0.1/contact' }))).not.toEqual(messages(refusal))
})

test('an inquiry carries its language; mails and exports are in that of the source, with one set of columns', async () => {
  const { dist, store, post, mails } = await startService()
  for (const pageLanguage of ['de', 'en', 'klingon, perhaps'])
    expect(await post(sampleContact({ pageLanguage }))).toMatchObject({ ok: true })
  const stored = await store.list()
  expect(stored.map(({ content }) => content['pageLanguage'])).toEqual(['de', 'en', undefined])
  const { forms } = await readService(dist)
  const [heads = [], ...rows] = toTable(stored, forms)
  const column = heads.indexOf('language of the page')
  expect(rows.map((row) => row[column])).toEqual(['de', 'en', ''])
  expect(new Set(heads).size).toBe(heads.length)
  await vi.waitFor(() => expect(mails).toHaveLength(3), 10_000)
  const subjects = await Promise.all(mails.map(async (one) => (await PostalMime.parse(one.source)).subject))
  for (const subject of subjects) expect(subject).toMatch(/^New inquiry/)
})
