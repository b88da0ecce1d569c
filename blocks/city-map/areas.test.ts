import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pointerAreas } from './areas.ts'

const coordinate = fc.integer({ min: 0, max: 600 })
const points = fc.uniqueArray(fc.record({ x: coordinate, y: coordinate }), {
  minLength: 1,
  maxLength: 30,
  selector: ({ x, y }) => `${x} ${y}`,
})

it('has only points that are nearer to its city than to any other, so that no area covers another', () => {
  fc.assert(
    fc.property(points, (cities) => {
      for (const [index, area] of pointerAreas(cities).entries()) {
        const own = cities[index] as { x: number; y: number }
        expect(area.length).toBeGreaterThanOrEqual(3)
        for (const corner of area)
          for (const other of cities)
            expect(Math.hypot(corner.x - own.x, corner.y - own.y)).toBeLessThanOrEqual(
              Math.hypot(corner.x - other.x, corner.y - other.y) + 1e-6,
            )
      }
    }),
  )
})

it('is a circle around a city without neighbours', () => {
  const [area = []] = pointerAreas([{ x: 100, y: 100 }])
  for (const { x, y } of area) expect(Math.hypot(x - 100, y - 100)).toBeCloseTo(52)
})
