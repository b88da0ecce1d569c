import { mix } from '../../../schema/theme/colour.ts'
import { colour } from '../palette.ts'
import { el, path } from '../svg.ts'
import type { City } from './city.ts'
import { glow } from './light.ts'

/** Ground behind the houses: hills, mountains, mesas. */
function behind({ sheet, random, width, horizon, has, air }: City): void {
  const ridge = (height: number, step: number, fill: string, sharp: boolean) => {
    let d = path`M-20 ${horizon + 60}`
    for (let x = -20; x < width + step; x += step) {
      const y = horizon - height * random.between(0.45, 1)
      d += sharp
        ? path`L${x} ${y}L${x + step * 0.5} ${horizon - height * 0.4}`
        : path`S${x - step * 0.4} ${y} ${x} ${y}`
    }
    sheet.add(el('path', { d: `${d}${path`L${width + 60} ${horizon + 60}Z`}`, fill }))
  }
  if (has('mountains')) {
    ridge(330, 250, mix(air, '#3d5a63', 0.35), true)
    ridge(220, 170, mix(air, '#20181a', 0.4), true)
  }
  if (has('hills')) {
    ridge(270, 260, mix(air, '#3a2430', 0.45), false)
    ridge(190, 200, mix(air, '#1d1513', 0.5), false)
  }
  if (has('desert')) {
    let d = path`M-20 ${horizon + 60}`
    for (let x = -20; x < width; ) {
      const wide = random.between(90, 200)
      const top = horizon - random.between(150, 250)
      d += path`L${x} ${horizon - 40}L${x + 18} ${top}H${x + wide - 18}L${x + wide} ${horizon - 40}`
      x += wide + random.between(30, 110)
    }
    sheet.add(el('path', { d: `${d}${path`L${width + 20} ${horizon + 60}Z`}`, fill: mix(air, '#7a3a20', 0.5) }))
  }
}

/** Landmarks among the houses. */
function between({ sheet, width, horizon, has, air }: City): void {
  const dark = mix('#1d1412', air, 0.12)
  const at = width > 1300 ? width * 0.56 : width * 0.3
  if (has('tower')) {
    sheet.add(
      glow(sheet, { x: at, y: 150, radius: 120, tint: colour.amber, strength: 0.5 }),
      el('path', {
        d: path`M${at - 40} ${horizon + 40}L${at - 26} 250H${at + 26}L${at + 40} ${horizon + 40}ZM${at - 19} 252V176H${at + 19}V252ZM${at - 11} 178V132H${at + 11}V178ZM${at - 2.5} 134V52H${at + 2.5}V134Z`,
        fill: dark,
      }),
      el('path', {
        d: path`M${at + 12} 252l9 210h7l-8 -210ZM${at + 9} 178h8v72h-8Z`,
        fill: colour.amber,
        'fill-opacity': 0.55,
      }),
      el('path', {
        d: Array.from(
          { length: 15 },
          (_, row) => path`M${at - 18} ${270 + row * 14}h6v7h-6ZM${at - 5} ${270 + row * 14}h6v7h-6Z`,
        ).join(''),
        fill: '#ffd68a',
        'fill-opacity': 0.75,
      }),
      el('circle', { cx: at, cy: 50, r: 4, fill: '#ff8a5a' }),
    )
  }
  if (has('dome')) {
    const x = width > 1300 ? width * 0.62 : width * 0.5
    const stone = sheet.linear(
      [
        [0, '#6b4a38'],
        [0.6, '#d8b27a'],
        [1, '#f6dfb0'],
      ],
      { x2: 1, y2: 0 },
    )
    sheet.add(
      glow(sheet, { x, y: 370, radius: 230, tint: colour.straw, strength: 0.5 }),
      el('path', {
        d: path`M${x - 190} ${horizon + 30}v-86h380v86ZM${x - 74} ${horizon - 50}v-66h148v66ZM${x - 64} ${horizon - 112}q0 -96 64 -96t64 96ZM${x - 13} ${horizon - 200}v-30h26v30ZM${x - 2} ${horizon - 228}v-34h4v34Z`,
        fill: stone,
      }),
      el('path', {
        d:
          Array.from({ length: 9 }, (_, column) => path`M${x - 62 + column * 15} ${horizon - 108}h6v54h-6Z`).join('') +
          Array.from({ length: 17 }, (_, column) => path`M${x - 180 + column * 22} ${horizon - 46}h8v70h-8Z`).join(''),
        fill: '#3a2417',
        'fill-opacity': 0.6,
      }),
    )
  }
  if (has('wheel')) {
    const [x, y, r] = [width > 1300 ? width * 0.48 : width * 0.2, horizon - 130, 128]
    const ends = Array.from({ length: 16 }, (_, spoke) => ({
      x: x + Math.cos((spoke * Math.PI) / 8) * r,
      y: y + Math.sin((spoke * Math.PI) / 8) * r,
    }))
    sheet.add(
      glow(sheet, { x, y, radius: 220, tint: colour.ember, strength: 0.42 }),
      el('path', {
        d: path`M${x} ${y}L${x - 66} ${horizon + 30}M${x} ${y}L${x + 66} ${horizon + 30}`,
        stroke: dark,
        'stroke-width': 9,
      }),
      el('path', {
        d: ends.map((end) => path`M${x} ${y}L${end.x} ${end.y}`).join(''),
        stroke: '#c9803c',
        'stroke-width': 1.4,
      }),
      el('circle', { cx: x, cy: y, r, fill: 'none', stroke: '#e09a4c', 'stroke-width': 4 }),
      ...ends.map((end) => el('circle', { cx: end.x, cy: end.y, r: 6.5, fill: colour.straw })),
    )
  }
  if (has('arch')) {
    const x = width > 1300 ? width * 0.54 : width * 0.36
    const d = path`M${x - 150} ${horizon + 30}C${x - 120} ${horizon - 330} ${x + 120} ${horizon - 330} ${x + 150} ${horizon + 30}`
    sheet.add(
      el('path', { d, fill: 'none', stroke: '#5b4334', 'stroke-width': 17 }),
      el('path', { d, fill: 'none', stroke: '#f0c98a', 'stroke-width': 5, transform: 'translate(4 -2)' }),
    )
  }
}

/** Landmarks before the houses: a bridge over the water, palms. */
function before({ sheet, random, width, horizon, has }: City): void {
  if (has('bridge')) {
    const deck = horizon - 26
    const [a, b] = [width * 0.14, width * 0.52]
    const cable = path`M${a - (b - a) * 0.5} ${deck}Q${a - 60} ${deck - 40} ${a} ${deck - 190}Q${(a + b) / 2} ${deck + 150} ${b} ${deck - 190}Q${b + 60} ${deck - 40} ${b + (b - a) * 0.5} ${deck}`
    const hangers: string[] = []
    for (let x = a + 16; x < b - 10; x += 16) {
      const share = (x - a) / (b - a)
      hangers.push(path`M${x} ${deck}V${deck - 190 + 680 * share * (1 - share)}`)
    }
    sheet.add(
      el('path', { d: hangers.join(''), stroke: '#8a3f1f', 'stroke-width': 1.4 }),
      el('path', { d: cable, fill: 'none', stroke: '#b85a28', 'stroke-width': 4 }),
      ...[a, b].map((x) =>
        el('path', {
          d: path`M${x - 11} ${horizon + 40}V${deck - 200}h8v230ZM${x + 3} ${horizon + 40}V${deck - 200}h8V${horizon + 40}ZM${x - 11} ${deck - 150}h22v9h-22ZM${x - 11} ${deck - 92}h22v9h-22Z`,
          fill: sheet.linear([
            [0, '#d96a2c'],
            [1, '#4a2016'],
          ]),
        }),
      ),
      el('path', { d: path`M-20 ${deck}H${b + (b - a) * 0.55}v11H-20Z`, fill: '#3a1c14' }),
      ...Array.from({ length: 22 }, (_, lamp) =>
        el('circle', { cx: (lamp * (b + (b - a) * 0.5)) / 22, cy: deck - 4, r: 2.6, fill: colour.straw }),
      ),
    )
  }
  if (has('palms')) {
    for (const share of width > 1300 ? [0.38, 0.43, 0.9, 0.96] : [0.06, 0.14, 0.9, 0.97]) {
      const x = width * share + random.between(-8, 8)
      const top = random.between(250, 350)
      const bend = random.between(-16, 16)
      const fronds = Array.from({ length: 9 }, (_, leaf) => {
        const turn = Math.PI * (leaf / 8) * 1.16 - Math.PI * 1.08
        const long = random.between(52, 74)
        const end = { x: x + bend + Math.cos(turn) * long, y: top + Math.sin(turn) * long * 0.55 + 26 }
        const lift = { x: x + bend + Math.cos(turn) * long * 0.6, y: top + Math.sin(turn) * long * 0.75 - 14 }
        return path`M${x + bend} ${top}Q${lift.x} ${lift.y} ${end.x} ${end.y}Q${lift.x - 2} ${lift.y + 15} ${x + bend} ${top + 7}Z`
      })
      sheet.add(
        el('path', {
          d: path`M${x - 6} ${640}Q${x - 3} ${(top + 620) / 2} ${x + bend - 3} ${top}H${x + bend + 4}Q${x + 5} ${(top + 620) / 2} ${x + 6} 640Z`,
          fill: '#120c0b',
        }),
        el('path', { d: fronds.join(''), fill: '#b8652c', transform: 'translate(1.2 -1.6)' }),
        el('path', { d: fronds.join(''), fill: '#150e0c' }),
      )
    }
  }
}

/** The part of the width where a landmark among the houses must stay in view. */
function view({ width, has }: City): { from: number; to: number } | undefined {
  const wide = width > 1300
  const around = (middle: number, half: number) => ({ from: middle - half, to: middle + half })
  if (has('dome')) return around(width * (wide ? 0.62 : 0.5), 190)
  if (has('arch')) return around(width * (wide ? 0.54 : 0.36), 160)
  if (has('wheel')) return around(width * (wide ? 0.48 : 0.2), 130)
  if (has('tower')) return around(width * (wide ? 0.56 : 0.3), 40)
  return undefined
}

export const landmarks = { behind, between, before, view }
