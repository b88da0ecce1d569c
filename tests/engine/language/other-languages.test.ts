// @module-tag exhaustive

import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerRows } from '../../../schema/forms/answer-words.ts'
import { fieldsOf } from '../../../schema/forms/answers.ts'
import { formField } from '../../../schema/forms/form-field.ts'
import { setLanguage } from '../../../schema/language/language.ts'
import { inSite } from '../../../schema/site/in-site.ts'
import { siteSchema } from '../../../schema/site/site.ts'
import { defOf, type Schema } from '../../../schema/zod-internals.ts'
import { rendererInput } from '../../../src/builder/site-renderer.ts'
import { searchDocuments } from '../../../src/content/derive/search-documents.ts'
import { createSearchedPage } from '../../../src/content/derive/search-words.ts'
import { type LoadedSite, loadSite } from '../../../src/content/load/load.ts'
import { createRenderer } from '../../../src/render/create-renderer.tsx'
import { renderDocument } from '../../../src/render/document.ts'
import { joinHtml } from '../../../src/render/html-parts.ts'
import { feedFiles } from '../../../src/seo/feeds.ts'
import { llmsText } from '../../../src/seo/llms-text.ts'
import { readInquiry } from '../../../src/server/inquiry-request.ts'
import { emailChannel } from '../../../src/server/notify/email-channel.ts'
import { blockSchemas } from '../../support/block-schemas.ts'
import { pictures } from '../../support/render-block.tsx'
import { startMailServer } from '../server/local-receivers.ts'
import { foreignLanguage, foreignSite, foreignWords } from './foreign-site.ts'

const silent =
  /<(script|style|svg|template|pubDate|lastBuildDate|generator|docs|language|link|guid|id|updated|published)\b[^>]*>.*?<\/\1>/gs
const spoken =
  /\s(?:aria-(?:label|description|roledescription)|alt|title|placeholder)="([^"]*)"|<meta name="description" content="([^"]*)"/g
/** What no language translates: addresses, units, kinds of files. */
const international = /\bhttps?:\/\/\S+|[\w.+-]+@[\w.-]+|\b(?:h|km|MB|PDF|JPEG|PNG|WebP)\b/g

/** The texts of HTML or XML that people read or hear and that have a word in Latin letters, besides these. */
function latinIn(html: string, besides: (text: string) => boolean): string[] {
  const shown = html.replace(silent, '<>')
  const attributes = [...shown.matchAll(spoken)].map(([, spoken, description]) => spoken ?? description ?? '')
  const texts = [...shown.split(/<[^>]*>/), ...attributes]
  return [...new Set(texts)].filter((text) => {
    const words = text
      .replaceAll(/&#?\w+;/g, ' ')
      .replaceAll(international, ' ')
      .trim()
    return /[A-Za-z]{2}/.test(words) && !besides(text)
  })
}

/** All texts inside a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Names of days and months, which Intl knows. */
function namesOfDays(locale: string): RegExp {
  const names = (['long', 'short'] as const).flatMap((width) =>
    Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1))).flatMap((day) =>
      [{ month: width }, { weekday: width }].map((options) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(day),
      ),
    ),
  )
  return new RegExp(
    [...names, ' de ']
      .sort((one, other) => other.length - one.length)
      .join('|')
      .replaceAll('.', '\\.'),
    'g',
  )
}

const origin = 'https://www.example.com'
let original: LoadedSite
let content: ReadonlySet<string>
beforeAll(async () => {
  original = await loadSite({ root: '.', pages: 'tests/sites/spoke-and-chain', drafts: true })
  // Lists of pages, names of records and descriptions of pictures are found elsewhere than in the fields of a block.
  const texts = textsIn([original.site, original.pages])
  // A page shows the parts of Markdown and the cells of CSV by themselves.
  content = new Set(texts.flatMap((text) => [text, ...text.split(/\*\*|[\n,]/)]).map((text) => text.trim()))
})
afterAll(() => setLanguage(undefined))

const somePages = ['/', '/book', '/faq', '/search', '/amsterdam/repair', '/blog/vecht']

/** English that is left in the code is on the pages of any language. The others have numbers and days of their own. */
const languages = [
  ['ar-EG', 'EGP', []],
  ['de-DE', 'EUR', 'exhaustive'],
  ['fr-FR', 'EUR', 'exhaustive'],
  ['pt-PT', 'EUR', 'exhaustive'],
  ['ja-JP', 'JPY', 'exhaustive'],
] as const

for (const [locale, currency, tags] of languages)
  describe(`a site in ${locale}, whose words are all in other letters`, { tags: [tags].flat() }, () => {
    const siteIn = () => foreignSite(original, foreignLanguage(locale, currency, blockSchemas))
    const isContent = (text: string) =>
      content.has(text.replaceAll(/ж+/g, '').trim()) ||
      /^\s*$/.test(text.replaceAll(namesOfDays(locale), '').replaceAll(/[^A-Za-z]/g, ''))

    it('has no English on its pages, and says how it is read', async () => {
      const site = siteIn()
      const renderer = await createRenderer(
        rendererInput(site, { logo: undefined, pictures, searchFile: '/search.json' }),
      )
      const frame = { site: site.site, themeColour: '#fff', origin, head: '', loader: '', blocks: site.blocks }
      const found = site.pages
        .filter(({ path }) => locale === 'ar-EG' || somePages.includes(path))
        .flatMap((page) => {
          const { body } = renderer.renderPage(page)
          const data = { modules: [], islands: {} }
          const html = joinHtml(inSite(site, () => renderDocument(frame, { page, body, data })))
          expect(html.slice(0, 60)).toContain(`<html lang="${locale}"${locale === 'ar-EG' ? ' dir="rtl"' : ''}>`)
          return latinIn(html, isContent).map((text) => `${page.path}: ${text}`)
        })
      expect(found).toEqual([])
    })

    it('has no English in feeds, llms.txt and search', () => {
      const site = siteIn()
      setLanguage(site.language)
      const feeds = feedFiles(site.site, site.pages, origin, new Map())
      expect(latinIn((feeds?.rss ?? '').replaceAll(/<!\[CDATA\[(.*?)\]\]>/gs, '$1'), isContent)).toEqual([])
      expect(feeds?.atom).toContain('<entry>')
      // A folder has the name that its company gave it.
      const folders = new Set(site.pages.map(({ path }) => path.split('/')[1] ?? ''))
      const isFolder = (text: string) => folders.has(text.replace('## ', '').toLowerCase())
      const lines = llmsText(site, origin).split('\n')
      expect(lines.filter((line) => line.startsWith('## ')).length).toBeGreaterThan(2)
      expect(lines.flatMap((line) => latinIn(line.replaceAll(/\(https:[^)]*\)/g, ''), isFolder))).toEqual([])
      const documents = searchDocuments({ ...site, pages: site.pages.map(createSearchedPage(site)) })
      expect(
        documents
          .map(({ kind }) => kind)
          .filter((kind) => /[A-Za-z]{2}/.test(kind) && !isFolder(kind) && !content.has(kind)),
      ).toEqual([])
    })
  })

describe('a service whose words are all in other letters', () => {
  it('answers without English', () => {
    const { dialog, language } = foreignSite(original, foreignLanguage('ja-JP', 'JPY', blockSchemas))
    setLanguage(language)
    const fields = fieldsOf((dialog as unknown as { steps: { fields: [] }[] }).steps)
    const kinds = [
      ...[
        'text',
        'longtext',
        'email',
        'tel',
        'number',
        'money',
        'date',
        'time',
        'yesno',
        'consent',
        'rating',
        'file',
        'dates',
      ].map((kind) => ({ kind })),
      ...['select', 'radio', 'choices'].map((kind) => ({ kind, options: ['ж', 'жж'] })),
      { kind: 'group', item: 'ж', fields: [{ kind: 'text', name: 'ofGroup', label: 'ж' }], max: 1 },
    ].map((field, index) => formField.parse({ ...field, name: `field${index}`, label: 'ж' }))
    const forms = new Map([['booking', [...fields, ...kinds]]])
    const values = [
      '',
      'a\u0000b',
      'a\nb',
      'x'.repeat(6_000),
      '-5',
      '1e9',
      5,
      1e12,
      4.5,
      {},
      [],
      [{}, {}],
      ['x'],
      ['x', 'x'],
      true,
      null,
    ]
    const id = randomUUID()
    const bodies = [
      'x',
      '[]',
      '{}',
      '{"form":"x"}',
      { form: 'booking' },
      { form: 'booking', submissionId: 'x', website: 5, elapsedMs: 'x', other: 'x' },
      ...values.map((value) => ({
        form: 'booking',
        submissionId: id,
        ...Object.fromEntries([...fields, ...kinds].map(({ name }) => [name, value])),
      })),
    ]
    const messages = bodies.flatMap((body) => {
      const read = readInquiry(typeof body === 'string' ? body : JSON.stringify(body), forms)
      return 'errors' in read ? read.errors.map(({ message }) => message) : []
    })
    expect(new Set(messages).size).toBeGreaterThan(25)
    const named = ['booking', 'selectedPositions']
    expect(messages.filter((message) => /[A-Za-z]{2}/.test(message.replace(new RegExp(named.join('|')), '')))).toEqual(
      [],
    )
  })

  it('sends mails without English', async () => {
    setLanguage(foreignLanguage('de-DE', 'EUR', blockSchemas))
    const { url, mails } = await startMailServer()
    const { send } = emailChannel({
      smtpUrl: url,
      takes: () => true,
      to: 'office@example.com',
      from: 'site@example.com',
    })
    const fields = [
      { kind: 'text', name: 'name', label: 'Name', autocomplete: 'name' },
      { kind: 'date', name: 'day', label: 'Day' },
      { kind: 'money', name: 'budget', label: 'Budget' },
    ].map((field) => formField.parse(field))
    const inquiry = {
      id: randomUUID(),
      submissionId: randomUUID(),
      receivedAt: '2030-01-02T03:04:05.000Z',
      content: { form: 'booking', name: 'Ж', day: '2026-12-09', budget: 48_300 },
      flags: ['honeypot-filled', 'sent-very-quickly', 'files-missing'] as const,
    }
    await send({ id: randomUUID(), attempts: 1, inquiry, fields }, new AbortController().signal)
    const { subject = '', text = '' } = await PostalMime.parse(mails[0]?.source ?? '')
    expect(text).toContain('day: 9.12.2026\nbudget: 48.300\u00a0€\n')
    const own = /\b(?:name|day|budget|booking)\b|\b[\da-f]{8}-[\da-f-]+|[\d-]+T[\d:.]+Z/g
    expect(`${subject}\n${text}`.replaceAll(own, '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([])
  })
})

/** All texts that schemas take where an author writes none, with their paths. */
function defaultsIn(schema: Schema, path: string, seen = new Set<Schema>()): [path: string, text: string][] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const def = defOf(schema) as unknown as Record<string, unknown>
  const own = def['type'] === 'default' || def['type'] === 'prefault' ? textsIn(def['defaultValue']) : []
  const inside = Object.entries({
    ...(def['shape'] as object | undefined),
    ...['innerType', 'element', 'valueType', 'in', 'out', 'options'].flatMap((key) => def[key]),
  })
  return [
    ...own.map((text): [string, string] => [path, text]),
    ...inside.flatMap(([key, one]) =>
      typeof one === 'object' && one !== null && '_zod' in one ? defaultsIn(one as Schema, `${path}.${key}`, seen) : [],
    ),
  ]
}

it('takes what visitors read where an author writes nothing from the words of the site', () => {
  setLanguage({ words: foreignWords(blockSchemas) })
  const defaults = Object.entries({ ...blockSchemas, site: siteSchema }).flatMap(([type, schema]) =>
    defaultsIn(schema, type),
  )
  expect(defaults.filter(([, text]) => text.includes('ж')).length).toBeGreaterThan(6)
  // Settings are lower-case words, paths and patterns; one is a type of schema.org, one a currency.
  expect(
    defaults.filter(([, text]) => /^[A-Z]|[a-z] [a-z]/.test(text) && !['Organization', 'USD'].includes(text)),
  ).toEqual([])
})

describe('answers as people read them', () => {
  const fields = [
    { kind: 'date', name: 'day', label: 'day' },
    { kind: 'dates', name: 'days', label: 'days' },
    { kind: 'time', name: 'time', label: 'time' },
    { kind: 'number', name: 'guests', label: 'guests' },
    { kind: 'number', name: 'way', label: 'way', step: 0.5, unit: 'km' },
    { kind: 'money', name: 'whole', label: 'whole' },
    { kind: 'money', name: 'cents', label: 'cents' },
  ].map((field) => formField.parse(field))
  const answers = {
    day: '2026-12-09',
    days: '12/9/2026,12/10/2026',
    time: '18:30',
    guests: 48_300,
    way: 12.5,
    whole: 750,
    cents: 12.5,
  }

  it.each([
    ['en-US', 'USD', ['12/9/2026', '12/9/2026, 12/10/2026', '6:30 PM', '48,300', '12.5 km', '$750', '$12.50']],
    ['de-DE', 'EUR', ['9.12.2026', '9.12.2026, 10.12.2026', '18:30', '48.300', '12,5 km', '750 €', '12,50 €']],
    ['fr-FR', 'EUR', ['09/12/2026', '09/12/2026, 10/12/2026', '18:30', '48 300', '12,5 km', '750 €', '12,50 €']],
    ['pt-PT', 'EUR', ['09/12/2026', '09/12/2026, 10/12/2026', '18:30', '48 300', '12,5 km', '750 €', '12,50 €']],
    ['ja-JP', 'JPY', ['2026/12/9', '2026/12/9, 2026/12/10', '18:30', '48,300', '12.5 km', '￥750', '￥13']],
    ['ar-EG', 'EGP', ['٩/١٢/٢٠٢٦', '٩/١٢/٢٠٢٦, ١٠/١٢/٢٠٢٦', '٦:٣٠ م', '٤٨٬٣٠٠', '١٢٫٥ km', '٧٥٠ ج.م.', '١٢٫٥٠ ج.م.']],
  ])('in %s', (locale, currency, expected) => {
    setLanguage({ locale, currency })
    const values = answerRows(fields, { form: 'x', ...answers }, 'name').map(([, value]) => value)
    expect(values.map((value) => value.replaceAll(/\p{Cf}/gu, '').replaceAll(/\s/g, ' '))).toEqual(expected)
    // A number and what it counts stay on one line.
    expect(values.slice(3).filter((value) => value.includes(' '))).toEqual([])
  })
})
