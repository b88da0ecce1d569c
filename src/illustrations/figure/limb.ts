import { path } from '../svg.ts'

export type Point = { x: number; y: number }

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** Unit vector to the left of the direction from `a` to `b`. */
function left(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length }
}

const beside = (point: Point, normal: Point, distance: number): Point => ({
  x: point.x + normal.x * distance,
  y: point.y + normal.y * distance,
})

/** The position of the elbow or knee when a limb of two bones reaches for the end; `bend` is the side it points to. */
export function joint(start: Point, end: Point, bones: readonly [number, number], bend: 1 | -1): Point {
  const [upper, lower] = bones
  const reach = Math.min(Math.hypot(end.x - start.x, end.y - start.y), upper + lower - 0.5)
  const along = (upper * upper - lower * lower + reach * reach) / (2 * (reach || 1))
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along))
  const normal = left(start, end)
  const share = along / (Math.hypot(end.x - start.x, end.y - start.y) || 1)
  return beside(between(start, end, share), normal, aside * bend)
}

/** The end pulled back to where the bones can reach. */
export function reachable(start: Point, end: Point, bones: readonly [number, number]): Point {
  const distance = Math.hypot(end.x - start.x, end.y - start.y)
  return between(start, end, Math.min(1, (bones[0] + bones[1] - 1) / (distance || 1)))
}

/** Outline of a limb through three points with half its thickness at each, round at the start. */
export function limb(points: readonly [Point, Point, Point], thick: readonly [number, number, number]): string {
  const [start, bend, end] = points
  const [atStart, atBend, atEnd] = thick
  const first = left(start, bend)
  const second = left(bend, end)
  const corner = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
  const nearBend = (atStart + atBend * 3) / 4
  const side = (sign: 1 | -1) => ({
    start: beside(start, first, atStart * sign),
    before: beside(between(start, bend, 0.78), first, nearBend * sign),
    corner: beside(bend, corner, atBend * 1.15 * sign),
    after: beside(between(bend, end, 0.24), second, ((atBend * 3 + atEnd) / 4) * sign),
    end: beside(end, second, atEnd * sign),
  })
  const a = side(1)
  const b = side(-1)
  return (
    path`M${a.start.x} ${a.start.y}L${a.before.x} ${a.before.y}Q${a.corner.x} ${a.corner.y} ${a.after.x} ${a.after.y}L${a.end.x} ${a.end.y}` +
    path`L${b.end.x} ${b.end.y}L${b.after.x} ${b.after.y}Q${b.corner.x} ${b.corner.y} ${b.before.x} ${b.before.y}L${b.start.x} ${b.start.y}` +
    path`A${atStart} ${atStart} 0 0 1 ${a.start.x} ${a.start.y}Z`
  )
}

/** Direction from `a` to `b` in degrees; 0 is to the right, 90 downwards. */
export const heading = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
