import { mix } from '../../../schema/theme/colour.ts'
import { figure } from '../figure/figure.ts'
import { colour } from '../palette.ts'
import { laidTable } from '../scenes/banquet.ts'
import { cast } from '../scenes/cast.ts'
import { bystander, crowdBehind, farLights, lamps, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

/** Two plates on the way to a table. */
export function server(seed: string, size: Size): string {
  const place = room(seed, size, ['#130e0c', '#9c451f', '#26160f'])
  const { sheet, random, cx, width } = place
  const air = '#63371f'
  sheet.add(
    ...Array.from({ length: Math.ceil(width / 70) }, (_, at) =>
      el('rect', {
        x: at * 70,
        y: 0,
        width: 70,
        height: 470,
        fill: sheet.linear(
          [
            [0, '#190f0d', 0.9],
            [0.6, mix(colour.wine, colour.night, 0.55), 0.55],
            [1, '#190f0d', 0.9],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
    ),
    farLights(place, 210, 210, 18),
    lamps(place, [
      [40, 60, 6],
      [110, 40, 4],
    ]),
    crowdBehind(place, 440, 34, '#553020'),
    laidTable(place, { x: cx - 330, y: 500, radius: 120, cloth: '#a9855f' }),
    bystander(
      place,
      { x: cx + 356, y: 372, scale: 1.2, facing: -1, near: { x: 40, y: 98 }, far: { x: 64, y: 80 } },
      air,
      0.38,
    ),
    laidTable(place, { x: cx + 300, y: 560, radius: 170, cloth: '#cdb08a' }),
  )
  const plate = (x: number, y: number) =>
    el('ellipse', { cx: x, cy: y, rx: 44, ry: 9, fill: '#fff6e4' }) +
    el('ellipse', { cx: x, cy: y + 3, rx: 40, ry: 7, fill: '#cdb493' }) +
    el('ellipse', { cx: x, cy: y - 1, rx: 43, ry: 8, fill: '#fdf3e0' }) +
    el('path', { d: path`M${x - 22} ${y - 2}q6 -17 20 -14q8 -9 16 0q12 -1 10 14Z`, fill: '#8f4a24' }) +
    el('path', { d: path`M${x - 18} ${y - 2}q4 -11 12 -5q6 5 4 5Z`, fill: '#6f7f3a' }) +
    el('circle', { cx: x + 8, cy: y - 10, r: 5, fill: '#f0b04a' })
  const me = cast(random, { wear: 'shirt', top: '#efe2cd', apron: '#241713', trousers: '#15100d' })
  sheet.add(
    figure(
      sheet,
      me,
      {
        x: cx - 60,
        y: 270,
        scale: 1.94,
        facing: 1,
        near: { x: 50, y: 94 },
        far: { x: 108, y: 52 },
        lean: 2,
        nod: 2,
        feet: [
          { x: -44, y: 312 },
          { x: 34, y: 316 },
        ],
      },
      warm,
      { behind: plate(124, 44), above: plate(72, 86) },
    ),
    vignette(sheet, width),
  )
  return sheet.toString()
}
