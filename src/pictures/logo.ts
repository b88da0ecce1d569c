import { palettesOf, partPalette, themeColour, toneOf } from '../../schema/theme/palettes.ts'
import type { Theme } from '../../schema/theme/theme.ts'
import { shortHash } from '../cache/hash.ts'
import { type Artwork, placed, readArtwork } from './artwork.ts'
import { findPublicFile, type PublicFolders } from './public-folders.ts'

/** The files of a logo: on light and on dark grounds, and for icons. */
export const logoKeys = ['file', 'onDark', 'icon'] as const

/** A logo as header and footer show it. */
export type SiteLogo = {
  /** In pixels. */
  width: number
  height: number
  /** `url(…)` of CSS, by tone. */
  images: Readonly<Record<string, string>>
  /** Drawings that are too large to be in a style sheet, by their addresses. */
  files: Readonly<Record<string, string>>
}

/** The longest drawing that a style sheet holds, in characters: one more request takes longer than these. */
const maxLength = 3_000

/** The logo of a site: its drawing for a tone, for icons, and the colour of the parts in `currentColor`. */
export function readLogo(theme: Theme, folders: PublicFolders) {
  const { logo } = theme
  if (!logo) return undefined
  const read = (name: string | undefined): Artwork | undefined => {
    const file = name === undefined ? undefined : findPublicFile(folders, name)
    return file === undefined ? undefined : readArtwork(file)
  }
  const [onLight, onDark, icon] = logoKeys.map((key) => read(logo[key]))
  if (!onLight) return undefined
  const palettes = palettesOf(theme)
  const artworkOn = (tone: string) => (palettes.get(tone)?.mode === 'dark' && onDark) || onLight
  const colourOn = (tone: string) => palettes.get(tone)?.primary.text ?? ''
  return { icon, artworkOn, colourOn }
}

/** The logo for header and footer; `undefined` if the site has none. */
export function siteLogo(theme: Theme, folders: PublicFolders): SiteLogo | undefined {
  const logo = readLogo(theme, folders)
  if (!logo || !theme.logo) return undefined
  const { height } = theme.logo
  const shape = logo.artworkOn(toneOf(theme, 'page'))
  const width = Math.round((shape.width / shape.height) * height)
  const files: Record<string, string> = {}
  const imageOn = (tone: string) => {
    const svg = placed(logo.artworkOn(tone), { width, height }, logo.colourOn(tone))
    if (svg.length <= maxLength) return `url("data:image/svg+xml,${svg.replace(/[%#<>"\s]/g, encodeURIComponent)}")`
    const address = `/assets/logo.${shortHash(svg)}.svg`
    files[address] = svg
    return `url(${address})`
  }
  return {
    width,
    height,
    images: Object.fromEntries(Object.keys(theme.tones).map((tone) => [tone, imageOn(tone)])),
    files,
  }
}

/** The icon of a site as SVG, with its logo, or without one a dot in its accent; and the ground of its pages. */
export function siteIcon(theme: Theme, folders: PublicFolders): { svg: string; ground: string } {
  const logo = readLogo(theme, folders)
  const tone = toneOf(theme, 'page')
  const ground = themeColour(theme)
  const mark = logo
    ? placed(logo.icon ?? logo.artworkOn(tone), { x: 10, y: 10, width: 44, height: 44 }, logo.colourOn(tone))
    : `<circle cx="32" cy="32" r="16" fill="${partPalette(theme, 'page').primary.text}"/>`
  const corners = Math.min(15, 4 * theme.shape.borderRadius)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corners}" fill="${ground}"/>${mark}</svg>`
  return { svg, ground }
}
