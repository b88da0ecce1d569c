import { mix } from '../../../schema/theme/colour.ts'
import { figure } from '../figure/figure.ts'
import { colour } from '../palette.ts'
import { counter, cup } from '../scenes/bar-props.ts'
import { cast } from '../scenes/cast.ts'
import { sunMark } from '../scenes/entrance-props.ts'
import { glow } from '../scenes/light.ts'
import { bystander, crowdBehind, farLights, lamps, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

/** Hands a sample over a cart at a festival by night. */
export function ambassador(seed: string, size: Size): string {
  const place = room(seed, size, ['#130e0d', colour.ember, '#2b1a13'])
  const { sheet, random, cx, width } = place
  const brand = random.pick([colour.wine, '#8f3a1d', '#2c444b'])
  const air = '#5b3320'
  sheet.add(
    farLights(place, 120, 320),
    lamps(place, [
      [52, 46, 5],
      [120, 30, 4],
    ]),
    crowdBehind(place, 430, 40, '#4a2a1b'),
    bystander(
      place,
      { x: cx - 360, y: 330, scale: 1.12, facing: 1, near: { x: 8, y: 120 }, far: { x: 60, y: 70 } },
      air,
    ),
    bystander(
      place,
      { x: cx - 262, y: 318, scale: 1.12, facing: -1, near: { x: 0, y: 118 }, far: { x: 50, y: 84 } },
      air,
    ),
    // Posts and awning of the cart, with the light under it.
    glow(sheet, { x: cx - 60, y: 250, radius: 330, tint: colour.amber, strength: 0.5, flat: 0.7 }),
  )
  const post = (x: number) =>
    el('rect', {
      x,
      y: 100,
      width: 11,
      height: 440,
      fill: sheet.linear(
        [
          [0, '#4a2e1f'],
          [1, '#d8a868'],
        ],
        { x2: 1, y2: 0 },
      ),
    })
  sheet.add(post(cx - 252), post(cx + 118))
  const me = cast(random, { wear: 'polo', top: brand, trousers: '#1b1411', lanyard: colour.amber })
  sheet.add(
    figure(
      sheet,
      me,
      { x: cx - 96, y: 300, scale: 1.72, facing: 1, near: { x: 52, y: 104 }, far: { x: 116, y: 62 }, lean: 3, nod: 3 },
      warm,
    ),
    cup(cx + 128, 410, 34),
  )
  const stripes = 6
  const wide = 430 / stripes
  for (let at = 0; at < stripes; at++) {
    const x = cx - 280 + at * wide
    const fill = at % 2 ? '#f0dcba' : brand
    sheet.add(
      el('path', {
        d: path`M${x + 14} 62h${wide}L${x + wide} 128q${-wide / 2} 36 ${-wide} 0Z`,
        fill: sheet.linear([
          [0, mix(fill, colour.night, 0.5)],
          [1, mix(fill, colour.night, at < 3 ? 0.22 : 0.02)],
        ]),
      }),
    )
  }
  const visitor = cast(random, { wear: 'jacket', top: '#3d5a63', under: '#e9d6ba' })
  sheet.add(
    figure(
      sheet,
      visitor,
      { x: cx + 318, y: 296, scale: 1.78, facing: -1, near: { x: 4, y: 128 }, far: { x: 96, y: 66 }, lean: 3, nod: 2 },
      { from: -1, rim: colour.straw },
    ),
    counter(sheet, { x: cx - 262, y: 540, width: 392, height: 190, front: brand }),
    sunMark(cx - 66, 632, 58, brand, '#f3dcb4'),
    ...[-220, -184, -148, 40, 76].map((x) => cup(cx + x, 526, 25)),
    el('path', { d: path`M${cx - 110} 526h96l-12 -34h-72Z`, fill: '#3b2417' }),
    ...[-96, -74, -52, -30].map((x) =>
      el('circle', { cx: cx + x + 2, cy: 490, r: 13, fill: mix(colour.amber, colour.ember, (x + 96) / 120) }),
    ),
  )
  sheet.add(vignette(sheet, width))
  return sheet.toString()
}
