import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashAll, hashOf } from '../../cache/hash.ts'
import type { Store } from '../../cache/store.ts'
import { fontFiles } from '../../seo/social-cards/fonts.ts'

/**
 * The site's fonts, each with a fallback made of the first system font that there is: as wide (`size-adjust`, at which the
 * fewest headings and leads of the site break into more or fewer lines on a phone) and as tall, so that lines stay where they
 * are when the font arrives. Android has Roboto alone, and since its version 12 no bold one by name: browsers make it bold.
 * In its own width text breaks as it should, and headings do not.
 */
const fonts = [
  {
    family: 'Bricolage Grotesque',
    file: fontFiles.display,
    weights: '700',
    fallback: 'Bricolage Fallback',
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
    fallback: 'Figtree Fallback',
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

/** A part of a font is a file of its own. `range` is the rule that says what it is fetched for. */
type Part = { characters: string; range: string }

/** What is written in English, and names in Spanish: cities have some. Every page fetches these characters. */
const usual: Part = { characters: `${between(0x20, 0x7e)}\u00a0©·×÷−–—‘’“”•…áéíñóúüÁÉÍÑÓÚÜ`, range: '' }

/** Where all others lie that the fonts hold: of other languages of western Europe, and signs between them. */
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

/** What browsers do with letters unless they are told otherwise, and figures of one width, for columns of numbers. */
const keepFeatures = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ')

/** `packages` is a hash of the versions of all packages: another one may take a font apart in another way. */
type Cache = { store: Store; packages: string }

/** These characters of a font (WOFF2). To take a font apart takes some tenths of a second. */
async function partOf(file: URL, characters: string, { store, packages }: Cache): Promise<Uint8Array> {
  const bytes = await readFile(file)
  return store.cached('fonts', hashAll([hashOf(bytes), characters, keepFeatures, packages]), async () => {
    const { default: subsetFont } = await import('subset-font')
    // Its types do not know the features yet.
    const wanted = { targetFormat: 'woff2' as const, keepFeatures }
    return subsetFont(bytes, characters, wanted)
  })
}

export type FontFaces = {
  css: string
  /** Addresses of what every page fetches. */
  addresses: readonly string[]
}

/** Markup of the head that has the browser fetch the fonts beside the styles. */
export const fontPreloads = ({ addresses }: FontFaces): string =>
  addresses.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`).join('')

/**
 * Writes the fonts to `outDir/assets` and gives their rules and addresses. Each is in two parts: the second is fetched where
 * a page shows, or somebody types, what the first has not.
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
      // Of two that might hold a character, browsers take the one that is declared last.
      const fallbacks = font.standIns.map(
        ({ locals, metrics }) => `@font-face{font-family:"${font.fallback}";src:${locals};${metrics}}`,
      )
      return { address: first.address, css: second.css + first.css + fallbacks.toReversed().join('') }
    }),
  )
  return { css: faces.map(({ css }) => css).join(''), addresses: faces.map(({ address }) => address) }
}
