import { mix } from '../../../schema/theme/colour.ts'
import { colour } from '../palette.ts'
import { el, path } from '../svg.ts'
import type { City } from './city.ts'
import { landmarks } from './landmarks.ts'

/** One row of buildings. `depth` is from 0, near, to 1, so far that only the colour of the air remains. */
export function buildings(city: City, depth: number, low: number): void {
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
      // No tall building may hide a landmark.
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
