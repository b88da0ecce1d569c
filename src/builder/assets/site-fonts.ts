import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashAll, hashOf } from '../../cache/hash.ts'
import type { Store } from '../../cache/store.ts'
import { fontFiles } from '../../seo/social-cards/fonts.ts'

/**
 * The site's fonts, each with a fallback: the first available system font, scaled to the same width (by the
 * `size-adjust` with which the fewest headings and leads of the site break into more or fewer lines on a phone) and
 * height, so that lines stay in place when the font arrives. Android only has Roboto, and since version 12 no bold face
 * by name: browsers synthesise it. In its own width, body text breaks correctly, but headings do not.
 */
const fonts = [
  {
    family: 'Bricolage Grotesque',
    file: fontFiles.display,
    weights: '700',
    fallback: 'Bricolage Grotesque Fallback',
    standIns: [
      {
        locals: 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold")',
        metrics: 'size-adjust:102.4%;ascent-override:90.8%;descent-override:26.4%',
      },
      {
        locals: 'local("Roboto Bold"),local("Roboto")',
        metrics: 'size-adjust:108.2%;ascent-override:85.9%;descent-override:25%',
      },
    ],
  },
  {
    family: 'Figtree Variable',
    file: fontFiles.text,
    weights: '300 900',
    fallback: 'Figtree Variable Fallback',
    standIns: [
      {
        locals: 'local("Arial"),local("ArialMT"),local("Liberation Sans")',
        metrics: 'size-adjust:100.75%;ascent-override:93.6%;descent-override:24.6%',
      },
    ],
  },
] as const
type SiteFont = (typeof fonts)[number]

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** A part of a font is a separate file. `range` is the `unicode-range` for which it is fetched. */
type Part = { characters: string; range: string }

/** Characters of English, and of Spanish names of cities. Every page fetches these. */
const usual: Part = { characters: `${between(0x20, 0x7e)}\u00a0©·×÷−–—‘’“”•…áéíñóúüÁÉÍÑÓÚÜ`, range: '' }

/** All other characters of the fonts: other western European languages, and symbols. */
const ranges = [
  [0xa1, 0x2dc],
  [0x2010, 0x203a],
  [0x20ac, 0x2122],
] as const
const others: Part = {
  characters: [...ranges.map(([from, to]) => between(from, to)).join('')]
    .filter((character) => !usual.characters.includes(character))
    .join(''),
  range: `;unicode-range:${ranges.map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join()}`,
}

/** The features that browsers apply by default, and tabular figures for columns of numbers. */
const keepFeatures = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ')

/** `packages` is a hash of all package versions: a different version may subset a font differently. */
type Cache = { store: Store; packages: string }

/** A subset of a font (WOFF2) with these characters. Subsetting takes some tenths of a second. */
async function partOf(file: URL, characters: string, { store, packages }: Cache): Promise<Uint8Array> {
  const bytes = await readFile(file)
  return store.cached('fonts', hashAll([hashOf(bytes), characters, keepFeatures, packages]), async () => {
    const { default: subsetFont } = await import('subset-font')
    // The types of the package lack the features.
    const wanted = { targetFormat: 'woff2' as const, keepFeatures }
    return subsetFont(bytes, characters, wanted)
  })
}

export type FontFaces = {
  css: string
  /** Addresses of the files that every page fetches. */
  addresses: readonly string[]
}

/** Markup of the head that makes the browser fetch the fonts in parallel with the styles. */
export const fontPreloads = ({ addresses }: FontFaces): string =>
  addresses.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`).join('')

/**
 * Writes the fonts to `outDir/assets` and returns their rules and addresses. Each has two parts: the second is fetched
 * if a page shows, or somebody types, a character that the first lacks.
 */
export async function writeFonts(root: string, outDir: string, store: Store): Promise<FontFaces> {
  const cache = { store, packages: hashOf(await readFile(join(root, 'package-lock.json'))) }
  await mkdir(join(outDir, 'assets'), { recursive: true })
  const faceOf = async (font: SiteFont, { characters, range }: Part) => {
    const bytes = await partOf(font.file, characters, cache)
    const address = `/assets/${font.family.split(' ')[0]?.toLowerCase()}-${hashOf(bytes).slice(0, 10)}.woff2`
    await writeFile(join(outDir, address), bytes)
    const css = `@font-face{font-family:"${font.family}";src:url(${address});font-weight:${font.weights};font-display:swap${range}}`
    return { address, css }
  }
  const faces = await Promise.all(
    fonts.map(async (font) => {
      const [first, second] = await Promise.all([faceOf(font, usual), faceOf(font, others)])
      // If two parts may have a character, browsers use the one that is declared last.
      const fallbacks = font.standIns.map(
        ({ locals, metrics }) => `@font-face{font-family:"${font.fallback}";src:${locals};${metrics}}`,
      )
      return { address: first.address, css: second.css + first.css + fallbacks.toReversed().join('') }
    }),
  )
  return { css: faces.map(({ css }) => css).join(''), addresses: faces.map(({ address }) => address) }
}
