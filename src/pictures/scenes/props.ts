import { colour, mix } from '../palette.ts'
import { el, path, type Sheet } from '../svg.ts'

const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  el('rect', { x, y, width, height, fill, rx })

/** A counter or table front: lit top edge, front that falls into the dark. */
export function counter(
  sheet: Sheet,
  { x, y, width, height, front }: { x: number; y: number; width: number; height: number; front: string },
): string {
  const face = sheet.linear([
    [0, mix(front, colour.amber, 0.22)],
    [0.3, front],
    [1, mix(front, colour.night, 0.72)],
  ])
  return (
    rect(x, y, width, height, face) +
    rect(
      x - 14,
      y - 16,
      width + 28,
      20,
      sheet.linear([
        [0, '#f3d7a6'],
        [0.25, '#b9814b'],
        [1, '#5d3a22'],
      ]),
      4,
    ) +
    rect(x, y + 4, width, 12, 'rgba(10,6,4,.35)')
  )
}

/** Rays of a sun in a disc: the brand of nobody. */
export function sunMark(x: number, y: number, radius: number, ink: string, ground: string): string {
  const rays = Array.from({ length: 12 }, (_, at) => {
    const a = (at / 12) * Math.PI * 2
    const b = a + 0.16
    const c = a - 0.16
    return path`M${x + Math.cos(b) * radius * 0.5} ${y + Math.sin(b) * radius * 0.5}L${x + Math.cos(a) * radius * 0.94} ${y + Math.sin(a) * radius * 0.94}L${x + Math.cos(c) * radius * 0.5} ${y + Math.sin(c) * radius * 0.5}Z`
  })
  return (
    el('circle', { cx: x, cy: y, r: radius, fill: ground }) +
    el('path', { d: rays.join(''), fill: ink }) +
    el('circle', { cx: x, cy: y, r: radius * 0.36, fill: ink })
  )
}

/** A paper cup, its foot at x, y. */
export const cup = (x: number, y: number, size: number) =>
  el('path', {
    d: path`M${x - size * 0.5} ${y - size * 1.4}h${size}l${-size * 0.14} ${size * 1.4}h${-size * 0.72}Z`,
    fill: '#f3e4cd',
  }) +
  el('path', {
    d: path`M${x - size * 0.45} ${y - size * 0.96}h${size * 0.9}l${-size * 0.05} ${size * 0.5}h${-size * 0.8}Z`,
    fill: colour.ember,
  }) +
  el('path', {
    d: path`M${x + size * 0.2} ${y - size * 1.4}h${size * 0.3}l${-size * 0.14} ${size * 1.4}h${-size * 0.2}Z`,
    fill: '#fff',
    'fill-opacity': 0.45,
  })

/** A stemmed glass with a drink, its foot at x, y. */
export const glass = (x: number, y: number, size: number, drink: string) =>
  el('path', {
    d: path`M${x - size * 0.34} ${y - size * 1.5}h${size * 0.68}l${-size * 0.08} ${size * 0.44}q${-size * 0.04} ${size * 0.22} ${-size * 0.26} ${size * 0.22}t${-size * 0.26} ${-size * 0.22}Z`,
    fill: '#fff3da',
    'fill-opacity': 0.28,
  }) +
  el('path', {
    d: path`M${x - size * 0.31} ${y - size * 1.26}h${size * 0.62}l${-size * 0.05} ${size * 0.2}q${-size * 0.04} ${size * 0.18} ${-size * 0.26} ${size * 0.18}t${-size * 0.26} ${-size * 0.18}Z`,
    fill: drink,
  }) +
  el('path', {
    d: path`M${x} ${y - size * 0.86}V${y - size * 0.04}M${x - size * 0.26} ${y - size * 0.02}H${x + size * 0.26}M${x + size * 0.27} ${y - size * 1.45}l${-size * 0.05} ${size * 0.4}`,
    stroke: '#ffeccb',
    'stroke-width': size * 0.055,
    'stroke-opacity': 0.85,
    fill: 'none',
  })

/** A bottle, its foot at x, y. */
export function bottle(
  sheet: Sheet,
  { x, y, size, tint }: { x: number; y: number; size: number; tint: string },
): string {
  const d = path`M${x - size * 0.16} ${y}V${y - size * 0.58}q0 ${-size * 0.1} ${size * 0.09} ${-size * 0.16}V${y - size}h${size * 0.14}v${size * 0.26}q${size * 0.09} ${size * 0.06} ${size * 0.09} ${size * 0.16}V${y}Z`
  const fill = sheet.linear(
    [
      [0, mix(tint, '#fff0d0', 0.45)],
      [0.22, tint],
      [0.7, mix(tint, colour.night, 0.45)],
      [1, mix(tint, '#fff0d0', 0.12)],
    ],
    { x2: 1, y2: 0 },
  )
  return (
    el('path', { d, fill }) + rect(x - size * 0.15, y - size * 0.42, size * 0.3, size * 0.24, mix('#f2e2c6', tint, 0.2))
  )
}

/** A flight case on castors: dark panels, metal edges, ball corners, a recessed latch. Its foot is at x, y. */
export function flightCase(
  sheet: Sheet,
  { x, y, width, height, open = 0 }: { x: number; y: number; width: number; height: number; open?: number },
): string {
  const top = y - height
  const metal = sheet.linear(
    [
      [0, '#7d6653'],
      [0.5, '#d9bd92'],
      [1, '#6b5443'],
    ],
    { x2: 1, y2: 0 },
  )
  const edge = (ax: number, ay: number, w: number, h: number) => rect(ax, ay, w, h, metal, 2)
  const corners = [
    [x, top],
    [x + width, top],
    [x, y],
    [x + width, y],
  ].map(
    ([cx = 0, cy = 0]) =>
      el('circle', { cx, cy, r: 10, fill: '#b89a72' }) +
      el('circle', { cx: cx + 2, cy: cy - 3, r: 4, fill: '#f6dfb5' }),
  )
  const latch = (lx: number) =>
    rect(lx - 17, top + height * 0.36, 34, 36, '#5f4c3d', 3) +
    rect(lx - 11, top + height * 0.36 + 6, 22, 24, '#b89a72', 11)
  return (
    [0.14, 0.86]
      .map(
        (at) =>
          el('circle', { cx: x + width * at, cy: y + 14, r: 13, fill: '#0b0807' }) +
          el('circle', { cx: x + width * at, cy: y + 14, r: 5, fill: '#6b5443' }),
      )
      .join('') +
    rect(
      x,
      top,
      width,
      height,
      sheet.linear(
        [
          [0, '#3a2a22'],
          [1, '#150f0c'],
        ],
        { x1: 1, x2: 0, y2: 0.6 },
      ),
    ) +
    rect(
      x + 12,
      top + 12,
      width - 24,
      height - 24,
      sheet.linear(
        [
          [0, '#2e221c'],
          [1, '#120d0b'],
        ],
        { x1: 1, x2: 0 },
      ),
    ) +
    edge(x, top, width, 9) +
    edge(x, y - 9, width, 9) +
    edge(x, top, 9, height) +
    edge(x + width - 9, top, 9, height) +
    edge(x, top + height * 0.3 + open, width, 7) +
    latch(x + width * 0.26) +
    latch(x + width * 0.74) +
    corners.join('')
  )
}

/** A candle in a glass and its small light is drawn by the caller. */
export const candle = (x: number, y: number, size: number) =>
  rect(x - size * 0.35, y - size, size * 0.7, size, 'rgba(255,214,138,.5)', size * 0.14) +
  rect(x - size * 0.24, y - size * 0.62, size * 0.48, size * 0.58, '#f6e2bd', 2) +
  el('path', {
    d: path`M${x} ${y - size * 1.35}q${size * 0.22} ${size * 0.4} 0 ${size * 0.62}q${-size * 0.22} ${-size * 0.22} 0 ${-size * 0.62}Z`,
    fill: '#fff3d6',
  })

/** A round table with a cloth to the floor; x, y is the middle of its top. */
export function clothTable(
  sheet: Sheet,
  { x, y, radius, drop, cloth }: { x: number; y: number; radius: number; drop: number; cloth: string },
): string {
  const side = sheet.linear(
    [
      [0, mix(cloth, '#120b09', 0.5)],
      [0.4, mix(cloth, '#120b09', 0.15)],
      [0.72, cloth],
      [1, mix(cloth, '#120b09', 0.3)],
    ],
    { x2: 1, y2: 0 },
  )
  const folds = [-0.62, -0.3, 0.06, 0.36, 0.68].map(
    (at) =>
      path`M${x + at * radius} ${y + radius * 0.17 * Math.sqrt(1 - at * at)}q${radius * 0.05} ${drop * 0.5} ${at * radius * 0.14} ${drop}`,
  )
  return (
    el('path', {
      d: path`M${x - radius} ${y}C${x - radius} ${y + drop * 0.4} ${x - radius * 1.06} ${y + drop * 0.7} ${x - radius * 1.12} ${y + drop}H${x + radius * 1.12}C${x + radius * 1.06} ${y + drop * 0.7} ${x + radius} ${y + drop * 0.4} ${x + radius} ${y}Z`,
      fill: side,
    }) +
    el('path', {
      d: folds.join(''),
      stroke: mix(cloth, '#120b09', 0.5),
      'stroke-width': 3,
      'stroke-opacity': 0.5,
      fill: 'none',
    }) +
    el('ellipse', {
      cx: x,
      cy: y,
      rx: radius,
      ry: radius * 0.19,
      fill: sheet.linear([
        [0, mix(cloth, '#fff3da', 0.5)],
        [1, mix(cloth, '#fff3da', 0.12)],
      ]),
    })
  )
}

/** A post of a rope line, its foot at x, y. */
export const post = (x: number, y: number, size: number) =>
  el('ellipse', { cx: x, cy: y, rx: size * 0.2, ry: size * 0.055, fill: '#7c5a34' }) +
  rect(x - size * 0.03, y - size, size * 0.06, size, '#c99a58') +
  rect(x + size * 0.004, y - size, size * 0.018, size, '#ffe2a6') +
  el('circle', { cx: x, cy: y - size, r: size * 0.065, fill: '#e4b46a' })

export const rope = (from: readonly [number, number], to: readonly [number, number], sag: number) => {
  const d = path`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${from[1] + sag * 2} ${to[0]} ${to[1]}`
  return (
    el('path', { d, fill: 'none', stroke: '#4a161b', 'stroke-width': 15, 'stroke-linecap': 'round' }) +
    el('path', {
      d,
      fill: 'none',
      stroke: '#a63c38',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      transform: 'translate(1 -3)',
    })
  )
}

/** A screen on a stand with a badge on it; x, y is its upper left. */
export function screen(
  sheet: Sheet,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  return (
    rect(x - 6, y - 6, width + 12, height + 12, '#0b0807', 8) +
    rect(
      x,
      y,
      width,
      height,
      sheet.linear(
        [
          [0, '#ffdf9f'],
          [1, '#e08a3a'],
        ],
        { x2: 1 },
      ),
      4,
    ) +
    el('circle', { cx: x + width * 0.5, cy: y + height * 0.32, r: height * 0.15, fill: '#5a1f24' }) +
    el('path', {
      d: path`M${x + width * 0.28} ${y + height * 0.72}q${width * 0.22} ${-height * 0.3} ${width * 0.44} 0Z`,
      fill: '#5a1f24',
    }) +
    rect(x + width * 0.2, y + height * 0.8, width * 0.6, height * 0.05, '#5a1f24', 3) +
    rect(x + width * 0.32, y + height * 0.88, width * 0.36, height * 0.04, '#8a3a2c', 3)
  )
}
