import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decompress } from 'wawoff2'
import { plainTheme, type Theme } from '../../../schema/theme/theme.ts'
import { writeFonts } from '../../../src/builder/assets/site-fonts.ts'
import { cacheOf } from '../../../src/cache/cache.ts'
import { fontFilesOf } from '../../../src/fonts/font-files.ts'
import { publicFoldersOf } from '../../../src/pictures/public-folders.ts'
import { sampleSite } from '../sample-site.ts'

const root = join(import.meta.dirname, '../../..')
const out = mkdtempSync(join(tmpdir(), 'marquee-fonts-'))
let css: string
let addresses: readonly string[]

const publicFolders = publicFoldersOf(root, 'pages')
const facesOf = (theme: Theme, letters = '') =>
  writeFonts({ theme, publicFolders, outDir: out, cache: cacheOf(root), letters: new Set(letters) })
let theme: Theme

beforeAll(async () => {
  theme = (await sampleSite()).theme
  ;({ css, addresses } = await facesOf(theme))
})
afterAll(() => rmSync(out, { recursive: true, force: true }))

/** The characters of a font. */
async function charactersOf(file: string | URL): Promise<Set<string>> {
  const face = new Face(new Blob(await decompress(readFileSync(file))))
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)))
}

describe.each([
  ['Bricolage Grotesque', 'display'],
  ['Figtree', 'text'],
] as const)('%s', (family, role) => {
  const faces = () => css.split('}').filter((rule) => rule.includes(`font-family:"${family}"`))
  const addressIn = (face = '') => /url\(([^)]+)\)/.exec(face)?.[1] ?? ''

  it('has two parts, of which pages load the one that is declared last', () => {
    expect(faces()).toHaveLength(2)
    expect(faces()[0]).toMatch(/unicode-range:U\+a1-2dc,/)
    expect(faces()[1]).not.toContain('unicode-range')
    expect(addresses).toContain(addressIn(faces()[1]))
    expect(addresses).not.toContain(addressIn(faces()[0]))
  })

  it('has each character in one of them, except combining accents, mathematical signs and arrows', async () => {
    // One after the other: what one call has given is in the memory of the next.
    const second = await charactersOf(join(out, addressIn(faces()[0])))
    const first = await charactersOf(join(out, addressIn(faces()[1])))
    const [file] = fontFilesOf(theme, role, publicFolders) as { path: string }[]
    const whole = await charactersOf(file?.path ?? '')
    expect([...first].filter((character) => second.has(character) && character !== ' ')).toEqual([])
    const lost = [...whole].filter((character) => !first.has(character) && !second.has(character))
    expect(lost.filter((character) => !/[\p{Mark}\p{Math}\p{Symbol}\p{C}\p{Z}]/u.test(character))).toEqual([])
    for (const character of 'Aé ñ’“×−$&') expect(first.has(character), character).toBe(true)
    for (const character of 'çßÖ€™ø') expect(second.has(character), character).toBe(true)
  })
})

/** The widths of fallbacks, in percent of the system's font. */
const adjustments = (rules: string) => [...rules.matchAll(/size-adjust:([\d.]+)%/g)].map(([, share]) => Number(share))

it('scales fallbacks to the width and the height of the font', () => {
  // Which of these lets the fewest headings of the site break in another place was tried: 102.4, 108.2 and 100.75.
  const [roboto = 0, arial = 0, , text = 0] = adjustments(css)
  expect(arial).toBeCloseTo(102, 0)
  expect(roboto).toBeCloseTo(108.5, 0)
  expect(text).toBeCloseTo(100.2, 0)
  expect(css).toMatch(/Text Fallback";src:local\("Arial"\),.*?ascent-override:94\.8/)
})

const withFonts = (typography: Partial<Theme['typography']>): Theme => ({
  ...plainTheme,
  typography: { ...plainTheme.typography, ...typography },
})

it('tells blocks the width of figures only where they are wider than usual, set closer as the theme sets its headings', async () => {
  const width = async (display: object, letterSpacing: number) => {
    const faces = await facesOf(withFonts({ display: display as typeof figtree, letterSpacing }))
    return /--figure-width:([\d.]+)/.exec(faces.css)?.[1]
  }
  for (const font of [grotesque, figtree]) {
    const usual = Number(await width(font, 0))
    expect(usual).toBeGreaterThan(0.55)
    expect(Number(await width(font, 0.1))).toBeCloseTo(usual + 0.22, 2)
    expect(await width(font, -0.1)).toBeUndefined()
  }
})

const figtree = { family: 'One', package: '@fontsource-variable/figtree', generic: 'sans-serif' } as const
const grotesque = { family: 'One', package: '@fontsource/bricolage-grotesque', generic: 'sans-serif' } as const

/** The letters of a text that a file of the font has, where its ranges say so. */
async function lettersIn(css: string, text: string): Promise<string> {
  const found = new Set<string>()
  for (const [, address = '', ranges = ''] of css.matchAll(/url\(([^)]+)\)[^}]*unicode-range:([^;}]+)/g)) {
    const isIn = (code: number) =>
      ranges.split(',').some((range) => {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((one) => Number.parseInt(one, 16))
        return from <= code && code <= to
      })
    const has = await charactersOf(join(out, address))
    for (const letter of text) if (has.has(letter) && isIn(letter.codePointAt(0) ?? 0)) found.add(letter)
  }
  return [...text].filter((letter) => found.has(letter)).join('')
}

it.each([
  ['Polish', 'ąćęłńśźżŁ'],
  ['Czech', 'čďěňřšťůž'],
  ['Hungarian', 'őűŐŰ'],
  ['Turkish', 'ğışİŞ'],
  ['Romanian', 'ăâîșț'],
  ['Latvian', 'āčēģīķļņšūž'],
])('has the letters of %s in a package that has them, where the site uses them', async (_language, letters) => {
  const theme = withFonts({ text: figtree, display: grotesque })
  expect(await lettersIn((await facesOf(theme, letters)).css, letters)).toBe(letters)
})

it('has no part for letters that the site does not use, and all where that is not known', async () => {
  const theme = withFonts({ text: figtree })
  const parts = ({ css }: { css: string }) => css.match(/"One";src/g)?.length
  expect(parts(await facesOf(theme, ''))).toBe(2)
  expect(parts(await facesOf(theme, '→'))).toBe(2)
  expect(parts(await facesOf(theme, 'ł'))).toBe(3)
  expect(parts(await writeFonts({ theme, publicFolders, outDir: out, cache: cacheOf(root) }))).toBe(3)
})

it('knows the letters of the site that a font lacks', async () => {
  const { lacking } = await facesOf(
    withFonts({ text: { family: 'One', package: '@fontsource-variable/figtree', generic: 'sans-serif' } }),
    'łőşé→خبز',
  )
  expect([...lacking]).toEqual([...'خبز'])
})

it('keeps the letters of other alphabets that a file of the site has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-own-font-'))
  mkdirSync(join(folder, 'fonts'))
  const source = join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2')
  writeFileSync(join(folder, 'fonts/own.ttf'), await decompress(readFileSync(source)))
  const theme = withFonts({ text: { family: 'Own', file: 'fonts/own.ttf', generic: 'sans-serif' } })
  const write = (letters: string) =>
    writeFonts({ theme, publicFolders: [folder, ''], outDir: out, cache: cacheOf(root), letters: new Set(letters) })
  const { css } = await write('łőş')
  const none = await write('я')
  rmSync(folder, { recursive: true })
  expect(await lettersIn(css, 'łőşąž')).toBe('łőşąž')
  expect(none.css.match(/"Own";src/g)).toHaveLength(2)
})

it("uses the weights that text needs of a package with a file for each, and the theme's weight of a variable font", async () => {
  const faces = await facesOf(
    withFonts({
      text: { family: 'One', package: '@fontsource/bricolage-grotesque', generic: 'serif' },
      display: { family: 'Two', package: '@fontsource-variable/figtree', generic: 'sans-serif' },
      fontWeight: 650,
    }),
  )
  const weightsOf = (family: string) =>
    new Set([...faces.css.matchAll(new RegExp(`"${family}";src:url[^}]*font-weight:([\\d ]+)`, 'g'))].map(([, w]) => w))
  expect(weightsOf('One')).toEqual(new Set(['400', '700']))
  expect(weightsOf('Two')).toEqual(new Set(['650']))
  expect(faces.css).toContain('"Text Fallback";src:local("Times New Roman Bold")')
})

it.each([
  ['a variable font', figtree, ['300 900']],
  ['a font with a file for each weight', grotesque, ['700', '400']],
])('writes %s once for headings and text', async (_, font, weights) => {
  const { css, addresses } = await facesOf(withFonts({ display: font, text: font, fontWeight: 700 }))
  const preloaded = [...css.matchAll(/"One";src:url\(([^)]+)\);font-weight:([\d ]+);[^}]*swap\}/g)]
  expect(preloaded.map(([, , weight]) => weight)).toEqual(weights)
  expect(addresses).toEqual(preloaded.map(([, address]) => address))
})

it('gives headings and text of the same font fallbacks of their own weights', async () => {
  const { css } = await facesOf(withFonts({ display: figtree, text: figtree }))
  expect(css).toMatch(/"Display Fallback";src:local\("Arial Bold"\)/)
  expect(css).toMatch(/"Text Fallback";src:local\("Arial"\)/)
})

it('reports that a variable font lacks a weight', () => {
  const light = withFonts({ display: figtree, fontWeight: 200 })
  expect(fontFilesOf(light, 'display', publicFolders)).toMatchObject({ key: 'package', problem: 'weight', weight: 200 })
})

it('reads a font file of the site, and writes nothing for system fonts', async () => {
  const file = 'fonts/own.ttf'
  const [source] = fontFilesOf(theme, 'text', publicFolders) as { path: string }[]
  const folder = mkdtempSync(join(tmpdir(), 'marquee-own-font-'))
  mkdirSync(join(folder, 'fonts'))
  writeFileSync(join(folder, file), await decompress(readFileSync(source?.path ?? '')))
  const own = withFonts({ text: { family: 'Own', file, generic: 'sans-serif' } })
  const faces = await writeFonts({ theme: own, publicFolders: [folder, ''], outDir: out, cache: cacheOf(root) })
  rmSync(folder, { recursive: true })
  expect(faces.css).toContain('"Own";src:url(/assets/own-')
  expect(faces.css).not.toMatch(/"Text Fallback"[^}]*font-weight/)
  expect(await facesOf(withFonts({ text: { family: 'Georgia', generic: 'serif' } }))).toEqual({
    css: '',
    addresses: [],
    lacking: new Set(),
  })
})
