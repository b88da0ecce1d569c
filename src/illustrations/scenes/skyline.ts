import type { Scene } from '../../../schema/scene.ts'
import { mix } from '../../../schema/theme/colour.ts'
import { colour } from '../palette.ts'
import { randomFrom } from '../random.ts'
import { el, path, Sheet, type Size } from '../svg.ts'
import { buildings } from './buildings.ts'
import { type City, type Feature, tall } from './city.ts'
import { landmarks } from './landmarks.ts'
import { glow } from './light.ts'
import { marquee } from './marquee.ts'

const pairs: readonly [Feature[], ...Feature[][]] = [
  ['tower', 'river'],
  ['bridge', 'bay'],
  ['palms', 'hills'],
  ['dome'],
  ['mountains'],
  ['wheel', 'river'],
  ['tower'],
]

/** A city at night with a marquee in front of it. The features define its landmarks, the seed everything else. */
export function skyline({ seed, features }: Scene, size: Size): string {
  const width = (tall * size.width) / size.height
  const sheet = new Sheet({ width, height: tall }, size)
  const random = randomFrom(`skyline ${seed}`)
  const shown = features ?? random.pick(pairs)
  const dusk = random.pick(['#8a3a24', '#9a4a22', '#7a3030', '#a3602a'])
  const city: City = {
    sheet,
    random,
    width,
    horizon: 470,
    has: (feature) => shown.includes(feature),
    air: mix('#2a1b1a', dusk, 0.35),
  }
  sky(city, dusk)
  landmarks.behind(city)
  for (const [depth, low] of [
    [0.62, 60],
    [0.34, 30],
    [0, 0],
  ] as const) {
    buildings(city, depth, low)
    if (depth > 0.5)
      sheet.add(glow(sheet, { x: width * 0.6, y: 460, radius: width * 0.55, tint: dusk, strength: 0.4, flat: 0.26 }))
    if (depth === 0.34) landmarks.between(city)
  }
  landmarks.before(city)
  ground(city)
  if (city.has('bay')) sails(city)
  marquee(city)
  return sheet.toString()
}

function sky({ sheet, random, width, horizon }: City, dusk: string): void {
  sheet.add(
    el('rect', {
      width,
      height: tall,
      fill: sheet.linear([
        [0, '#0f0e12'],
        [0.3, '#1c1820'],
        [0.52, mix('#2c1d20', dusk, 0.45)],
        [0.66, mix(dusk, colour.amber, 0.3)],
        [1, '#150e0b'],
      ]),
    }),
    glow(sheet, { x: width * 0.62, y: horizon, radius: width * 0.5, tint: colour.amber, strength: 0.5, flat: 0.42 }),
  )
  const stars = Array.from({ length: Math.round(width / 16) }, () =>
    el('circle', {
      cx: random.between(0, width),
      cy: random.between(0, 210),
      r: random.between(0.5, 1.5),
      fill: '#ffe9c6',
      'fill-opacity': random.between(0.2, 0.8),
    }),
  )
  const moon = { x: width * random.between(0.08, 0.9), y: random.between(64, 130) }
  sheet.add(
    ...stars,
    glow(sheet, { ...moon, radius: 120, tint: colour.straw, strength: 0.28 }),
    el('path', {
      d: path`M${moon.x + 6} ${moon.y - 23}A24 24 0 1 1 ${moon.x - 20} ${moon.y + 13}A21 21 0 0 0 ${moon.x + 6} ${moon.y - 23}Z`,
      fill: '#f6e6c4',
    }),
  )
}

function ground({ sheet, random, width, horizon, has }: City): void {
  const water = has('river') || has('bay')
  const top = horizon + 10
  const ink = has('desert') ? '#5a3420' : water ? '#22292c' : '#2a1b14'
  sheet.add(
    el('rect', {
      y: top,
      width,
      height: tall - top,
      fill: sheet.linear([
        [0, mix(ink, colour.amber, water ? 0.35 : 0.18)],
        [0.2, ink],
        [1, '#0f0b09'],
      ]),
    }),
  )
  if (!water) return
  for (let at = 0; at < width / 7; at++) {
    const x = random.between(0, width)
    const y = top + random.between(2, 92)
    const long = random.between(8, 60) * (0.4 + (y - top) / 90)
    sheet.add(
      el('path', {
        d: path`M${x} ${y}h${long}`,
        stroke: random.pick([colour.amber, colour.straw, colour.ember, colour.mist]),
        'stroke-width': random.between(1, 2.6),
        'stroke-opacity': random.between(0.2, 0.7),
        'stroke-linecap': 'round',
      }),
    )
  }
}

/** Sails on the bay, each with its light on the water. */
function sails({ sheet, random, width, horizon }: City): void {
  for (const share of [0.08, 0.24, 0.83, 0.95]) {
    const x = width * share + random.between(-18, 18)
    const y = horizon + random.between(26, 62)
    const size = random.between(0.7, 1.15)
    sheet.add(
      glow(sheet, { x, y: y + 6, radius: 44 * size, tint: colour.straw, strength: 0.45, flat: 0.2 }),
      el('path', {
        d: path`M${x - 2} ${y - 58 * size}V${y - 5}H${x - 26 * size}ZM${x + 3} ${y - 50 * size}L${x + 24 * size} ${y - 5}H${x + 3}Z`,
        fill: '#f0dcba',
      }),
      el('path', {
        d: path`M${x - 30 * size} ${y - 2}H${x + 30 * size}L${x + 20 * size} ${y + 8 * size}H${x - 22 * size}Z`,
        fill: '#140d0a',
      }),
    )
  }
}
