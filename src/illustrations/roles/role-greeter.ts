import { figure } from '../figure/figure.ts'
import { guests } from '../figure/guests.ts'
import { colour } from '../palette.ts'
import { cast } from '../scenes/cast.ts'
import { post, rope } from '../scenes/entrance-props.ts'
import { glow } from '../scenes/light.ts'
import { bystander, lamps, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

/** A welcome at a lit door behind a rope. */
export function greeter(seed: string, size: Size): string {
  const place = room(seed, size, ['#110d0c', colour.ember, '#22140f'])
  const { sheet, random, cx, width } = place
  const door = cx + 150
  sheet.add(
    ...Array.from({ length: Math.ceil(width / 120) }, (_, at) =>
      el('rect', {
        x: at * 120,
        y: 0,
        width: 116,
        height: 560,
        fill: sheet.linear(
          [
            [0, '#1c1310', 0.7],
            [1, '#2d1c15', 0.7],
          ],
          { x2: 1 },
        ),
      }),
    ),
    el('path', { d: path`M${door - 170} 560V220q0 -150 170 -150t170 150V560Z`, fill: '#0f0a08' }),
    el('path', {
      d: path`M${door - 150} 560V224q0 -134 150 -134t150 134V560Z`,
      fill: sheet.linear([
        [0, '#e08a3a'],
        [0.5, '#ffc46b'],
        [1, '#ffe6b0'],
      ]),
    }),
    el(
      'g',
      { 'clip-path': sheet.clip(el('rect', { x: door - 150, y: 60, width: 300, height: 500 })) },
      guests(random, { x: door - 120, width: 210, y: 440, head: 34, fill: '#8a4a20', rim: '#ffe6b0', raised: 0.1 }),
    ),
    el('rect', {
      y: 556,
      width,
      height: 170,
      fill: sheet.linear([
        [0, '#3a2017'],
        [1, '#140d0b'],
      ]),
    }),
    el('path', {
      d: path`M${door - 150} 558h300l210 170h-720Z`,
      fill: sheet.linear([
        [0, '#b8433a'],
        [1, '#4a161b'],
      ]),
    }),
    el('path', { d: path`M${door - 150} 558h300l60 48h-420Z`, fill: colour.straw, 'fill-opacity': 0.28 }),
    glow(sheet, { x: door, y: 330, radius: 430, tint: colour.straw, strength: 0.46 }),
    lamps(place, [[36, 36, 6]]),
    bystander(
      place,
      { x: cx - 352, y: 320, scale: 1.26, facing: 1, near: { x: 6, y: 120 }, far: { x: 56, y: 82 } },
      '#2b1a13',
      0.3,
    ),
    bystander(
      place,
      { x: cx - 256, y: 334, scale: 1.22, facing: 1, near: { x: 0, y: 118 }, far: { x: 60, y: 62 } },
      '#2b1a13',
      0.3,
      { top: colour.wine },
    ),
  )
  const me = cast(random, { wear: 'jacket', top: '#1d1412', under: '#f3e7d4', trousers: '#15100e' })
  sheet.add(
    rope([cx - 400, 520], [cx - 176, 500], 44),
    post(cx - 400, 690, 190),
    figure(
      sheet,
      me,
      {
        x: cx - 30,
        y: 262,
        scale: 1.9,
        facing: 1,
        near: { x: -16, y: 104 },
        far: { x: 134, y: 72 },
        farBend: -1,
        lean: -2,
        nod: -2,
      },
      warm,
    ),
    post(cx - 176, 688, 204),
    post(cx + 388, 700, 214),
    rope([cx + 388, 500], [cx + 620, 520], 44),
    vignette(sheet, width),
  )
  return sheet.toString()
}
