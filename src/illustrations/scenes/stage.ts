import { colour } from '../palette.ts'
import { randomFrom } from '../random.ts'
import { el, path, Sheet, type Size } from '../svg.ts'
import { backWall } from './backdrop.ts'
import { bokeh, glow } from './light.ts'
import { rig, type StagePosition, speakers } from './rig.ts'
import { audience, people } from './stage-people.ts'

/** Moving heads on a truss over a stage and its audience. The left third stays calm: a headline stands there. */
export function stage(seed: string, size: Size): string {
  const { width, height } = size
  const random = randomFrom(`stage ${seed}`)
  const sheet = new Sheet(size)
  // Everything is measured by the height; a narrow picture shows the middle of the stage.
  const unit = height / 750
  const centre = width > height * 1.8 ? width * 0.735 : width * 0.54
  const floor = height * 0.73
  sheet.add(
    el('rect', {
      width,
      height,
      fill: sheet.linear([
        [0, '#0d0a09'],
        [0.55, '#1b120e'],
        [1, '#0f0b09'],
      ]),
    }),
    glow(sheet, {
      x: centre,
      y: floor - 190 * unit,
      radius: 780 * unit,
      tint: colour.ember,
      strength: 0.55,
      flat: 0.68,
    }),
    glow(sheet, {
      x: centre + 60 * unit,
      y: floor - 120 * unit,
      radius: 430 * unit,
      tint: colour.amber,
      strength: 0.5,
      flat: 0.8,
    }),
  )
  backWall(sheet, centre, floor, unit)
  sheet.add(
    bokeh(sheet, random, {
      count: 16,
      x: centre - 900 * unit,
      y: 90 * unit,
      width: 620 * unit,
      height: 330 * unit,
      size: 15 * unit,
    }),
  )
  rig(sheet, random, { centre, floor, unit })
  deck(sheet, { centre, floor, unit })
  speakers(sheet, { centre, floor, unit })
  people(sheet, random, { centre, floor, unit })
  sheet.add(
    glow(sheet, { x: centre, y: floor + 4 * unit, radius: 760 * unit, tint: colour.straw, strength: 0.24, flat: 0.16 }),
  )
  audience(sheet, random, { centre, floor, unit })
  sheet.add(
    el('rect', {
      width: width * 0.5,
      height,
      fill: sheet.linear(
        [
          [0, '#0d0a09', 0.72],
          [0.55, '#0d0a09', 0.4],
          [1, '#0d0a09', 0],
        ],
        { x2: 1, y2: 0 },
      ),
    }),
  )
  return sheet.toString()
}

function deck(sheet: Sheet, { centre, floor, unit }: StagePosition): void {
  const half = 560 * unit
  const tall = 46 * unit
  sheet.add(
    el('path', {
      d: path`M${centre - half * 0.86} ${floor - 12 * unit}H${centre + half * 0.86}L${centre + half} ${floor + 20 * unit}H${centre - half}Z`,
      fill: sheet.linear(
        [
          [0, colour.ember],
          [0.5, colour.amber],
          [1, '#7a3a1c'],
        ],
        {},
      ),
    }),
    el('rect', { x: centre - half, y: floor + 20 * unit, width: half * 2, height: tall, fill: '#140d0a' }),
    el('rect', { x: centre - half, y: floor + 20 * unit, width: half * 2, height: 4 * unit, fill: colour.straw }),
    el('path', {
      d: path`M${centre - half * 0.5} ${floor + 24 * unit}v${tall}M${centre} ${floor + 24 * unit}v${tall}M${centre + half * 0.5} ${floor + 24 * unit}v${tall}`,
      stroke: '#2b1b14',
      'stroke-width': 2 * unit,
    }),
  )
  for (const at of [-0.62, -0.3, 0.3, 0.62]) {
    const x = centre + at * half
    sheet.add(
      el('path', {
        d: path`M${x - 26 * unit} ${floor + 18 * unit}l${8 * unit} ${-20 * unit}h${36 * unit}l${8 * unit} ${20 * unit}Z`,
        fill: '#0b0807',
      }),
    )
  }
}
