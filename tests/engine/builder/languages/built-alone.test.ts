// @module-tag exhaustive

import { existsSync, readFileSync } from 'node:fs'
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { toTable } from '../../../../src/server/inquiry-export.ts'
import { readChannels } from '../../../../src/server/notify/read-channels.ts'
import { readService } from '../../../../src/server/release.ts'
import { createServer } from '../../../../src/server/server.ts'
import { openSqliteStore } from '../../../../src/server/store/open-store.ts'
import { run } from '../../../support/run.ts'
import { startMailServer } from '../../server/local-receivers.ts'

/** A page that is in Arabic alone, with a form of its own. */
const iftar = `title: إفطار في المخبز
description: مائدة الإفطار في المخبز كل مساء من رمضان، مع خبز ساخن من الفرن. اكتب لنا كم ضيفا تنتظر.
languages: [ar]
quote: { maat: [Half] }
blocks:
  - type: page-title
    title: إفطار في المخبز
    intro: كل مساء من رمضان.
  - type: form
    form: iftar
    title: احجز مائدة
    phone: '{site.phone}'
    email: '{site.email}'
    submit: أرسل الحجز
    thanks: وصل حجزك.
    sections:
      - fields:
          - kind: radio
            name: tafel
            label: أي مائدة؟
            required: true
            options: [{ value: groot, text: كبيرة }, صغيرة]
          - { kind: text, name: naam, label: اسمك, required: true, autocomplete: name }
`
let folder: string
let dist: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-alone-'))
  dist = join(folder, 'dist')
  const pages = join(folder, 'pages')
  await cp('tests/sites/bakery', pages, { recursive: true })
  await writeFile(join(pages, 'iftar.yaml'), iftar)
  const order = join(pages, '_data/fragments/bestelling.yaml')
  const form = readFileSync(order, 'utf8')
  await writeFile(order, form.replace('label: Welke maat?', 'label: Welke maat?\n        prefill: [maat]'))
  await appendFile(
    join(pages, 'index.yaml'),
    '  - type: page-list\n    title: Verhalen\n    under: /blog\n  - type: page-list\n    title: Prijzen\n    under: /\n    except: [/blog, /blog/oven, /over-ons, /zoeken, /iftar]\n',
  )
  const { status, stderr } = await run('build', [
    ...['--site', pages, '--out', dist, '--no-compress', '--quick', '--now', '2026-11-29T12:00Z'],
  ])
  expect(status, stderr).toBe(0)
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const text = (name: string) => readFileSync(join(dist, name), 'utf8')

it('a page that one language has alone is at its address there, in its search and the sitemap, and names no versions', () => {
  expect(existsSync(join(dist, 'iftar.html'))).toBe(false)
  expect(text('ar/iftar.html')).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  expect(text('ar/iftar.html')).not.toContain('hreflang="nl" href="https')
  expect(text('ar/iftar.html')).not.toContain('<section data-block="form" id="form" lang="nl"')
  expect(text('ar/search.json')).toContain('/ar/iftar')
  expect(text('search.json')).not.toContain('iftar')
  expect(text('sitemap-1.xml')).toContain('/ar/iftar</loc>')
  expect(text('sitemap-1.xml')).not.toContain('example/iftar</loc>')
})

it('its choice of languages leads to the home pages of the others', () => {
  expect(text('ar/iftar.html')).toMatch(/<a href="\/"[^>]* lang="nl"[^>]* data-language="">/)
})

it('it hands an option to the form of the site by its value, as every language does', () => {
  expect(text('ar/iftar.html')).toMatch(/"quote":\{"maat":\["Half"\]\}/)
})

it('a list that has no page in a language is left out there, with its heading', () => {
  expect(text('index.html')).toContain('>Prijzen</h2>')
  expect(text('ar.html')).not.toContain('>Prijzen</h2>')
})

it('its form sends values and its language, and stands in mails and exports with one set of columns', async () => {
  const store = await openSqliteStore(join(folder, 'inquiries.sqlite'))
  const mail = await startMailServer()
  const { channels } = readChannels({ SMTP_URL: mail.url, NOTIFY_TO: 'winkel@bakkerij-roos.example' })
  const server = await createServer({ dist, env: {}, store, channels })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const send = async (body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await (await fetch(`${origin}/api/inquiries`, init)).json()) as { ok: boolean; errors?: { path: string }[] }
  }
  const sent = (fields: object) => ({
    ...{ form: 'iftar', submissionId: crypto.randomUUID(), pageLanguage: 'ar', sentFrom: '/ar/iftar', naam: 'سلمى' },
    ...fields,
  })
  try {
    expect(await send(sent({ tafel: 'groot' }))).toMatchObject({ ok: true })
    expect(await send(sent({ tafel: 'صغيرة' }))).toMatchObject({ ok: true })
    // The text of an option that has a value is no answer.
    expect(await send(sent({ tafel: 'كبيرة' }))).toMatchObject({ ok: false, errors: [{ path: 'tafel' }] })
    const stored = await store.list()
    expect(stored.map(({ content }) => [content['tafel'], content['pageLanguage']]).sort()).toEqual([
      ['groot', 'ar'],
      ['صغيرة', 'ar'],
    ])
    const { forms } = await readService(dist)
    const [heads = [], ...rows] = toTable(stored, forms)
    expect(heads).toEqual(expect.arrayContaining(['أي مائدة؟', 'اسمك']))
    expect(new Set(heads).size).toBe(heads.length)
    expect(rows.map((row) => row[heads.indexOf('أي مائدة؟')]).sort()).toEqual(['صغيرة', 'كبيرة'])
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 10_000)
    const subjects = await Promise.all(mail.mails.map(async ({ source }) => (await PostalMime.parse(source)).subject))
    for (const subject of subjects) expect(subject).toMatch(/aanvraag/i)
  } finally {
    await server.close()
    await store.close()
  }
})
