import { figure } from '../figure/figure.ts'
import { guests } from '../figure/guests.ts'
import { colour } from '../palette.ts'
import { cast } from '../scenes/cast.ts'
import { beam, glow } from '../scenes/light.ts'
import { farLights, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

/** A torch that shows a stream of guests the way. */
export function usher(seed: string, size: Size): string {
  const place = room(seed, size, ['#100d0d', '#8a3c1a', '#1f1410'])
  const { sheet, random, cx, width } = place
  for (const [at, x] of [cx - 60, cx + 160, cx + 390].entries())
    sheet.add(
      beam(sheet, {
        x,
        y: -10,
        angle: 102 - at * 12,
        length: 640,
        spread: 0.12,
        tint: at === 1 ? colour.ember : colour.amber,
        strength: 0.55,
      }),
    )
  sheet.add(
    farLights(place, 150, 240, 18),
    guests(random, { x: -30, width: width + 60, y: 372, head: 30, fill: '#4a2817', rim: '#c8763a', raised: 0.12 }),
    guests(random, { x: -30, width: width + 60, y: 424, head: 44, fill: '#33200f', rim: '#a05a28', raised: 0.05 }),
    guests(random, { x: -30, width: width + 60, y: 500, head: 62, fill: '#22140e', rim: '#84471f', raised: 0 }),
  )
  const me = cast(random, { wear: 'vest', top: colour.ember, under: '#2a1f1a', trousers: '#1b1411' })
  const wand = el(
    'g',
    { transform: 'translate(128 -34) rotate(-34)' },
    glow(sheet, { x: 46, y: 0, radius: 74, tint: colour.straw, strength: 0.9 }),
    el('rect', { x: -8, y: -6, width: 30, height: 12, rx: 4, fill: '#15100e' }),
    el('rect', { x: 20, y: -7.5, width: 56, height: 15, rx: 7, fill: '#fff0cf' }),
  )
  sheet.add(
    el('path', { d: path`M${cx + 250} 250h130v-40l84 66l-84 66v-40h-130Z`, fill: colour.amber, 'fill-opacity': 0.9 }),
    el('path', { d: path`M${cx + 346} 342V620`, stroke: '#120c0a', 'stroke-width': 12 }),
    glow(sheet, { x: cx + 350, y: 276, radius: 220, tint: colour.amber, strength: 0.5 }),
    figure(
      sheet,
      me,
      {
        x: cx - 40,
        y: 276,
        scale: 1.9,
        facing: 1,
        near: { x: 32, y: 110 },
        far: { x: 124, y: -28 },
        lean: -1,
        nod: -3,
      },
      warm,
      { behind: wand },
    ),
    el(
      'g',
      {},
      guests(random, { x: -60, width: cx - 200, y: 640, head: 104, fill: '#150d0a', rim: '#7a421c', raised: 0 }),
    ),
    guests(random, { x: cx + 150, width: width - cx, y: 650, head: 104, fill: '#150d0a', rim: '#7a421c', raised: 0 }),
    vignette(sheet, width),
  )
  return sheet.toString()
}
