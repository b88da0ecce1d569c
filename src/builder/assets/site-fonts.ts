import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Theme, ThemeFont } from '../../../schema/theme/theme.ts'
import type { Cache } from '../../cache/cache.ts'
import { moduleHash } from '../../cache/code-hash.ts'
import { hashAll, hashOf, shortHash } from '../../cache/hash.ts'
import { engineModule } from '../../files/roots.ts'
import { fallbackFaces, figureWidth } from '../../fonts/fallbacks.ts'
import { type FontFile, type FontRole, fontFilesOf } from '../../fonts/font-files.ts'
import { openFace } from '../../fonts/open-face.ts'
import { subset } from '../../fonts/subset.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'

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

const subsetting = new URL(engineModule('../../fonts/subset.ts'), import.meta.url).href

/** A subset of the font in a file: cached, or computed now. */
async function cachedSubset(path: string, characters: string, weight: number | undefined, cache: Cache) {
  const bytes = await readFile(path)
  const key = hashAll([moduleHash(subsetting), hashOf(bytes), characters, weight])
  return cache.getOrCompute('fonts', key, () => subset(bytes, characters, weight))
}

export type FontFaces = {
  css: string
  /** Addresses of the files that every page fetches. */
  addresses: readonly string[]
}

/** Markup of the head that makes the browser fetch the fonts in parallel with the styles. */
export const fontPreloads = ({ addresses }: FontFaces): string =>
  addresses.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`).join('')

/** A file of a font, and what it is for: one for headings and text is written once. */
type UsedFile = { font: ThemeFont; file: FontFile; roles: FontRole[] }

function usedFiles(theme: Theme, publicFolders: PublicFolders): UsedFile[] {
  const used = new Map<string, UsedFile>()
  for (const role of ['display', 'text'] as const) {
    const font = theme.typography[role]
    const files = fontFilesOf(theme, role, publicFolders)
    if (!font || !Array.isArray(files)) continue
    for (const file of files) {
      const key = `${font.family} ${file.path}`
      const { roles = [] } = used.get(key) ?? {}
      used.set(key, { font, file, roles: [...roles, role] })
    }
  }
  return [...used.values()]
}

type FontOptions = { theme: Theme; publicFolders: PublicFolders; outDir: string; cache: Cache }

/**
 * Writes the fonts of the theme to `outDir/assets` and returns their rules and addresses. Each file has two parts: the
 * second is fetched if a page shows, or somebody types, a character that the first lacks. A font with a diagnostic is
 * left out: the development server shows its fallback.
 */
export async function writeFonts({ theme, publicFolders, outDir, cache }: FontOptions): Promise<FontFaces> {
  await mkdir(join(outDir, 'assets'), { recursive: true })

  const { fontWeight } = theme.typography
  async function write({ font: { family, generic }, file, roles }: UsedFile) {
    const face = await openFace(file.path)
    const weightAxis = face.getAxisInfos()['wght']
    const weightIn = (role: FontRole) => (role === 'display' ? fontWeight : (file.weight ?? 400))
    // Headings have one weight: a font with all of them is twice as large.
    const pinned = weightAxis && !roles.includes('text') ? fontWeight : undefined
    const weights = weightAxis && !pinned ? [weightAxis.min, weightAxis.max] : roles.map(weightIn).sort()
    const name = family.toLowerCase().match(/[a-z0-9]+/)?.[0] ?? 'font'
    const partFace = async ({ characters, range }: Part) => {
      const bytes = await cachedSubset(file.path, characters, pinned, cache)
      const address = `/assets/${name}-${shortHash(bytes)}.woff2`
      await writeFile(join(outDir, address), bytes)
      const css = `@font-face{font-family:"${family}";src:url(${address});font-weight:${[...new Set(weights)].join(' ')};font-display:swap${range}}`
      return { address, css }
    }
    const [first, second] = await Promise.all([partFace(usual), partFace(others)])
    const figures = roles.includes('display') ? [`:root{--figure-width:${figureWidth(face, fontWeight)}}`] : []
    const fallbacks = roles.map((role) => {
      const isOneOfSeveral = role === 'text' && file.weight !== undefined
      return fallbackFaces(face, { role, generic, weight: weightIn(role), isOneOfSeveral })
    })
    // If two parts may have a character, browsers use the one that is declared last.
    return { address: first.address, css: [second.css, first.css, ...fallbacks, ...figures].join('') }
  }

  const faces: Awaited<ReturnType<typeof write>>[] = []
  // One after the other: what the decompressor returns is a view of its own memory.
  for (const used of usedFiles(theme, publicFolders)) faces.push(await write(used))
  return {
    css: faces.map(({ css }) => css).join(''),
    addresses: faces.map(({ address }) => address),
  }
}
