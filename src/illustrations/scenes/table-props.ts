import { mix } from '../../../schema/theme/colour.ts'
import { el, path, type Sheet } from '../svg.ts'
import { rect } from './rect.ts'

/** A candle in a glass. The caller draws its light. */
export const candle = (x: number, y: number, size: number) =>
  rect(x - size * 0.35, y - size, size * 0.7, size, 'rgba(255,214,138,.5)', size * 0.14) +
  rect(x - size * 0.24, y - size * 0.62, size * 0.48, size * 0.58, '#f6e2bd', 2) +
  el('path', {
    d: path`M${x} ${y - size * 1.35}q${size * 0.22} ${size * 0.4} 0 ${size * 0.62}q${-size * 0.22} ${-size * 0.22} 0 ${-size * 0.62}Z`,
    fill: '#fff3d6',
  })

/** A round table with a cloth to the floor; x, y is the middle of its top. */
export function clothTable(
  sheet: Sheet,
  { x, y, radius, drop, cloth }: { x: number; y: number; radius: number; drop: number; cloth: string },
): string {
  const side = sheet.linear(
    [
      [0, mix(cloth, '#120b09', 0.5)],
      [0.4, mix(cloth, '#120b09', 0.15)],
      [0.72, cloth],
      [1, mix(cloth, '#120b09', 0.3)],
    ],
    { x2: 1, y2: 0 },
  )
  const folds = [-0.62, -0.3, 0.06, 0.36, 0.68].map(
    (at) =>
      path`M${x + at * radius} ${y + radius * 0.17 * Math.sqrt(1 - at * at)}q${radius * 0.05} ${drop * 0.5} ${at * radius * 0.14} ${drop}`,
  )
  return (
    el('path', {
      d: path`M${x - radius} ${y}C${x - radius} ${y + drop * 0.4} ${x - radius * 1.06} ${y + drop * 0.7} ${x - radius * 1.12} ${y + drop}H${x + radius * 1.12}C${x + radius * 1.06} ${y + drop * 0.7} ${x + radius} ${y + drop * 0.4} ${x + radius} ${y}Z`,
      fill: side,
    }) +
    el('path', {
      d: folds.join(''),
      stroke: mix(cloth, '#120b09', 0.5),
      'stroke-width': 3,
      'stroke-opacity': 0.5,
      fill: 'none',
    }) +
    el('ellipse', {
      cx: x,
      cy: y,
      rx: radius,
      ry: radius * 0.19,
      fill: sheet.linear([
        [0, mix(cloth, '#fff3da', 0.5)],
        [1, mix(cloth, '#fff3da', 0.12)],
      ]),
    })
  )
}
