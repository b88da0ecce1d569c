import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Theme, ThemeFont } from '../../../schema/theme/theme.ts'
import type { Cache } from '../../cache/cache.ts'
import { moduleHash } from '../../cache/code-hash.ts'
import { hashAll, hashOf, shortHash } from '../../cache/hash.ts'
import { engineModule } from '../../files/roots.ts'
import { fallbackFaces, figureWidth, usualFigureWidth } from '../../fonts/fallbacks.ts'
import { type FontFile, type FontRole, fontFilesOf } from '../../fonts/font-files.ts'
import { type FontPart, fontParts } from '../../fonts/font-parts.ts'
import { openFace } from '../../fonts/open-face.ts'
import { subset } from '../../fonts/subset.ts'
import type { PublicFolders } from '../../pictures/public-folders.ts'

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
  /** Letters of the site that a font of the theme lacks: they are shown in a font of the visitor's system. */
  lacking: ReadonlySet<string>
}

/** Markup of the head that makes the browser fetch the fonts in parallel with the styles. */
export const fontPreloads = ({ addresses }: Pick<FontFaces, 'addresses'>): string =>
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

type FontOptions = {
  theme: Theme
  publicFolders: PublicFolders
  outDir: string
  cache: Cache
  /** The letters of the site beyond those of western languages; left out, each alphabet of a font is written. */
  letters?: ReadonlySet<string> | undefined
}

/**
 * Writes the fonts of the theme to `outDir/assets` and returns their rules and addresses. Each file has
 * several parts: all but the first are fetched if a page shows, or somebody types, a character that the first lacks. A font
 * with a diagnostic is left out: the development server shows its fallback.
 */
export async function writeFonts({ theme, publicFolders, outDir, cache, letters }: FontOptions): Promise<FontFaces> {
  await mkdir(join(outDir, 'assets'), { recursive: true })

  const { fontWeight, letterSpacing } = theme.typography
  async function write({ font: { family, generic }, file, roles }: UsedFile) {
    const face = await openFace(file.path)
    const weightAxis = face.getAxisInfos()['wght']
    const weightIn = (role: FontRole) => (role === 'display' ? fontWeight : (file.weight ?? 400))
    // Headings have one weight: a font with all of them is twice as large.
    const pinned = weightAxis && !roles.includes('text') ? fontWeight : undefined
    const weights = weightAxis && !pinned ? [weightAxis.min, weightAxis.max] : roles.map(weightIn).sort()
    const name = family.toLowerCase().match(/[a-z0-9]+/)?.[0] ?? 'font'
    const partFace = async ({ path, characters, range, isWhole }: FontPart) => {
      const bytes = isWhole ? await readFile(path) : await cachedSubset(path, characters, pinned, cache)
      const address = `/assets/${name}-${shortHash(bytes)}.woff2`
      await writeFile(join(outDir, address), bytes)
      const css = `@font-face{font-family:"${family}";src:url(${address});font-weight:${[...new Set(weights)].join(' ')};font-display:swap${range}}`
      return { address, css }
    }
    const [firstPart, ...otherParts] = await fontParts(file, letters)
    const codes = new Set(face.collectUnicodes())
    // The first two are what every file may have.
    const inOthers = new Set(otherParts.slice(1).flatMap(({ characters }) => [...characters]))
    const lacking = [...(letters ?? [])].filter(
      (letter) => /\p{L}/u.test(letter) && !codes.has(letter.codePointAt(0) ?? 0) && !inOthers.has(letter),
    )
    const [first, ...others] = await Promise.all([partFace(firstPart), ...otherParts.map(partFace)])
    // Large figures are set closer than other words. Most fonts have figures that are narrower than what blocks expect.
    const width = roles.includes('display') ? figureWidth(face, fontWeight) + 2.2 * letterSpacing : 0
    const figures = width > usualFigureWidth ? [`:root{--figure-width:${Math.round(width * 1_000) / 1_000}}`] : []
    const fallbacks = roles.map((role) => {
      const isOneOfSeveral = role === 'text' && file.weight !== undefined
      return fallbackFaces(face, { role, generic, weight: weightIn(role), isOneOfSeveral })
    })
    // If two parts may have a character, browsers use the one that is declared last.
    return {
      lacking,
      address: first.address,
      css: [...others.map(({ css }) => css), first.css, ...fallbacks, ...figures].join(''),
    }
  }

  const faces: Awaited<ReturnType<typeof write>>[] = []
  // One after the other: what the decompressor returns is a view of its own memory.
  for (const used of usedFiles(theme, publicFolders)) faces.push(await write(used))
  return {
    css: faces.map(({ css }) => css).join(''),
    addresses: faces.map(({ address }) => address),
    lacking: new Set(faces.flatMap((one) => one.lacking)),
  }
}
