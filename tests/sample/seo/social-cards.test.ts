// @module-tag exhaustive

import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { setLanguage } from '../../../schema/language/language.ts'
import type { Page } from '../../../schema/page.ts'
import { withoutSecrets } from '../../../src/builder/pages/gated-pages.ts'
import { createCache } from '../../../src/cache/cache.ts'
import { type PageSummary, summaryOf } from '../../../src/content/derive/page-summary.ts'
import type { LoadedSite } from '../../../src/content/load/load.ts'
import { cardAlt, type SocialCard } from '../../../src/seo/social-cards/card.ts'
import { createCardFiles } from '../../../src/seo/social-cards/card-files.ts'
import { createCardOf } from '../../../src/seo/social-cards/card-of.ts'
import { cardDrawer } from '../../../src/seo/social-cards/draw-card.ts'
import { encodeCard } from '../../../src/seo/social-cards/encode-card.ts'
import { breakLines } from '../../../src/seo/social-cards/lettering.ts'
import { sampleSite } from '../sample-site.ts'

let site: LoadedSite
let cardOf: (page: PageSummary) => SocialCard
const summary = (page: Page) => summaryOf(page, site.blocks)
const at = (path: string) => summary(site.pages.find((page) => page.path === path) as Page)

beforeAll(async () => {
  site = withoutSecrets(await sampleSite())
  cardOf = createCardOf({ ...site, pages: site.pages.map(summary) })
})

describe('the card of a page', () => {
  it('has its title and its picture, and no picture of another page', () => {
    for (const page of site.pages.filter((page) => !page.gate && site.recordsOf(page).length === 0)) {
      const { cardImage } = summary(page)
      const picture = cardImage && { name: cardImage.name, focus: cardImage.focus }
      expect(cardOf(summary(page))).toEqual({ brand: site.site.name, title: page.title, picture })
    }
    expect(cardOf(at('/faq')).picture).toBeUndefined()
  })

  it('is that of its city, since the site is large', () => {
    const [first] = site.firstPages
    const [city] = site.recordsOf(at(first as string))
    const card = { title: city?.record.name, eyebrow: city?.record['state'] }
    const ofCity = site.pages.filter((page) => site.recordsOf(page).some(({ record }) => record === city?.record))
    expect(ofCity.length).toBeGreaterThan(10)
    for (const page of ofCity) expect(cardOf(summary(page))).toMatchObject(card)
  })

  it('reveals nothing of a protected page', () => {
    const gated = site.pages.filter(({ gate }) => gate)
    expect(gated.length).toBeGreaterThan(0)
    for (const page of gated) expect(cardOf(summary(page))).toEqual(cardOf(at('/')))
  })

  it('has its words as alternative text', () => {
    const card = {
      brand: 'Sample Agency',
      title: 'Reno',
      eyebrow: 'Nevada',
      note: 'A dry town.',
    } as SocialCard
    expect(cardAlt(card)).toBe('Sample Agency. Reno, Nevada. A dry town.')
  })
})

describe('the drawing', () => {
  it('has its words as outlines, which need no installed font, and the same bytes for the same card', async () => {
    const card = cardOf(at('/'))
    const [one, other] = await Promise.all([cardDrawer(site), cardDrawer(site)])
    expect((await one(card)).svg).not.toContain('<text')
    const drawn = await encodeCard((await one(card)).open)
    expect((await encodeCard((await other(card)).open)).equals(drawn)).toBe(true)
    expect((await encodeCard((await one(card)).open)).equals(drawn)).toBe(true)
    expect((await encodeCard((await one({ ...card, title: 'Another' })).open)).equals(drawn)).toBe(false)
  })

  it.each([['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'], ['I'], ['word '.repeat(14).trim()]])(
    'takes a title and a note of any length: %s',
    async (text) => {
      const draw = await cardDrawer(site)
      const { open } = await draw({ ...cardOf(at('/')), title: text, note: text })
      const { info } = await open().raw().toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 })
    },
  )

  it('has its words and its picture on the other side in a language from right to left', async () => {
    onTestFinished(() => setLanguage(undefined))
    const firstX = async () => {
      const { svg } = await (await cardDrawer(site))(cardOf(at('/')))
      return Number(/translate\((\d+)/.exec(svg)?.[1])
    }
    expect(await firstX()).toBeLessThan(200)
    setLanguage({ locale: 'ar-AE' })
    expect(await firstX()).toBeGreaterThan(500)
  })

  it('breaks lines between words, as late as its width allows', () => {
    const set = (text: string) => ({ shapes: '', width: text.length })
    const word = fc.stringMatching(/^[a-z]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 1, max: 30 }), (words, width) => {
        const lines = breakLines(words.join(' '), set, width)
        expect(lines.join(' ')).toBe(words.join(' '))
        for (const [index, line] of lines.entries()) {
          expect(line.length <= width || !line.includes(' ')).toBe(true)
          const next = lines[index + 1]?.split(' ')[0]
          if (next) expect(`${line} ${next}`.length).toBeGreaterThan(width)
        }
      }),
    )
  })
})

describe('letters that the font of a card lacks', () => {
  const cardWith = async (title: string) => {
    const draw = await cardDrawer(site)
    return (await draw({ brand: 'X', title })).svg
  }

  it.each(['Łódź', 'Praha či Český', 'İstanbul', 'Tiếng Việt'])(
    '%s are drawn from other files of the font',
    async (title) => {
      expect(await cardWith(title)).not.toContain('<text')
    },
  )

  it.each(['東京事務所', 'مرحبا', 'Ремонт', 'שלום', 'R&D <東>'])(
    '%s are drawn in a font of the system',
    async (title) => {
      const svg = await cardWith(title)
      const drawn = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join('')
      expect(drawn).toBe(title.replaceAll(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`))
    },
  )

  it('break lines where their script does', () => {
    const set = (text: string) => ({ shapes: '', width: [...text].length })
    expect(breakLines('東京の事務所。自転車', set, 4)).toEqual(['東京の事', '務所。自', '転車'])
    expect(breakLines('Tours in 東京 today', set, 8)).toEqual(['Tours in', '東京 today'])
  })
})

describe('the file of a card', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-cards-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
  })
  const cache = () => createCache(join(folder, 'cache'))
  const files = (content: Pick<LoadedSite, 'theme' | 'publicFolders'> = site, standIn?: PageSummary) =>
    createCardFiles({ ...content, outDir: join(folder, 'out'), cache: cache(), cardOf, standIn })

  it('is a picture of 1200 × 630 pixels and at most 100 KB, drawn once and then cached', async () => {
    const [first] = site.firstPages
    const page = at(first as string)
    const card = await files()(page)
    const bytes = await readFile(join(folder, 'out', card.address))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThanOrEqual(100_000)
    const cache = join(folder, 'cache/cards')
    const [cached] = await readdir(cache)
    const before = await stat(join(cache, cached as string))
    expect(await files()(page)).toEqual(card)
    expect((await stat(join(cache, cached as string))).ino).toBe(before.ino)
    // Cut, as by a copy that was stopped.
    await writeFile(join(cache, cached as string), bytes)
    expect(await files()(page)).toEqual(card)
  })

  it('is that of another page in a quick release, unless it is cached', async () => {
    const [home, about] = [at('/'), at('/about')]
    const quick = async () => (await files(site, home)(about)).address
    expect(await quick()).toBe((await files()(home)).address)
    const { address } = await files()(about)
    expect(await quick()).toBe(address)
  })

  it('of a picture of its own keeps the focus of that picture', async () => {
    const publicFolders = [folder, site.publicFolders[1]] as const
    await mkdir(join(folder, 'images'))
    const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><path d="M0 0h1200v600H0z"/><path fill="#fff" d="M0 600h1200v600H0z"/></svg>`
    await writeFile(join(folder, 'images/halves.svg'), halves)
    const cardFile = files({ theme: site.theme, publicFolders })
    const light = async (y: number | undefined) => {
      const image = {
        name: 'halves',
        alt: '',
        shape: 'wide',
        ...(y !== undefined && { focus: { x: 0.5, y } }),
      } as const
      const { address } = await cardFile({ ...at('/'), image })
      return Math.round(((await sharp(join(folder, 'out', address)).stats()).channels[0]?.mean ?? -1) / 25.5) / 10
    }
    expect([await light(undefined), await light(0), await light(1)]).toEqual([0.5, 0, 1])
  })

  it('is drawn again when the file of the logo changes', async () => {
    const publicFolders = [folder, site.publicFolders[1]] as const
    const content = {
      theme: { ...site.theme, logo: { file: 'sign.svg', name: 'with', height: 40 } },
      publicFolders,
    } as const
    const drawLogo = (shape: string) =>
      writeFile(join(folder, 'sign.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shape}</svg>`)
    await drawLogo('<rect width="9" height="9" fill="red"/>')
    const { address } = await files(content)(at('/'))
    await drawLogo('<circle cx="4" cy="4" r="4" fill="blue"/>')
    expect((await files(content)(at('/'))).address).not.toBe(address)
  })

  it('is one for all pages whose cards show the same, each with its size and its words', async () => {
    const cardFile = files()
    const [one, other] = [await cardFile(at('/la/ushers')), await cardFile(at('/la/bartenders'))]
    expect(one).toEqual(other)
    expect(one).toMatchObject({ width: 1200, height: 630, alt: cardAlt(cardOf(at('/la/ushers'))) })
    expect(await readdir(join(folder, 'out/assets/cards'))).toHaveLength(1)
  })

  it('is a picture that the page names, if it names one', async () => {
    const image = { name: 'home/hero', alt: 'A stage', shape: 'wide' } as const
    const card = await files()({ ...at('/about'), image })
    expect(card.address).toMatch(/^\/assets\/cards\/card\.[0-9a-f]{10}\.jpg$/)
    expect(card.alt).toBe('A stage')
    expect((await readFile(join(folder, 'out', card.address))).length).toBeLessThanOrEqual(100_000)
  })
})
