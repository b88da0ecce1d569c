import { mix } from '../../../schema/theme/colour.ts'
import { guests } from '../figure/guests.ts'
import { colour } from '../palette.ts'
import { randomFrom } from '../random.ts'
import { el, n, Sheet, type Size } from '../svg.ts'
import { beam, bokeh, glow, truss } from './light.ts'

/** Guests from behind under beams and confetti. */
export function crowd(seed: string, size: Size): string {
  const { width, height } = size
  const unit = height / 720
  const random = randomFrom(`crowd ${seed}`)
  const sheet = new Sheet(size)
  const centre = width * random.between(0.52, 0.66)
  const tint = random.pick([colour.ember, '#a3442a', '#8a5a2c'])
  sheet.add(
    el('rect', {
      width,
      height,
      fill: sheet.linear([
        [0, '#110c0b'],
        [0.6, mix(colour.night, tint, 0.35)],
        [1, '#120c0a'],
      ]),
    }),
    glow(sheet, { x: centre, y: 380 * unit, radius: 620 * unit, tint, strength: 0.9, flat: 0.7 }),
    glow(sheet, { x: centre, y: 400 * unit, radius: 320 * unit, tint: colour.straw, strength: 0.75, flat: 0.7 }),
    truss(-20, 26 * unit, width + 40, 34 * unit, '#2b1a13'),
  )
  const count = Math.round(width / (110 * unit))
  for (let at = 0; at < count; at++) {
    const x = ((at + 0.5) / count) * width
    const angle = 90 + ((centre - x) / width) * -70 + random.between(-8, 8)
    const cool = at % 5 === 1
    sheet.add(
      beam(sheet, {
        x,
        y: 64 * unit,
        angle,
        length: 560 * unit,
        spread: 0.075,
        tint: cool ? colour.mist : colour.amber,
        strength: cool ? 0.35 : 0.55,
      }),
      glow(sheet, { x, y: 64 * unit, radius: 46 * unit, tint: colour.straw, strength: 0.9 }),
    )
  }
  sheet.add(bokeh(sheet, random, { count: 22, x: 0, y: 110 * unit, width, height: 300 * unit, size: 24 * unit }))
  const towards = { centre, reach: Math.max(width * 0.62, 500 * unit) }
  const rows = [
    { y: 430, head: 32, fill: '#552c18', rim: '#ffc874', raised: 0.3 },
    { y: 486, head: 48, fill: '#3a2015', rim: '#f0a24c', raised: 0.3 },
    { y: 566, head: 74, fill: '#241510', rim: '#d07a35', raised: 0.26 },
    { y: 690, head: 124, fill: '#140d0b', rim: '#9c531f', raised: 0.22 },
  ]
  for (const row of rows)
    sheet.add(
      guests(random, {
        ...row,
        x: -60 * unit,
        width: width + 120 * unit,
        y: row.y * unit,
        head: row.head * unit,
        towards,
      }),
    )
  const confetti = Array.from({ length: Math.round(width / (13 * unit)) }, () => {
    const x = random.between(0, width)
    const y = random.between(90, 520) * unit
    const side = random.between(4, 10) * unit
    const fill = random.pick([colour.amber, colour.straw, colour.ember, '#a63c38', colour.mist, colour.paper])
    return el('rect', {
      x: -side / 2,
      y: -side / 4,
      width: side,
      height: side * random.between(0.35, 0.6),
      fill,
      'fill-opacity': random.between(0.55, 1),
      transform: `translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 180))})`,
    })
  })
  sheet.add(...confetti)
  sheet.add(
    el('rect', {
      y: height * 0.78,
      width,
      height: height * 0.22,
      fill: sheet.linear([
        [0, '#0d0908', 0],
        [1, '#0d0908', 0.8],
      ]),
    }),
  )
  return sheet.toString()
}
