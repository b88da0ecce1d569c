import { colour } from '../palette.ts'
import { el, path } from '../svg.ts'
import { glass } from './bar-props.ts'
import { glow } from './light.ts'
import type { Room } from './room.ts'
import { candle, clothTable } from './table-props.ts'

/** Colours of drinks in a glass. */
export const drinks = ['#e8a23a', '#c8551b', '#f0cf82', '#a83a35'] as const

/** Lamps that hang over a bar or a hall. */
export function pendants({ sheet, width }: Room, y: number, step: number): void {
  for (let x = step * 0.4; x < width; x += step) {
    const low = y + ((x / step) % 2 < 1 ? 0 : 34)
    sheet.add(
      el('path', { d: path`M${x} 0V${low}`, stroke: '#0d0908', 'stroke-width': 3 }),
      glow(sheet, { x, y: low + 30, radius: 150, tint: colour.amber, strength: 0.6 }),
      el('path', { d: path`M${x - 34} ${low + 26}q6 -34 34 -34t34 34Z`, fill: '#1c120d' }),
      el('path', { d: path`M${x - 30} ${low + 26}h60q-12 14 -30 14t-30 -14Z`, fill: '#fff0cf' }),
    )
  }
}

/** A table with plates, glasses and a candle. */
export function laidTable(
  place: Room,
  { x, y, radius, cloth }: { x: number; y: number; radius: number; cloth: string },
): string {
  const { sheet, random } = place
  const size = radius * 0.22
  return [
    clothTable(sheet, { x, y, radius, drop: radius * 1.5, cloth }),
    el('ellipse', {
      cx: x - radius * 0.5,
      cy: y + radius * 0.03,
      rx: radius * 0.25,
      ry: radius * 0.05,
      fill: '#fff6e4',
    }),
    el('ellipse', {
      cx: x + radius * 0.5,
      cy: y + radius * 0.03,
      rx: radius * 0.25,
      ry: radius * 0.05,
      fill: '#fff6e4',
    }),
    glass(x - radius * 0.2, y + radius * 0.03, size, random.pick(drinks)),
    glass(x + radius * 0.24, y + radius * 0.02, size, random.pick(drinks)),
    glow(sheet, { x, y: y - size, radius: radius * 0.9, tint: colour.straw, strength: 0.6 }),
    candle(x, y + radius * 0.06, size * 0.8),
  ].join('')
}
