import { mix } from '../../../schema/theme/colour.ts'
import { figure } from '../figure/figure.ts'
import { colour } from '../palette.ts'
import { counter } from '../scenes/bar-props.ts'
import { cast } from '../scenes/cast.ts'
import { screen, sunMark } from '../scenes/entrance-props.ts'
import { glow, truss } from '../scenes/light.ts'
import { bystander, crowdBehind, type Room, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

/** A trade hall: ceiling trusses, hanging banners, booths full of light. */
function hall(place: Room): void {
  const { sheet, random, width } = place
  sheet.add(truss(-20, 24, width + 40, 30, '#2b1c15'), truss(-60, 74, width + 120, 20, '#3a251a'))
  for (let x = -30, at = 0; x < width; x += 190, at++) {
    const tint = [colour.wine, '#8f3a1d', '#2f4a52', '#6b3a1c'][at % 4] ?? colour.wine
    const drop = random.between(120, 190)
    sheet.add(
      el('rect', {
        x: x + 24,
        y: 94,
        width: 92,
        height: drop,
        fill: sheet.linear([
          [0, mix(tint, colour.night, 0.5)],
          [1, tint],
        ]),
      }),
      el('circle', { cx: x + 70, cy: 94 + drop * 0.5, r: 24, fill: mix(tint, colour.straw, 0.7) }),
      el('path', {
        d: path`M${x + 46} ${94 + drop * 0.78}h48M${x + 54} ${94 + drop * 0.88}h32`,
        stroke: mix(tint, colour.straw, 0.5),
        'stroke-width': 5,
      }),
      el('rect', {
        x,
        y: 330,
        width: 168,
        height: 150,
        fill: sheet.linear([
          [0, '#ffd68a', 0.85],
          [1, '#c8662a', 0.7],
        ]),
      }),
      el('rect', { x: x - 6, y: 312, width: 180, height: 26, fill: mix(tint, colour.night, 0.25) }),
      el('rect', { x: x + 18, y: 424, width: 130, height: 60, fill: mix(tint, colour.night, 0.35) }),
    )
  }
  sheet.add(
    el('rect', {
      y: 480,
      width,
      height: 250,
      fill: sheet.linear([
        [0, '#6d3c20'],
        [1, '#1d130f'],
      ]),
    }),
  )
}

/** Badges over a counter of a trade hall. */
export function convention(seed: string, size: Size): string {
  const place = room(seed, size, ['#14100e', '#b5602a', '#241811'])
  const { sheet, random, cx, width } = place
  const air = '#7a4a2c'
  hall(place)
  sheet.add(
    crowdBehind(place, 424, 30, '#6b3d24'),
    bystander(
      place,
      { x: cx - 380, y: 338, scale: 1.02, facing: 1, near: { x: 6, y: 118 }, far: { x: 58, y: 78 } },
      air,
      0.5,
      { wear: 'jacket' },
    ),
    screen(sheet, { x: cx - 300, y: 286, width: 128, height: 178 }),
    el('rect', { x: cx - 244, y: 470, width: 16, height: 110, fill: '#0d0908' }),
    glow(sheet, { x: cx - 236, y: 370, radius: 170, tint: colour.amber, strength: 0.34 }),
    bystander(
      place,
      { x: cx - 128, y: 308, scale: 1.5, facing: -1, near: { x: 36, y: 116 }, far: { x: 66, y: 106 } },
      '#3a2318',
      0.22,
      { wear: 'jacket', top: colour.wine, lanyard: colour.straw },
    ),
  )
  const me = cast(random, { wear: 'jacket', top: colour.wine, under: '#f3e7d4', lanyard: colour.amber })
  const visitor = cast(random, { wear: 'jacket', top: '#33484f', under: '#e9d6ba' })
  const badge =
    el('path', {
      d: path`M${cx + 178} 362C${cx + 170} 394 ${cx + 186} 420 ${cx + 190} 436M${cx + 196} 362C${cx + 212} 394 ${cx + 198} 420 ${cx + 194} 436`,
      fill: 'none',
      stroke: colour.amber,
      'stroke-width': 5,
    }) +
    el('rect', { x: cx + 168, y: 434, width: 48, height: 62, rx: 5, fill: '#fbf1df' }) +
    el('rect', { x: cx + 168, y: 434, width: 48, height: 18, rx: 4, fill: colour.ember }) +
    el('path', { d: path`M${cx + 178} 466h28M${cx + 178} 478h18`, stroke: '#8b6a4a', 'stroke-width': 4 })
  sheet.add(
    figure(
      sheet,
      me,
      { x: cx + 20, y: 282, scale: 1.82, facing: 1, near: { x: 40, y: 116 }, far: { x: 84, y: 44 }, lean: 3, nod: 3 },
      warm,
    ),
    badge,
    figure(
      sheet,
      visitor,
      { x: cx + 372, y: 284, scale: 1.84, facing: -1, near: { x: 30, y: 120 }, far: { x: 88, y: 60 }, lean: 3, nod: 2 },
      { from: -1, rim: colour.straw },
    ),
    counter(sheet, { x: cx - 330, y: 560, width: 590, height: 190, front: '#5a2a1c' }),
    sunMark(cx - 36, 650, 46, '#5a2a1c', '#f3dcb4'),
    el('path', { d: path`M${cx - 300} 546l14 -66h104l14 66Z`, fill: '#120c0a' }),
    el('path', { d: path`M${cx - 292} 482h118`, stroke: colour.straw, 'stroke-width': 3 }),
    ...[0, 1, 2, 3, 4].map(
      (at) =>
        el('rect', {
          x: cx - 120 + at * 20,
          y: 508 - (at % 2) * 4,
          width: 16,
          height: 38 + (at % 2) * 4,
          rx: 2,
          fill: '#f6e9d2',
        }) +
        el('rect', {
          x: cx - 120 + at * 20,
          y: 508 - (at % 2) * 4,
          width: 16,
          height: 11,
          rx: 2,
          fill: [colour.ember, colour.amber, colour.blue][at % 3] ?? colour.ember,
        }),
    ),
    vignette(sheet, width),
  )
  return sheet.toString()
}
