import { mix } from '../../../schema/theme/colour.ts'
import { el, type Sheet } from '../svg.ts'

/** How a figure is lit: from the right (1) or left (-1) of its own drawing, and by what colour at the edge. */
export type Light = { from: 1 | -1; rim: string }

/**
 * A shape with volume: its colour falls off away from the light, and a narrow edge of light runs along the lit side.
 * `depth` is how dark the far side is, `edge` how broad the light along the near one.
 */
export function lit(
  sheet: Sheet,
  d: string,
  fill: string,
  { light, depth = 0.5, edge = 2.4 }: { light: Light; depth?: number; edge?: number },
): string {
  const shade = mix(fill, '#120b09', depth)
  const bright = mix(fill, light.rim, 0.1)
  const line = light.from === 1 ? { x1: 1, x2: 0, y1: 0.1, y2: 0.3 } : { x1: 0, x2: 1, y1: 0.1, y2: 0.3 }
  const volume = sheet.linear(
    [
      [0, bright],
      [0.38, fill],
      [0.62, mix(fill, shade, 0.75)],
      [1, shade],
    ],
    line,
  )
  return el(
    'g',
    { 'clip-path': sheet.clip(el('path', { d })) },
    el('path', { d, fill: mix(fill, light.rim, 0.72) }),
    el('path', { d, fill: volume, transform: `translate(${-light.from * edge} ${edge * 0.45})` }),
  )
}
