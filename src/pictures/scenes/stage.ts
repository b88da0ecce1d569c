import { figure } from '../figure/figure.ts'
import { guests } from '../figure/guests.ts'
import { colour, mix, skins } from '../palette.ts'
import { type Random, randomFrom } from '../random.ts'
import { el, path, Sheet, type Size } from '../svg.ts'
import { beam, bokeh, glow, movingHead, truss } from './light.ts'

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

type Place = { centre: number; floor: number; unit: number }

/** A wall of light made of upright panels, each brighter to the middle. */
function backWall(sheet: Sheet, centre: number, floor: number, unit: number): void {
  const count = 13
  const wide = 58 * unit
  for (let at = 0; at < count; at++) {
    const off = at - (count - 1) / 2
    const power = Math.exp(-(off * off) / 13)
    const tall = (330 - Math.abs(off) * 13) * unit
    const x = centre + off * wide - wide / 2
    sheet.add(
      el('rect', {
        x: x + 3 * unit,
        y: floor - tall,
        width: wide - 6 * unit,
        height: tall,
        fill: mix(colour.dusk, colour.wine, power * 0.7),
      }),
      el('rect', {
        x: x + 3 * unit,
        y: floor - tall,
        width: wide - 6 * unit,
        height: tall,
        fill: sheet.linear([
          [0, colour.ember, 0.02],
          [0.6, colour.ember, 0.55 * power],
          [1, colour.amber, 0.85 * power],
        ]),
      }),
      el('rect', {
        x: x + wide - 4 * unit,
        y: floor - tall,
        width: 2.5 * unit,
        height: tall,
        fill: sheet.linear([
          [0, colour.straw, 0],
          [1, colour.straw, 0.7 * power],
        ]),
      }),
    )
  }
}

function rig(sheet: Sheet, random: Random, { centre, floor, unit }: Place): void {
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

function deck(sheet: Sheet, { centre, floor, unit }: Place): void {
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

/** Loudspeakers in a hanging curve at both sides, and their stacks on the floor. */
function speakers(sheet: Sheet, { centre, floor, unit }: Place): void {
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

function people(sheet: Sheet, random: Random, { centre, floor, unit }: Place): void {
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

function audience(sheet: Sheet, random: Random, { centre, unit }: Place): void {
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
