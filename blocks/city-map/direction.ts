type Point = { x: number; y: number }

const ahead = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const

export type ArrowKey = keyof typeof ahead
export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(ahead, key)

/** How much more a step sideways costs than one ahead. */
const sideways = 2

/** The nearest point in the direction of an arrow key, or `undefined` if there is none. */
export function nextInDirection<P extends Point>(from: Point, key: ArrowKey, points: readonly P[]): P | undefined {
  const { x, y } = ahead[key]
  let best: P | undefined
  let minCost = Number.POSITIVE_INFINITY
  for (const point of points) {
    const [across, down] = [point.x - from.x, point.y - from.y]
    const forward = across * x + down * y
    const cost = forward + sideways * Math.abs(across * y - down * x)
    if (forward > 0 && cost < minCost) [best, minCost] = [point, cost]
  }
  return best
}
