import { mix } from '../../../schema/theme/colour.ts'
import { colour } from '../palette.ts'
import { el, path, type Sheet } from '../svg.ts'
import { rect } from './rect.ts'

/** A counter or table front: lit top edge, front that falls into the dark. */
export function counter(
  sheet: Sheet,
  { x, y, width, height, front }: { x: number; y: number; width: number; height: number; front: string },
): string {
  const face = sheet.linear([
    [0, mix(front, colour.amber, 0.22)],
    [0.3, front],
    [1, mix(front, colour.night, 0.72)],
  ])
  return (
    rect(x, y, width, height, face) +
    rect(
      x - 14,
      y - 16,
      width + 28,
      20,
      sheet.linear([
        [0, '#f3d7a6'],
        [0.25, '#b9814b'],
        [1, '#5d3a22'],
      ]),
      4,
    ) +
    rect(x, y + 4, width, 12, 'rgba(10,6,4,.35)')
  )
}

/** A paper cup, its foot at x, y. */
export const cup = (x: number, y: number, size: number) =>
  el('path', {
    d: path`M${x - size * 0.5} ${y - size * 1.4}h${size}l${-size * 0.14} ${size * 1.4}h${-size * 0.72}Z`,
    fill: '#f3e4cd',
  }) +
  el('path', {
    d: path`M${x - size * 0.45} ${y - size * 0.96}h${size * 0.9}l${-size * 0.05} ${size * 0.5}h${-size * 0.8}Z`,
    fill: colour.ember,
  }) +
  el('path', {
    d: path`M${x + size * 0.2} ${y - size * 1.4}h${size * 0.3}l${-size * 0.14} ${size * 1.4}h${-size * 0.2}Z`,
    fill: '#fff',
    'fill-opacity': 0.45,
  })

/** A stemmed glass with a drink, its foot at x, y. */
export const glass = (x: number, y: number, size: number, drink: string) =>
  el('path', {
    d: path`M${x - size * 0.34} ${y - size * 1.5}h${size * 0.68}l${-size * 0.08} ${size * 0.44}q${-size * 0.04} ${size * 0.22} ${-size * 0.26} ${size * 0.22}t${-size * 0.26} ${-size * 0.22}Z`,
    fill: '#fff3da',
    'fill-opacity': 0.28,
  }) +
  el('path', {
    d: path`M${x - size * 0.31} ${y - size * 1.26}h${size * 0.62}l${-size * 0.05} ${size * 0.2}q${-size * 0.04} ${size * 0.18} ${-size * 0.26} ${size * 0.18}t${-size * 0.26} ${-size * 0.18}Z`,
    fill: drink,
  }) +
  el('path', {
    d: path`M${x} ${y - size * 0.86}V${y - size * 0.04}M${x - size * 0.26} ${y - size * 0.02}H${x + size * 0.26}M${x + size * 0.27} ${y - size * 1.45}l${-size * 0.05} ${size * 0.4}`,
    stroke: '#ffeccb',
    'stroke-width': size * 0.055,
    'stroke-opacity': 0.85,
    fill: 'none',
  })

/** A bottle, its foot at x, y. */
export function bottle(
  sheet: Sheet,
  { x, y, size, tint }: { x: number; y: number; size: number; tint: string },
): string {
  const d = path`M${x - size * 0.16} ${y}V${y - size * 0.58}q0 ${-size * 0.1} ${size * 0.09} ${-size * 0.16}V${y - size}h${size * 0.14}v${size * 0.26}q${size * 0.09} ${size * 0.06} ${size * 0.09} ${size * 0.16}V${y}Z`
  const fill = sheet.linear(
    [
      [0, mix(tint, '#fff0d0', 0.45)],
      [0.22, tint],
      [0.7, mix(tint, colour.night, 0.45)],
      [1, mix(tint, '#fff0d0', 0.12)],
    ],
    { x2: 1, y2: 0 },
  )
  return (
    el('path', { d, fill }) + rect(x - size * 0.15, y - size * 0.42, size * 0.3, size * 0.24, mix('#f2e2c6', tint, 0.2))
  )
}
