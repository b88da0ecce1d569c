import { mix } from '../../schema/theme/colour.ts'
import { el, path, Sheet, type Size } from './svg.ts'

/** The dark ground and the accent of a theme. */
export type DrawingColours = { dark: string; light: string }

/**
 * The drawing in place of a picture that has no file: a low light behind three ridges, in the colours of the theme. As a
 * wordmark it has no ground and one colour, because it stands on any ground.
 */
export function neutralDrawing(size: Size, { dark, light }: DrawingColours, isWordmark = false): string {
  const { width, height } = size
  const sheet = new Sheet(size)
  const disc = { cx: width * 0.64, cy: height * 0.46, r: height * 0.13 }
  if (isWordmark)
    return sheet
      .add(el('circle', { ...disc, fill: light }), el('path', { d: ridge(size, 0.7, 0.25), fill: light }))
      .toString()
  const sky = sheet.linear([
    [0, mix(dark, light, 0.04)],
    [1, mix(dark, light, 0.3)],
  ])
  const glow = sheet.radial([
    [0, light, 0.5],
    [1, light, 0],
  ])
  return sheet
    .add(
      el('rect', { width, height, fill: sky }),
      el('circle', { ...disc, r: height * 0.6, fill: glow }),
      el('circle', { ...disc, fill: mix(dark, light, 0.85) }),
      el('path', { d: ridge(size, 0.58, 0.16), fill: mix(dark, light, 0.24) }),
      el('path', { d: ridge(size, 0.7, -0.14), fill: mix(dark, light, 0.14) }),
      el('path', { d: ridge(size, 0.82, 0.1), fill: mix(dark, light, 0.05) }),
    )
    .toString()
}

/** A wave across the sheet and everything below it. `top` and `swell` are shares of the height. */
function ridge({ width, height }: Size, top: number, swell: number): string {
  const [y, rise] = [height * top, height * swell]
  return path`M0 ${y}C${width * 0.2} ${y - rise} ${width * 0.35} ${y - rise} ${width * 0.5} ${y}S${width * 0.8} ${y + rise} ${width} ${y}V${height}H0Z`
}
