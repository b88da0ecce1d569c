import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LoadedSite, loadSite } from '../../../../src/content/load/load.ts'

const blocks = `
  - type: rich-text
    id: alleen-hier
    languages: [nl]
    body: Alleen hier.
  - type: rich-text
    id: faqat
    languages: [ar]
    body: هنا فقط.
  - type: rich-text
    id: in-beide
    languages: [nl, ar]
    body: In beide.
`
const ramadan = `title: رمضان
description: ساعات المخبز في رمضان، وما نخبزه لموائد الإفطار، وكيف تطلبه قبل الغروب بساعتين.
languages: [ar]
blocks:
  - type: page-title
    title: رمضان
    intro: نخبز حتى الغروب.
`
let folder: string
let site: LoadedSite
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-where-'))
  const pages = join(folder, 'pages')
  await cp('tests/sites/bakery', pages, { recursive: true })
  await appendFile(join(pages, 'index.yaml'), blocks.slice(1))
  await writeFile(join(pages, 'ramadan.yaml'), ramadan)
  const siteFile = join(pages, '_data/site.yaml')
  const settings = await readFile(siteFile, 'utf8')
  await writeFile(
    siteFile,
    settings
      .replace(
        '    - { text: Over ons',
        '    - { text: رمضان, href: /ramadan, languages: [ar] }\n    - { text: Over ons',
      )
      .replace(
        '    - title: Winkel',
        '    - { title: Nieuws, languages: [nl], links: [{ text: Verhalen, href: /blog }] }\n    - title: Winkel',
      )
      .concat(
        'announcements:\n  - { text: Morgen dicht., languages: [nl] }\n  - { text: مغلق غدا., languages: [ar] }\n',
      ),
  )
  site = await loadSite({ root: folder, now: new Date('2026-11-29') })
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const arabic = () => site.translated?.[0]
const idsOf = (pages: LoadedSite['pages'] | undefined) =>
  pages?.find(({ path }) => path === '/')?.blocks.map(({ id }) => id)

it('a block is where its `languages:` say', () => {
  expect(idsOf(site.pages)).toEqual(['page-title', 'faq', 'call-to-action', 'alleen-hier', 'in-beide'])
  expect(idsOf(arabic()?.site.pages)).toEqual(['page-title', 'faq', 'call-to-action', 'faqat', 'in-beide'])
})

it('a page may be in the second language alone, without a file of translations', () => {
  expect(site.pages.map(({ path }) => path)).not.toContain('/ramadan')
  expect(arabic()?.site.pages.find(({ path }) => path === '/ramadan')?.title).toBe('رمضان')
  expect(arabic()?.addresses.get('/ramadan')).toBe('/ar/ramadan')
})

it('so are entries of menus, columns of the footer, and announcements', () => {
  expect(site.header.map(({ text }) => text)).toEqual(['Over ons', 'Prijzen', 'Verhalen'])
  expect(arabic()?.site.header.map(({ text }) => text)).toEqual(['رمضان', 'من نحن', 'الأسعار', 'حكايات'])
  expect(site.footer.map(({ title }) => title)).toEqual(['Nieuws', 'Winkel'])
  expect(arabic()?.site.footer.map(({ title }) => title)).toEqual(['المتجر'])
  expect(site.site.announcements.map(({ text }) => text)).toEqual(['Morgen dicht.'])
  expect(arabic()?.site.site.announcements.map(({ text }) => text)).toEqual(['مغلق غدا.'])
})

it('misses nothing of what a language does not have, or has in its own words', () => {
  const missing = site.diagnostics.filter(({ code }) => code === 'untranslated').map(({ message }) => message)
  expect(missing.join('\n')).toContain('blocks[in-beide].body')
  expect(missing.join('\n')).not.toMatch(/alleen-hier|faqat|ramadan|announcements|Nieuws|columns\[0\]/)
  expect(site.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})
