type Point = { x: number; y: number }

/**
 * The radius around a bulb in which the pointer selects it, in units of the map: at least 24 px across on the narrowest
 * phone.
 */
const reach = 52
const corners = 16

const circleAround = ({ x, y }: Point): Point[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  })

/** The part of a convex shape that is nearer to `own` than to `other`. */
function nearer(shape: readonly Point[], own: Point, other: Point): Point[] {
  const across = { x: other.x - own.x, y: other.y - own.y }
  const limit = (other.x ** 2 + other.y ** 2 - own.x ** 2 - own.y ** 2) / 2
  const beyond = (point: Point) => point.x * across.x + point.y * across.y - limit
  return shape.flatMap((from, index) => {
    const to = shape[(index + 1) % shape.length] as Point
    const [start, end] = [beyond(from), beyond(to)]
    const inside = start <= 0 ? [from] : []
    if (start <= 0 === end <= 0) return inside
    const share = start / (start - end)
    return [...inside, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }]
  })
}

/**
 * The area in which the pointer selects a point: a circle, cut where another point is nearer. So no areas overlap,
 * however close two points are. Two points at the same position share their area.
 */
export const pointerAreas = (points: readonly Point[]): Point[][] =>
  points.map((own) =>
    points
      .filter(({ x, y }) => x !== own.x || y !== own.y)
      .reduce<Point[]>((shape, other) => nearer(shape, own, other), circleAround(own)),
  )
