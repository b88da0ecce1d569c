import { colour } from '../palette.ts'
import type { Random } from '../random.ts'
import { el, n, path, type Sheet } from '../svg.ts'

type Glow = { x: number; y: number; radius: number; tint?: string; strength?: number; flat?: number }

/** A soft light in the air. `flat` squeezes it to a pool on the floor or a bank of haze. */
export function glow(sheet: Sheet, { x, y, radius, tint = colour.amber, strength = 0.5, flat = 1 }: Glow): string {
  const fill = sheet.radial([
    [0, tint, strength],
    [0.35, tint, strength * 0.48],
    [0.7, tint, strength * 0.12],
    [1, tint, 0],
  ])
  return el('ellipse', { cx: x, cy: y, rx: radius, ry: radius * flat, fill })
}

type Beam = { x: number; y: number; angle: number; length: number; spread: number; tint: string; strength: number }

/** A beam through haze; `angle` in degrees, 90 is straight down. Cones inside each other give it a soft edge. */
export function beam(sheet: Sheet, { x, y, angle, length, spread, tint, strength }: Beam): string {
  const turn = (angle * Math.PI) / 180
  const end = { x: x + Math.cos(turn) * length, y: y + Math.sin(turn) * length }
  const cone = (share: number, power: number) => {
    const fill = sheet.linearAt(
      [
        [0, colour.straw, power],
        [0.12, tint, power * 0.8],
        [0.55, tint, power * 0.3],
        [1, tint, 0],
      ],
      { x1: x, y1: y, x2: end.x, y2: end.y },
    )
    const side = { x: -Math.sin(turn), y: Math.cos(turn) }
    const near = 5 * share
    const wide = spread * length * share
    return el('path', {
      d: path`M${x + side.x * near} ${y + side.y * near}L${end.x + side.x * wide} ${end.y + side.y * wide}L${end.x - side.x * wide} ${end.y - side.y * wide}L${x - side.x * near} ${y - side.y * near}Z`,
      fill,
    })
  }
  return [1, 0.84, 0.68, 0.52, 0.36, 0.2].map((share) => cone(share, strength * 0.2)).join('')
}

/** Lights far behind the point of focus: discs with a brighter edge. */
export function bokeh(
  sheet: Sheet,
  random: Random,
  {
    count,
    x,
    y,
    width,
    height,
    size,
  }: { count: number; x: number; y: number; width: number; height: number; size: number },
): string {
  const tints = [colour.amber, colour.straw, colour.ember, colour.amber, colour.mist] as const
  return Array.from({ length: count }, () => {
    const tint = random.pick(tints)
    const power = random.between(0.1, 0.42)
    const fill = sheet.radial([
      [0, tint, 0.5],
      [0.78, tint, 0.62],
      [0.93, tint, 1],
      [1, tint, 0],
    ])
    return el('circle', {
      cx: random.between(x, x + width),
      cy: random.between(y, y + height),
      r: size * random.between(0.35, 1),
      fill,
      'fill-opacity': power,
    })
  }).join('')
}

/** Bulbs on a wire that hangs between two points. */
export function stringLights(
  sheet: Sheet,
  {
    from,
    to,
    sag,
    bulbs,
    size = 5,
  }: { from: readonly [number, number]; to: readonly [number, number]; sag: number; bulbs: number; size?: number },
): string {
  const middle = { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 + sag * 2 }
  const at = (share: number) => {
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return { x: a * from[0] + b * middle.x + c * to[0], y: a * from[1] + b * middle.y + c * to[1] }
  }
  const halo = sheet.radial([
    [0, colour.straw, 0.75],
    [0.3, colour.amber, 0.28],
    [1, colour.amber, 0],
  ])
  const wire = el('path', {
    d: path`M${from[0]} ${from[1]}Q${middle.x} ${middle.y} ${to[0]} ${to[1]}`,
    fill: 'none',
    stroke: '#0a0706',
    'stroke-width': Math.max(1.2, size * 0.3),
  })
  const lamps = Array.from({ length: bulbs }, (_, index) => {
    const { x, y } = at((index + 0.5) / bulbs)
    return (
      el('circle', { cx: x, cy: y + size, r: size * 4.2, fill: halo }) +
      el('path', { d: path`M${x - size * 0.3} ${y}h${size * 0.6}v${size * 0.6}h${-size * 0.6}Z`, fill: '#0a0706' }) +
      el('circle', { cx: x, cy: y + size * 1.3, r: size * 0.82, fill: '#fff0cf' })
    )
  })
  return wire + lamps.join('')
}

/** A truss: two chords with diagonals between them. */
export function truss(x: number, y: number, length: number, deep: number, fill: string): string {
  const step = deep * 1.15
  const count = Math.ceil(length / step)
  const web = Array.from(
    { length: count },
    (_, at) => path`M${x + at * step} ${y + deep}L${x + (at + 0.5) * step} ${y}L${x + (at + 1) * step} ${y + deep}`,
  )
  return (
    el('path', { d: web.join(''), fill: 'none', stroke: fill, 'stroke-width': deep * 0.09 }) +
    el('path', {
      d: path`M${x} ${y}h${length}M${x} ${y + deep}h${length}`,
      stroke: fill,
      'stroke-width': deep * 0.16,
      fill: 'none',
    })
  )
}

/** A moving head that hangs from a truss and points along `angle`. */
export function movingHead(
  sheet: Sheet,
  { x, y, angle, size }: { x: number; y: number; angle: number; size: number },
): string {
  const body = '#0b0807'
  return (
    el('path', {
      d: path`M${x - size * 0.5} ${y}h${size}v${size * 0.35}h${-size}ZM${x - size * 0.62} ${y + size * 0.35}h${size * 0.16}v${size * 0.9}h${-size * 0.16}ZM${x + size * 0.46} ${y + size * 0.35}h${size * 0.16}v${size * 0.9}h${-size * 0.16}Z`,
      fill: body,
    }) +
    el(
      'g',
      { transform: `translate(${n(x)} ${n(y + size)}) rotate(${n(angle - 90)})` },
      el('path', {
        d: path`M${-size * 0.34} ${-size * 0.5}h${size * 0.68}l${size * 0.12} ${size * 1.1}h${-size * 0.92}Z`,
        fill: body,
      }),
      el('ellipse', { cx: 0, cy: size * 0.62, rx: size * 0.44, ry: size * 0.15, fill: '#fff3d6' }),
      glow(sheet, { x: 0, y: size * 0.7, radius: size * 2.2, strength: 0.75, tint: colour.straw }),
    )
  )
}
