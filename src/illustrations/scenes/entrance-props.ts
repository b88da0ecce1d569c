import { el, path, type Sheet } from '../svg.ts'
import { rect } from './rect.ts'

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

/** The rays of a sun in a disc: an invented brand. */
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
