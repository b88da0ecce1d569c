import { join, relative } from 'node:path'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { illegibleColours } from '../../../../schema/theme/contrast.ts'
import { palettesOf, toneOf } from '../../../../schema/theme/palettes.ts'
import { plainTheme, type Theme, themeSchema } from '../../../../schema/theme/theme.ts'
import { withSlashes } from '../../../files/with-slashes.ts'
import { fontFilesOf } from '../../../fonts/font-files.ts'
import { readArtwork } from '../../../pictures/artwork.ts'
import { logoKeys } from '../../../pictures/logo.ts'
import { findPublicFile, type PublicFolders } from '../../../pictures/public-folders.ts'
import { diagnose, fileStart, valueRange } from '../../diagnostics/diagnose.ts'
import type { Parsed } from '../../parse/parse.ts'
import { correctedLine } from '../../parse/source.ts'
import { type Container, isContainer, locate, type SourcePosition } from '../../parse/source-position.ts'
import { checkFile } from '../../validate/records/record-checks.ts'

/** Where a colour of a tone is written: in the tone, or in one that it is like. */
function writtenAt(
  { tones }: Theme,
  root: Container,
  tone: string,
  path: readonly string[],
): SourcePosition | undefined {
  const names = new Set([tone])
  for (const name of names) {
    const { position, exists } = locate(root, ['tones', name, ...path])
    if (exists) return position
    const like = tones[name]?.like
    if (like !== undefined) names.add(like)
  }
  return undefined
}

/** Colours that cannot be read, at their positions. A colour that follows from others is reported at its tone. */
function illegible(theme: Theme, root: Container, whole: SourcePosition): Diagnostic[] {
  return [...palettesOf(theme)].flatMap(([tone, palette]) =>
    illegibleColours(palette).map(({ path, colour, ground, ratio, min, nearest }) => {
      const position = writtenAt(theme, root, tone, path)
      const corrected =
        nearest === undefined
          ? undefined
          : position
            ? correctedLine(position.source, position.start, position.end, `"${nearest}"`)
            : `${path.map((key, depth) => `${'  '.repeat(depth)}${key}:`).join('\n')} "${nearest}"`
      return diagnose('illegible-colour', valueRange(position ?? locate(root, ['tones', tone]).position ?? whole), {
        path: path.join('.'),
        colour,
        ground: ground.path,
        groundColour: ground.colour,
        tone,
        ratio,
        min,
        corrected,
      })
    }),
  )
}

/**
 * Validates `_data/theme.yaml`. A site without it has the plain theme. So has one whose theme has an error, but then no tone
 * of a block is unknown.
 */
export function checkTheme(parsed: Parsed | undefined, today: string, diagnostics: Diagnostic[]) {
  const checked = parsed && checkFile(parsed, { schema: themeSchema, owner: 'theme', today }, diagnostics)
  const theme: Theme = checked?.data ?? plainTheme
  if (parsed && checked?.data && checked.root) diagnostics.push(...illegible(theme, checked.root, parsed.position))
  const page = toneOf(theme, 'page')
  const others = Object.keys(theme.tones).filter((tone) => tone !== page)
  return { theme, tones: checked?.broken ? [] : [page, ...others] }
}

type Folders = { base: string; publicFolders: PublicFolders }

/** Fonts and logos of the theme that are missing or damaged. */
export function themeFileDiagnostics(
  theme: Theme,
  parsed: Parsed | undefined,
  { base, publicFolders }: Folders,
): Diagnostic[] {
  const root = parsed?.value
  if (!parsed || !isContainer(root)) return []
  const rangeAt = (path: string[]) => {
    const { position } = locate(root, path)
    return position ? valueRange(position) : fileStart(parsed.source)
  }
  const inFolder = (file: string) => withSlashes(relative(base, join(publicFolders[0], file)))
  const fonts = (['display', 'text'] as const).flatMap((role) => {
    const font = theme.typography[role]
    const found = fontFilesOf(theme, role, publicFolders)
    if (!font || Array.isArray(found)) return []
    const range = rangeAt(['typography', role, found.key])
    const { package: name = '', file = '' } = font
    if (found.key === 'file')
      return diagnose(`${found.problem}-theme-file`, range, { file: inFolder(file), use: 'font' })
    return found.problem === 'missing'
      ? diagnose('missing-font-package', range, { package: name })
      : diagnose('missing-font-weight', range, { package: name, weight: found.weight, weights: found.weights })
  })
  const logos = logoKeys.flatMap((key) => {
    const name = theme.logo?.[key]
    if (name === undefined) return []
    const file = findPublicFile(publicFolders, name)
    if (file !== undefined && readArtwork(file)) return []
    const code = file === undefined ? 'missing-theme-file' : 'unreadable-theme-file'
    return diagnose(code, rangeAt(['logo', key]), { file: inFolder(name), use: 'logo' })
  })
  return [...fonts, ...logos]
}
