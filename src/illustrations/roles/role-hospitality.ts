import { figure } from '../figure/figure.ts'
import { colour } from '../palette.ts'
import { drinks, laidTable, pendants } from '../scenes/banquet.ts'
import { glass } from '../scenes/bar-props.ts'
import { cast } from '../scenes/cast.ts'
import { bystander, crowdBehind, farLights, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

/** A tray of drinks carried through a gala. */
export function hospitality(seed: string, size: Size): string {
  const place = room(seed, size, ['#150f0d', colour.ember, '#2a1813'])
  const { sheet, random, cx, width } = place
  const air = '#6a3b22'
  // Tall windows to a blue evening: the cool counterpoint.
  for (let x = cx - 470; x < width; x += 210)
    sheet.add(
      el('path', {
        d: path`M${x} 470V190q0 -74 62 -74t62 74V470Z`,
        fill: sheet.linear([
          [0, '#1d2d34'],
          [0.7, '#35505a'],
          [1, '#6b4a35'],
        ]),
      }),
      el('path', { d: path`M${x + 62} 118V470M${x} 250h124M${x} 350h124`, stroke: '#1b120e', 'stroke-width': 6 }),
    )
  pendants(place, 70, 230)
  sheet.add(
    farLights(place, 260, 170, 16),
    crowdBehind(place, 432, 36, '#5a3120'),
    bystander(
      place,
      { x: cx + 250, y: 316, scale: 1.14, facing: -1, near: { x: 20, y: 108 }, far: { x: 52, y: 52 } },
      air,
      0.4,
    ),
    bystander(
      place,
      { x: cx + 362, y: 326, scale: 1.14, facing: -1, near: { x: 0, y: 118 }, far: { x: 54, y: 60 } },
      air,
      0.4,
      { top: colour.wine },
    ),
    bystander(
      place,
      { x: cx - 340, y: 330, scale: 1.1, facing: 1, near: { x: 20, y: 104 }, far: { x: 56, y: 54 } },
      air,
      0.45,
    ),
    laidTable(place, { x: cx + 316, y: 540, radius: 150, cloth: '#cdb08a' }),
    laidTable(place, { x: cx - 372, y: 530, radius: 130, cloth: '#a9855f' }),
  )
  const tray = [
    el('ellipse', { cx: 104, cy: 19, rx: 62, ry: 9, fill: '#5b4632' }),
    el('ellipse', {
      cx: 104,
      cy: 16,
      rx: 62,
      ry: 8,
      fill: sheet.linear(
        [
          [0, '#ffe9bd'],
          [0.5, '#c99a58'],
          [1, '#8a6236'],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
    ...[64, 84, 104, 126, 146].map((x, at) => glass(x, 15 + (at % 2) * 3, 34, random.pick(drinks))),
  ].join('')
  const cloth =
    el('path', { d: 'M-30 100H-2L2 150L-32 154Z', fill: '#f4e6cf' }) +
    el('path', { d: 'M-20 104L-22 150M-8 104L-8 150', stroke: '#b79a76', 'stroke-width': 2 })
  const me = cast(random, { wear: 'vest', top: '#2b1518', under: '#f4e8d6', trousers: '#16100e' })
  sheet.add(
    figure(
      sheet,
      me,
      { x: cx - 40, y: 272, scale: 1.94, facing: 1, near: { x: -2, y: 96 }, far: { x: 100, y: 26 }, nod: -2, lean: -1 },
      warm,
      { behind: tray, above: cloth },
    ),
    vignette(sheet, width),
    el('g', { filter: sheet.blur(3.5) }, laidTable(place, { x: cx + 236, y: 706, radius: 210, cloth: '#7d5c3e' })),
  )
  return sheet.toString()
}
