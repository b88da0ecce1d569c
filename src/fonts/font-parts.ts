import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alphabetFiles, type FontFile } from './font-files.ts'
import { openFace } from './open-face.ts'

/**
 * Characters of a font that are a file of their own. `range` is the `unicode-range` for which it is fetched. `isWhole`: the file at
 * `path` has no others.
 */
export type FontPart = { path: string; characters: string; range: string; isWhole?: boolean }

const charactersOf = (ranges: readonly (readonly [from: number, to: number])[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
const textOf = (codes: readonly number[]) => codes.map((code) => String.fromCodePoint(code)).join('')
const cssRange = (ranges: readonly (readonly [number, number])[]) =>
  `;unicode-range:${ranges.map(([from, to]) => (from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`)).join()}`

/** Characters of English, and of Spanish names of cities. Every page fetches these. */
const usual = `${textOf(charactersOf([[0x20, 0x7e]]))}\u00a0©·×÷−–—‘’“”•…áéíñóúüÁÉÍÑÓÚÜ`

/** All other characters of western European languages, and symbols. */
const western = [
  [0xa1, 0x2dc],
  [0x2010, 0x203a],
  [0x20ac, 0x2122],
] as const
const westernText = textOf(charactersOf(western).filter((code) => !usual.includes(String.fromCodePoint(code))))

/** Characters that may need a part beyond the first two: those that the Latin files of Fontsource lack. */
export const rareLetters = /[^ -\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122]/gu

const known = new Set(
  charactersOf([[0x20, 0x7e], [0xa0, 0xa0], [0xd7, 0xd7], [0xf7, 0xf7], [0x2212, 0x2212], ...western]),
)

/** Alphabets of which a file of a site may have letters; of all others the letters are one part. */
const alphabets = [
  /[\u1e00-\u1eff]/,
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Armenian}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
]
const alphabetOf = (code: number) => {
  const letter = String.fromCodePoint(code)
  return alphabets.findIndex((alphabet) => alphabet.test(letter))
}

/** The widest gap between two characters that one range bridges. */
const maxGap = 32

function rangesOf(codes: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && code - last[1] <= maxGap) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

/** More characters than this are no alphabet: only those that the site uses are written. */
const maxAlphabet = 1_000

type Letters = ReadonlySet<string> | undefined

/** A part with these characters; none if the site has no letter of it. `letters` are those of the site, all if left out. */
function partOf(path: string, codes: readonly number[], letters: Letters): FontPart[] {
  const used = letters && codes.filter((code) => letters.has(String.fromCodePoint(code)))
  if (codes.length === 0 || used?.length === 0) return []
  const written = used && codes.length > maxAlphabet ? used : codes
  return [{ path, characters: textOf(written), range: cssRange(rangesOf(written)) }]
}

/** The ranges of the alphabets of a package of Fontsource, by their names in its files. */
function packageRanges(path: string): Readonly<Record<string, string>> {
  const file = join(dirname(path), '../unicode.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const codesIn = (ranges: string): number[] =>
  charactersOf(
    ranges.split(',').map((range) => {
      const [from = '0', to = from] = range.trim().replace(/^U\+/i, '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  )

/** The parts of the files that a package has for other alphabets. */
function partsOfPackage(path: string, letters: Letters): FontPart[] {
  const ranges = packageRanges(path)
  const latin = new Set(codesIn(ranges['latin'] ?? ''))
  return alphabetFiles(path).flatMap(({ alphabet, path }) => {
    const written = ranges[alphabet] ?? ranges[`[${alphabet}]`]
    const codes = written === undefined ? [] : codesIn(written).filter((code) => !latin.has(code))
    // A numbered file is small as it is.
    return partOf(path, codes, letters).map((part) => ({
      ...part,
      range: `;unicode-range:${written}`,
      isWhole: /\d/.test(alphabet),
    }))
  })
}

/** The parts of one file of a site that has other alphabets too. */
async function partsOfFile(path: string, letters: Letters): Promise<FontPart[]> {
  const codes = [...(await openFace(path)).collectUnicodes()].filter((code) => code > 0x2dc && !known.has(code))
  return [...Map.groupBy(codes, alphabetOf).values()].flatMap((some) => partOf(path, some, letters))
}

/**
 * The parts of a font, the one that every page fetches first: its letters of English, other western ones, and of each other
 * alphabet that its package or file has those that the site uses. A browser fetches a part once a page shows, or somebody
 * types, a character of it.
 */
export async function fontParts(
  { path }: FontFile,
  letters: Letters,
): Promise<[first: FontPart, ...others: FontPart[]]> {
  return [
    { path, characters: usual, range: '' },
    { path, characters: westernText, range: cssRange(western) },
    ...(alphabetFiles(path).length > 0 ? partsOfPackage(path, letters) : await partsOfFile(path, letters)),
  ]
}
