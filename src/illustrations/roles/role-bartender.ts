import { figure } from '../figure/figure.ts'
import { colour } from '../palette.ts'
import { pendants } from '../scenes/banquet.ts'
import { bottle, counter, glass } from '../scenes/bar-props.ts'
import { cast } from '../scenes/cast.ts'
import { glow } from '../scenes/light.ts'
import { bystander, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

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
