import { figure } from '../figure/figure.ts'
import { colour, mix } from '../palette.ts'
import { el, path, type Size } from '../svg.ts'
import { cast } from './cast.ts'
import { glow } from './light.ts'
import { bottle, candle, clothTable, counter, glass } from './props.ts'
import { bystander, crowdBehind, farLights, lamps, type Room, room, vignette, warm } from './room.ts'

const drinks = ['#e8a23a', '#c8551b', '#f0cf82', '#a83a35'] as const

function pendants({ sheet, width }: Room, y: number, step: number): void {
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

function laidTable(
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

/** Behind a lit bar, pouring. */
export function bartender(seed: string, size: Size): string {
  const place = room(seed, size, ['#120d0c', '#b04c1c', '#20130f'])
  const { sheet, random, cx, width } = place
  const tints = ['#c8551b', '#7a2a24', '#3d5a63', '#d99a3a', '#54622f', '#efc98a'] as const
  for (const y of [190, 320, 450]) {
    sheet.add(
      el('rect', {
        y: y - 112,
        width,
        height: 112,
        fill: sheet.linear([
          [0, '#2b170f', 0.2],
          [0.55, '#8a4318', 0.75],
          [1, '#ffc46b', 0.95],
        ]),
      }),
      ...Array.from({ length: Math.ceil(width / 40) }, (_, at) =>
        bottle(sheet, {
          x: at * 40 + random.between(8, 26),
          y,
          size: random.between(72, 102),
          tint: random.pick(tints),
        }),
      ),
      el('rect', { y, width, height: 10, fill: '#1a100c' }),
      el('rect', { y, width, height: 2.5, fill: colour.straw }),
    )
  }
  sheet.add(
    el('rect', {
      width,
      height: 480,
      fill: sheet.radial(
        [
          [0, '#120d0c', 0],
          [1, '#120d0c', 0.86],
        ],
        { cx: 0.6, cy: 0.55, r: 0.75 },
      ),
    }),
  )
  pendants(place, 46, 250)
  const me = cast(random, { wear: 'shirt', top: '#efe0c8', apron: '#4a2a1a', trousers: '#17110e' })
  const shaker = el(
    'g',
    { transform: 'translate(80 54) rotate(112)' },
    el('path', {
      d: 'M-12-30H12L15 12H-15Z',
      fill: sheet.linear(
        [
          [0, '#f8e6c4'],
          [0.4, '#b8966c'],
          [1, '#6b5138'],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
    el('path', { d: 'M-10-44H10L12-30H-12Z', fill: '#d8bb8c' }),
  )
  sheet.add(
    figure(
      sheet,
      me,
      {
        x: cx - 50,
        y: 268,
        scale: 1.92,
        facing: 1,
        near: { x: 54, y: 112 },
        far: { x: 84, y: 56 },
        farInFront: true,
        nod: 8,
        lean: 3,
      },
      warm,
      { before: shaker },
    ),
    el('path', {
      d: path`M${cx + 148} 398Q${cx + 166} 430 ${cx + 164} 520`,
      fill: 'none',
      stroke: '#f6b75a',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    bystander(
      place,
      { x: cx + 350, y: 300, scale: 1.7, facing: -1, near: { x: 30, y: 128 }, far: { x: 72, y: 108 } },
      '#1c110d',
      0.35,
      { wear: 'jacket' },
    ),
    counter(sheet, { x: -30, y: 574, width: width + 60, height: 170, front: '#3a2116' }),
    ...Array.from({ length: Math.ceil(width / 96) }, (_, at) =>
      el('rect', {
        x: at * 96 + 10,
        y: 606,
        width: 76,
        height: 150,
        fill: 'none',
        stroke: '#120b09',
        'stroke-width': 4,
      }),
    ),
    glass(cx + 164, 566, 74, '#e8a23a'),
    glass(cx + 236, 566, 60, '#c8551b'),
    glass(cx - 250, 566, 60, '#f0cf82'),
    bottle(sheet, { x: cx - 330, y: 566, size: 168, tint: '#54622f' }),
    bottle(sheet, { x: cx - 384, y: 566, size: 140, tint: '#c8551b' }),
    glow(sheet, { x: cx + 170, y: 520, radius: 210, tint: colour.straw, strength: 0.32 }),
    vignette(sheet, width),
  )
  return sheet.toString()
}

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
