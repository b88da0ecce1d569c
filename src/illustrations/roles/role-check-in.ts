import { figure } from '../figure/figure.ts'
import { colour } from '../palette.ts'
import { counter } from '../scenes/bar-props.ts'
import { cast } from '../scenes/cast.ts'
import { sunMark } from '../scenes/entrance-props.ts'
import { bystander, farLights, lamps, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

/** A code read from a phone, the queue behind. */
export function checkIn(seed: string, size: Size): string {
  const place = room(seed, size, ['#131010', '#a3562a', '#231711'])
  const { sheet, random, cx, width } = place
  sheet.add(
    farLights(place, 120, 300, 24),
    lamps(place, [
      [44, 50, 5],
      [104, 34, 4],
    ]),
    el('path', { d: path`M${cx - 470} 250h300v-60h-300Z`, fill: colour.wine }),
    el('path', {
      d: path`M${cx - 440} 220h150M${cx - 240} 204l26 16l-26 16Z`,
      stroke: '#f3dcb4',
      'stroke-width': 10,
      fill: '#f3dcb4',
    }),
  )
  for (const [at, x] of [412, 320, 470].entries())
    sheet.add(
      bystander(
        place,
        { x: cx + x, y: 338 - at * 4, scale: 1.2, facing: -1, near: { x: 0, y: 118 }, far: { x: 52, y: 86 } },
        '#63381f',
        0.42,
      ),
    )
  const phone = el(
    'g',
    { transform: `translate(${Math.round(cx + 138)} 386) rotate(-10)` },
    el('rect', { x: -21, y: -40, width: 42, height: 78, rx: 7, fill: '#0d0908' }),
    el('rect', { x: -17, y: -34, width: 34, height: 66, rx: 3, fill: '#fff0cf' }),
    el('path', { d: 'M-12-24h9v9h-9ZM3-24h9v9H3ZM-12-9h9v9h-9ZM4-8h3v3H4ZM9-4h3v6H9ZM3 0h4v4H3Z', fill: '#1b100c' }),
  )
  const scanner = el(
    'g',
    { transform: 'translate(98 60) rotate(8)' },
    el('path', { d: 'M-14-12H16L20 4H-10L-14 34H-24L-20 0Z', fill: '#15100e' }),
    el('rect', { x: 14, y: -10, width: 5, height: 12, fill: colour.ember }),
  )
  const me = cast(random, { wear: 'polo', top: '#2f4a52', lanyard: colour.amber })
  const visitor = cast(random, { wear: 'jacket', top: '#6b2a26', under: '#e9d6ba' })
  sheet.add(
    figure(
      sheet,
      me,
      { x: cx - 116, y: 280, scale: 1.84, facing: 1, near: { x: 44, y: 118 }, far: { x: 92, y: 64 }, lean: 3, nod: 5 },
      warm,
      { behind: scanner },
    ),
    el('path', { d: path`M${cx + 76} 388L${cx + 120} 366V402Z`, fill: colour.ember, 'fill-opacity': 0.5 }),
    figure(
      sheet,
      visitor,
      { x: cx + 300, y: 284, scale: 1.84, facing: -1, near: { x: 22, y: 116 }, far: { x: 80, y: 66 }, lean: 2, nod: 5 },
      { from: -1, rim: colour.straw },
    ),
    phone,
    counter(sheet, { x: cx - 420, y: 566, width: 520, height: 180, front: '#2f4a52' }),
    el('path', { d: path`M${cx - 380} 552h150l-16 -92h-150Z`, fill: '#0f0b0a' }),
    el('circle', { cx: cx - 312, cy: 506, r: 10, fill: colour.straw }),
    sunMark(cx - 160, 652, 44, '#2f4a52', '#f3dcb4'),
  )
  sheet.add(vignette(sheet, width))
  return sheet.toString()
}
