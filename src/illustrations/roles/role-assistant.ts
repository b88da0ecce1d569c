import { mix } from '../../../schema/theme/colour.ts'
import { figure } from '../figure/figure.ts'
import { colour } from '../palette.ts'
import { cast } from '../scenes/cast.ts'
import { flightCase } from '../scenes/flight-case.ts'
import { beam, glow, movingHead, truss } from '../scenes/light.ts'
import { bystander, farLights, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

/** Headset and clipboard beside the flight cases, the lit stage behind. */
export function assistant(seed: string, size: Size): string {
  const place = room(seed, size, ['#0f0c0b', '#9a451d', '#1d1410'])
  const { sheet, random, cx, width } = place
  sheet.add(truss(-20, 40, width + 40, 40, '#271913'))
  for (const [at, x] of [cx - 190, cx + 40, cx + 250, cx + 420].entries()) {
    const angle = 96 + at * 9 - 14
    sheet.add(
      beam(sheet, {
        x,
        y: 124,
        angle,
        length: 640,
        spread: 0.1,
        tint: at === 1 ? colour.mist : colour.amber,
        strength: at === 1 ? 0.4 : 0.6,
      }),
      movingHead(sheet, { x, y: 84, angle, size: 32 }),
    )
  }
  sheet.add(
    farLights(place, 220, 220, 12),
    el('rect', {
      x: 0,
      y: 486,
      width,
      height: 240,
      fill: sheet.linear([
        [0, '#6b351a'],
        [0.1, '#3a2015'],
        [1, '#150e0b'],
      ]),
    }),
    glow(sheet, { x: cx + 220, y: 500, radius: 420, tint: colour.amber, strength: 0.55, flat: 0.16 }),
    bystander(
      place,
      { x: cx + 330, y: 320, scale: 0.78, facing: -1, near: { x: 30, y: 90 }, far: { x: 70, y: 40 } },
      '#6b3a1e',
      0.62,
      { wear: 'tee', top: '#17110f' },
    ),
    bystander(
      place,
      { x: cx + 262, y: 330, scale: 0.76, facing: 1, near: { x: 10, y: 118 }, far: { x: 70, y: 60 } },
      '#6b3a1e',
      0.62,
      { wear: 'tee', top: '#17110f' },
    ),
    // The drape at the wing, with folds that catch the light.
    ...Array.from({ length: 7 }, (_, at) =>
      el('path', {
        d: path`M${cx - 520 + at * 46} 0h48c6 240 -4 480 4 720h-56c-4 -240 8 -480 4 -720Z`,
        fill: sheet.linear(
          [
            [0, '#160d0c'],
            [0.7, mix(colour.wine, colour.night, 0.5 - at * 0.05)],
            [1, '#1b0f0e'],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
    ),
    flightCase(sheet, { x: cx - 350, y: 660, width: 300, height: 190 }),
    flightCase(sheet, { x: cx - 320, y: 452, width: 214, height: 130 }),
  )
  const coil = [0, 9, 18]
    .map((at) => path`M${cx - 282 + at} ${306 - at * 0.7}a52 15 0 1 0 104 0a52 15 0 1 0 -104 0Z`)
    .join('')
  sheet.add(
    el('path', { d: coil, fill: 'none', stroke: '#0d0908', 'stroke-width': 9 }),
    el('path', { d: coil, fill: 'none', stroke: '#a8623022', 'stroke-width': 3, transform: 'translate(2 -3)' }),
  )
  const board = el(
    'g',
    { transform: 'translate(66 84) rotate(-14)' },
    el('path', { d: 'M-42-6H34L44 58H-32Z', fill: '#2a1a12' }),
    el('path', { d: 'M-36-2H30L38 52H-28Z', fill: '#f6e9d2' }),
    el('path', { d: 'M-24 12H22M-22 22H26M-20 32H14M-18 42H24', stroke: '#9a7c5c', 'stroke-width': 3 }),
    el('path', { d: 'M-12-10H12V0H-12Z', fill: '#c99a58' }),
  )
  const radio =
    el('rect', { x: -34, y: 126, width: 15, height: 32, rx: 3, fill: '#0b0807' }) +
    el('path', { d: 'M-31 126V108', stroke: '#0b0807', 'stroke-width': 4 })
  const me = cast(random, { wear: 'tee', top: '#241a16', trousers: '#33261f', headset: true, lanyard: colour.amber })
  const style = me.style === 'afro' || me.style === 'curls' ? 'tail' : me.style
  sheet.add(
    figure(
      sheet,
      { ...me, style },
      {
        x: cx + 86,
        y: 268,
        scale: 2,
        facing: 1,
        near: { x: 46, y: 112 },
        far: { x: 92, y: 104 },
        nod: 6,
        lean: 1,
        feet: [
          { x: -24, y: 316 },
          { x: 26, y: 312 },
        ],
      },
      warm,
      { before: radio + board },
    ),
  )
  sheet.add(vignette(sheet, width))
  return sheet.toString()
}
