import type { Face } from 'harfbuzzjs'
import type { ThemeFont } from '../../schema/theme/theme.ts'
import { fallbackFamily } from './fallback-family.ts'
import type { FontRole } from './font-files.ts'
import { fontOf, glyphsOf } from './open-face.ts'

type Generic = ThemeFont['generic']

/** Words as on a marketing site, by which fonts are measured. */
const sample =
  'Event staff who know the room: bartenders, servers and greeters for trade shows, galas and launches. Tell us the date, the city and what you need, and we send people who have done it before.'

/** The names of a font on various systems, and the average width of a letter of the sample, in ems. */
type SystemFont = { regular: readonly string[]; bold: readonly string[]; width: number; boldWidth: number }

/**
 * System fonts. The first that a system has is the fallback: those of Windows, Apple and Linux, then those of Android.
 * Android has no bold face by name: browsers synthesise it.
 */
const installedFonts: Record<Generic, readonly SystemFont[]> = {
  'sans-serif': [
    {
      regular: ['Arial', 'ArialMT', 'Liberation Sans'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
      width: 0.4498,
      boldWidth: 0.4822,
    },
    { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'], width: 0.446, boldWidth: 0.4524 },
  ],
  serif: [
    {
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
      width: 0.4025,
      boldWidth: 0.4277,
    },
    { regular: ['Noto Serif'], bold: ['Noto Serif Bold', 'Noto Serif'], width: 0.4805, boldWidth: 0.5093 },
  ],
  monospace: [
    {
      regular: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'],
      bold: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold'],
      width: 0.6001,
      boldWidth: 0.6001,
    },
  ],
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The width of a figure for which a block need not know the font, in ems. */
export const usualFigureWidth = 0.55

/** The average width of a figure of a font, in ems. */
export function figureWidth(face: Face, weight: number): number {
  const figures = '0123456789'
  const width = glyphsOf(fontOf(face, weight), figures).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
  return width / figures.length / face.upem
}

type FontUse = {
  role: FontRole
  generic: Generic
  weight: number
  /** Whether the role has another fallback for another weight. */
  isOneOfSeveral: boolean
}

/**
 * Rules of the fallback of a font: fonts of the system, scaled so that lines are as wide and as high as in the font
 * itself, and stay in place when it arrives.
 */
export function fallbackFaces(face: Face, { role, generic, weight, isOneOfSeveral }: FontUse): string {
  const font = fontOf(face, weight)
  const width = glyphsOf(font, sample).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / sample.length / face.upem
  const { ascender, descender } = font.hExtents()
  const isBold = weight >= 600
  const rules = installedFonts[generic].map((system) => {
    const scale = width / (isBold ? system.boldWidth : system.width)
    const locals = (isBold ? system.bold : system.regular).map((name) => `local("${name}")`)
    const heights = `ascent-override:${percent(ascender / face.upem / scale)};descent-override:${percent(-descender / face.upem / scale)}`
    // Without a weight of its own, browsers synthesise bold letters where the system has only regular ones.
    const ownWeight = isOneOfSeveral ? `font-weight:${weight};` : ''
    return `@font-face{font-family:"${fallbackFamily(role)}";src:${locals.join()};${ownWeight}size-adjust:${percent(scale)};${heights}}`
  })
  // Browsers use the last rule whose font they have.
  return rules.toReversed().join('')
}
