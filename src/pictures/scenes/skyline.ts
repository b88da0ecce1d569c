import type { Scene } from '../../../schema/scene.ts'
import { guests } from '../figure/guests.ts'
import { colour, mix } from '../palette.ts'
import { type Random, randomFrom } from '../random.ts'
import { el, path, Sheet, type Size } from '../svg.ts'
import { landmarks } from './landmarks.ts'
import { bokeh, glow, stringLights } from './light.ts'

type Feature = NonNullable<Scene['features']>[number]

export type City = {
  sheet: Sheet
  random: Random
  width: number
  horizon: number
  has: (feature: Feature) => boolean
  air: string
}

const tall = 720
const pairs: readonly [Feature[], ...Feature[][]] = [
  ['tower', 'river'],
  ['bridge', 'bay'],
  ['palms', 'hills'],
  ['dome'],
  ['mountains'],
  ['wheel', 'river'],
  ['tower'],
]

/** A city at night with a marquee in front of it. What it is known by comes from the features, the rest from the seed. */
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

/** One row of buildings; `depth` 1 is so far that it is all air, 0 is near. */
function buildings(city: City, depth: number, low: number): void {
  const { sheet, random, width, horizon, air, has } = city
  const wideGround = has('desert') || has('hills') || has('mountains')
  const flat = wideGround ? 0.62 : has('palms') || has('dome') ? 0.78 : 1
  const view = landmarks.view(city)
  let x = -40
  while (x < width) {
    const wide = random.between(38, 92) * (1.15 - depth * 0.4)
    // Cities rise towards their middle.
    const middle = Math.exp(-(((x - width * 0.6) / (width * 0.26)) ** 2))
    const high =
      (random.between(60, 130) + middle * random.between(70, 210) - low * 0.3 + depth * 70) *
      flat *
      // Nothing tall in front of what the city is known by.
      (depth < 0.3 && view && x + wide > view.from && x < view.to ? 0.42 : 1)
    sheet.add(
      building(city, {
        x,
        wide,
        top: horizon - high,
        fill: mix(mix('#191210', '#2a1e1b', random.next()), air, depth),
        lit: 0.2 + (1 - depth) * 0.3,
      }),
    )
    x += wide + random.between(-4, 10)
  }
}

function building(
  { sheet, random, horizon }: City,
  { x, wide, top, fill, lit }: { x: number; wide: number; top: number; fill: string; lit: number },
): string {
  const body = sheet.linear(
    [
      [0, mix(fill, '#120d0c', 0.25)],
      [0.75, fill],
      [1, mix(fill, colour.ember, 0.16)],
    ],
    { x2: 1, y2: 0 },
  )
  const parts: string[] = []
  const middle = x + wide / 2
  switch (random.whole(0, 5)) {
    case 0:
      parts.push(
        el('path', {
          d: path`M${middle - wide * 0.3} ${top}v-18h${wide * 0.6}v18ZM${middle - 1.5} ${top - 18}v-34h3v34Z`,
          fill,
        }),
        el('circle', { cx: middle, cy: top - 53, r: 2.4, fill: '#ff8a5a' }),
      )
      break
    case 1:
      parts.push(
        el('path', { d: path`M${x} ${top + 1}L${middle} ${top - wide * 0.55}L${x + wide} ${top + 1}Z`, fill: body }),
      )
      break
    case 2:
      parts.push(
        el('path', {
          d: path`M${x} ${top + 1}v${-wide * 0.2}L${x + wide} ${top - wide * 0.6}V${top + 1}Z`,
          fill: body,
        }),
      )
      break
    case 3:
      parts.push(
        el('path', {
          d: path`M${x + wide * 0.14} ${top + 1}v-22h${wide * 0.72}v22ZM${x + wide * 0.3} ${top - 22}v-20h${wide * 0.4}v20Z`,
          fill: body,
        }),
      )
      break
    case 4:
      parts.push(el('path', { d: path`M${x} ${top + 1}q${wide / 2} ${-wide * 0.5} ${wide} 0Z`, fill: body }))
      break
    default:
      parts.push(
        el('path', {
          d: path`M${x + wide * 0.2} ${top}v-12h${wide * 0.22}v12ZM${x + wide * 0.6} ${top}v-8h${wide * 0.2}v8Z`,
          fill,
        }),
      )
  }
  parts.push(el('rect', { x, y: top, width: wide, height: horizon - top + 60, fill: body }))
  const windows: Record<string, string> = {}
  const step = { x: random.pick([9, 11, 13]), y: random.pick([12, 15, 18]) }
  const strip = random.chance(0.25)
  for (let wy = top + 12; wy < horizon - 4; wy += step.y)
    for (let wx = x + 6; wx < x + wide - 8; wx += step.x) {
      if (!random.chance(lit)) continue
      const tint = random.pick(['#ffcf7d', '#f0a64a', '#c9742f', '#ffe7bb', '#8aa3a6'])
      windows[tint] =
        (windows[tint] ?? '') +
        path`M${wx} ${wy}h${strip ? step.x - 1 : 4.4}v${strip ? 3 : 6.4}h${strip ? 1 - step.x : -4.4}Z`
    }
  for (const [tint, d] of Object.entries(windows))
    parts.push(el('path', { d, fill: tint, 'fill-opacity': 0.35 + lit * 0.9 }))
  return parts.join('')
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

/** A marquee with string lights and guests before it. */
function marquee({ sheet, random, width }: City): void {
  const cx = width > tall * 1.8 ? width * 0.7 : width * 0.56
  const base = 664
  sheet.add(
    el('rect', {
      y: 600,
      width,
      height: 120,
      fill: sheet.linear([
        [0, '#3a2417', 0],
        [0.3, '#2b1a12', 0.95],
        [1, '#0f0a08'],
      ]),
    }),
    glow(sheet, { x: cx, y: 610, radius: 430, tint: colour.amber, strength: 0.75, flat: 0.4 }),
    el('path', {
      d: path`M${cx - 206} 566H${cx + 206}V${base}H${cx - 206}Z`,
      fill: sheet.linear([
        [0, '#ffdf9f'],
        [0.6, '#f0a24c'],
        [1, '#a3521f'],
      ]),
    }),
    el(
      'g',
      { 'clip-path': sheet.clip(el('rect', { x: cx - 206, y: 540, width: 412, height: base - 540 })) },
      guests(random, { x: cx - 190, width: 370, y: 610, head: 22, fill: '#7a3f1c', rim: '#ffe6b0', raised: 0.1 }),
    ),
  )
  const roof = (x: number, half: number, top: number, eave: number) => {
    const d = path`M${x} ${top}C${x + half * 0.1} ${top + 42} ${x + half * 0.5} ${eave - 22} ${x + half} ${eave}H${x - half}C${x - half * 0.5} ${eave - 22} ${x - half * 0.1} ${top + 42} ${x} ${top}Z`
    const panel = path`M${x} ${top}C${x + half * 0.02} ${top + 44} ${x + half * 0.14} ${eave - 20} ${x + half * 0.3} ${eave}H${x - half * 0.3}C${x - half * 0.14} ${eave - 20} ${x - half * 0.02} ${top + 44} ${x} ${top}Z`
    return [
      el('path', {
        d,
        fill: sheet.linear(
          [
            [0, '#6b4a35'],
            [0.55, '#e7c998'],
            [1, '#fff0d2'],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      el('path', { d: panel, fill: colour.wine, 'fill-opacity': 0.82 }),
      el('path', {
        d: Array.from(
          { length: 10 },
          (_, at) => path`M${x - half + (at * half) / 5} ${eave - 1}h${half / 5}q${-half / 10} 22 ${-half / 5} 0Z`,
        ).join(''),
        fill: '#f3dcb4',
      }),
      el('path', { d: path`M${x} ${top}v-26l26 9l-26 9`, stroke: '#3a2417', 'stroke-width': 2.5, fill: colour.ember }),
    ].join('')
  }
  const poles = [-206, -70, 70, 206].map((x) => path`M${cx + x} 566V${base}`).join('')
  sheet.add(
    el('path', { d: poles, stroke: '#4a2e1f', 'stroke-width': 5 }),
    roof(cx - 106, 116, 486, 572),
    roof(cx + 106, 116, 486, 572),
    roof(cx, 128, 446, 574),
    stringLights(sheet, { from: [cx - 520, 520], to: [cx - 106, 486], sag: 34, bulbs: 11, size: 4.6 }),
    stringLights(sheet, { from: [cx + 106, 486], to: [cx + 540, 510], sag: 34, bulbs: 11, size: 4.6 }),
    stringLights(sheet, { from: [cx - 106, 486], to: [cx, 446], sag: 10, bulbs: 4, size: 4 }),
    stringLights(sheet, { from: [cx, 446], to: [cx + 106, 486], sag: 10, bulbs: 4, size: 4 }),
    el('path', { d: path`M${cx - 520} 520V690M${cx + 540} 510V690`, stroke: '#0d0908', 'stroke-width': 6 }),
    glow(sheet, { x: cx, y: 672, radius: 360, tint: colour.straw, strength: 0.5, flat: 0.14 }),
    bokeh(sheet, random, { count: 10, x: 0, y: 560, width, height: 110, size: 12 }),
    guests(random, {
      x: -30,
      width: width + 60,
      y: 694,
      head: 40,
      fill: '#140d0a',
      rim: '#b4682c',
      raised: 0.1,
      towards: { centre: cx, reach: width * 0.6 },
    }),
    el('rect', {
      y: 640,
      width,
      height: 80,
      fill: sheet.linear([
        [0, '#0d0908', 0],
        [1, '#0d0908', 0.8],
      ]),
    }),
  )
}
