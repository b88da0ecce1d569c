import { colour } from '../palette.ts'
import type { Random } from '../random.ts'
import { el, path, type Sheet } from '../svg.ts'
import { beam, glow, movingHead, truss } from './light.ts'

/** Where a stage stands; a unit is a pixel where the picture is 750 px high. */
export type StagePosition = { centre: number; floor: number; unit: number }

export function rig(sheet: Sheet, random: Random, { centre, floor, unit }: StagePosition): void {
  const back = { y: 96 * unit, x: centre - 560 * unit, length: 1180 * unit }
  const front = { y: 22 * unit, x: centre - 760 * unit, length: 1620 * unit }
  sheet.add(truss(back.x, back.y, back.length, 26 * unit, '#2b1b14'))
  const beams: string[] = []
  const heads: string[] = []
  for (let at = 0; at < 7; at++) {
    const x = back.x + (at + 0.5) * (back.length / 7)
    const angle = 90 + (3 - at) * 5 + random.between(-4, 4)
    beams.push(
      beam(sheet, {
        x,
        y: back.y + 44 * unit,
        angle,
        length: floor - back.y + 30 * unit,
        spread: 0.085,
        tint: at % 3 === 1 ? colour.ember : colour.amber,
        strength: 0.82,
      }),
    )
    heads.push(movingHead(sheet, { x, y: back.y + 26 * unit, angle, size: 19 * unit }))
  }
  for (let at = 1; at < 8; at++) {
    const x = front.x + (at + 0.5) * (front.length / 8)
    const outward = at < 4 ? 1 : -1
    const angle = 90 + outward * random.between(16, 34)
    const cool = at === 1 || at === 6
    beams.push(
      beam(sheet, {
        x,
        y: front.y + 62 * unit,
        angle,
        length: 760 * unit,
        spread: 0.07,
        tint: cool ? colour.mist : colour.amber,
        strength: cool ? 0.34 : at < 2 ? 0.34 : 0.74,
      }),
    )
    heads.push(movingHead(sheet, { x, y: front.y + 36 * unit, angle, size: 27 * unit }))
  }
  for (const side of [-1, 1] as const)
    for (const angle of [-108, -90, -74])
      beams.push(
        beam(sheet, {
          x: centre + side * 400 * unit,
          y: floor - 8 * unit,
          angle: angle * 1 + side * 6,
          length: 600 * unit,
          spread: 0.035,
          tint: colour.straw,
          strength: 0.34,
        }),
      )
  sheet.add(...beams, truss(front.x, front.y, front.length, 36 * unit, '#0a0706'), ...heads)
  sheet.add(
    glow(sheet, {
      x: centre - 240 * unit,
      y: floor - 70 * unit,
      radius: 420 * unit,
      tint: colour.straw,
      strength: 0.2,
      flat: 0.3,
    }),
    glow(sheet, {
      x: centre + 330 * unit,
      y: floor - 150 * unit,
      radius: 380 * unit,
      tint: colour.ember,
      strength: 0.26,
      flat: 0.34,
    }),
  )
}

/** Loudspeakers in a hanging curve at both sides, and their stacks on the floor. */
export function speakers(sheet: Sheet, { centre, floor, unit }: StagePosition): void {
  for (const side of [-1, 1] as const) {
    for (let at = 0; at < 7; at++) {
      const x = centre + side * (520 - at * at * 0.9) * unit - 34 * unit
      const y = (136 + at * 27) * unit
      sheet.add(
        el('rect', { x, y, width: 68 * unit, height: 24 * unit, rx: 3 * unit, fill: '#0c0807' }),
        el('rect', {
          x: side === 1 ? x : x + 65 * unit,
          y: y + 1.5 * unit,
          width: 3 * unit,
          height: 21 * unit,
          fill: colour.amber,
          'fill-opacity': 0.75,
        }),
      )
    }
    const x = centre + side * 500 * unit - 46 * unit
    sheet.add(
      el('path', {
        d: path`M${x + 46 * unit} ${58 * unit}V${136 * unit}`,
        stroke: '#0a0706',
        'stroke-width': 3 * unit,
      }),
      el('rect', { x, y: floor - 66 * unit, width: 92 * unit, height: 84 * unit, fill: '#0c0807' }),
      el('rect', {
        x: side === 1 ? x : x + 89 * unit,
        y: floor - 66 * unit,
        width: 3 * unit,
        height: 84 * unit,
        fill: colour.amber,
        'fill-opacity': 0.6,
      }),
    )
  }
}
