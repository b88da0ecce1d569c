import { mix } from '../../../schema/theme/colour.ts'
import { colour } from '../palette.ts'
import { el, type Sheet } from '../svg.ts'

/** A wall of light of upright panels, each brighter to the middle. */
export function backWall(sheet: Sheet, centre: number, floor: number, unit: number): void {
  const count = 13
  const wide = 58 * unit
  for (let at = 0; at < count; at++) {
    const off = at - (count - 1) / 2
    const power = Math.exp(-(off * off) / 13)
    const tall = (330 - Math.abs(off) * 13) * unit
    const x = centre + off * wide - wide / 2
    sheet.add(
      el('rect', {
        x: x + 3 * unit,
        y: floor - tall,
        width: wide - 6 * unit,
        height: tall,
        fill: mix(colour.dusk, colour.wine, power * 0.7),
      }),
      el('rect', {
        x: x + 3 * unit,
        y: floor - tall,
        width: wide - 6 * unit,
        height: tall,
        fill: sheet.linear([
          [0, colour.ember, 0.02],
          [0.6, colour.ember, 0.55 * power],
          [1, colour.amber, 0.85 * power],
        ]),
      }),
      el('rect', {
        x: x + wide - 4 * unit,
        y: floor - tall,
        width: 2.5 * unit,
        height: tall,
        fill: sheet.linear([
          [0, colour.straw, 0],
          [1, colour.straw, 0.7 * power],
        ]),
      }),
    )
  }
}
