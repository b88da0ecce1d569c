import { figure } from '../figure/figure.ts'
import { guests } from '../figure/guests.ts'
import { colour, skins } from '../palette.ts'
import type { Random } from '../random.ts'
import { el, type Sheet } from '../svg.ts'
import { glow } from './light.ts'
import type { StagePosition } from './rig.ts'

export function people(sheet: Sheet, random: Random, { centre, floor, unit }: StagePosition): void {
  const speaker = floor - 316 * 0.84 * unit
  const light = { from: 1, rim: colour.straw } as const
  const rod = el('path', { d: 'M-4 2L14-14', stroke: '#0b0807', 'stroke-width': 6, 'stroke-linecap': 'round' })
  sheet.add(
    glow(sheet, { x: centre + 20 * unit, y: floor - 140 * unit, radius: 200 * unit, tint: '#fff0cf', strength: 0.55 }),
    el('ellipse', {
      cx: centre + 20 * unit,
      cy: floor + 4 * unit,
      rx: 90 * unit,
      ry: 9 * unit,
      fill: '#3a1a0c',
      'fill-opacity': 0.7,
    }),
    figure(
      sheet,
      {
        skin: random.pick(skins),
        hair: '#17100d',
        style: random.pick(['bob', 'afro', 'bun', 'curls']),
        wear: 'jacket',
        top: colour.wine,
        under: '#f2e6d6',
        trousers: '#20120f',
        build: 0.3,
      },
      {
        x: centre + 20 * unit,
        y: speaker,
        scale: 0.84 * unit,
        facing: -1,
        near: { x: -92, y: 72 },
        nearBend: 1,
        far: { x: 40, y: 2 },
        farInFront: true,
        lean: -2,
        nod: -4,
      },
      light,
      { above: el('g', { transform: 'translate(40 -4)' }, rod) },
    ),
    figure(
      sheet,
      {
        skin: skins[1],
        hair: '#17100d',
        style: 'crop',
        wear: 'tee',
        top: '#17110f',
        trousers: '#120d0b',
        build: 0.8,
        headset: true,
      },
      {
        // In a wide picture the assistant stands nearer, so that a narrower window still shows both.
        x: centre + (sheet.size.width > sheet.size.height * 1.8 ? 310 : 430) * unit,
        y: floor - 316 * 0.72 * unit,
        scale: 0.72 * unit,
        facing: -1,
        near: { x: 34, y: 76 },
        far: { x: 62, y: 62 },
        nod: 4,
      },
      { from: -1, rim: colour.amber },
      { before: el('path', { d: 'M22 84L66 50L78 72L34 104Z', fill: '#e8d3b4' }) },
    ),
  )
}

export function audience(sheet: Sheet, random: Random, { centre, unit }: StagePosition): void {
  const { width, height } = sheet.size
  const rows = [
    { y: height - 122 * unit, head: 30, fill: '#3a2014', rim: '#dd7c35', raised: 0.14 },
    { y: height - 84 * unit, head: 42, fill: '#27160f', rim: '#c0652a', raised: 0.16 },
    { y: height - 22 * unit, head: 66, fill: '#110b09', rim: '#7a3c17', raised: 0.1 },
  ]
  const towards = { centre, reach: 900 * unit }
  for (const row of rows)
    sheet.add(guests(random, { ...row, x: -40 * unit, width: width + 80 * unit, head: row.head * unit, towards }))
  const fade = sheet.linear([
    [0, '#0b0807', 0],
    [1, '#0b0807', 0.85],
  ])
  sheet.add(el('rect', { y: height - 110 * unit, width, height: 110 * unit, fill: fade }))
}
