import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setLand } from '../../schema/outline.ts'
import { usLand } from '../../tests/support/us-land.ts'
import { areaAround, areaSize } from './area.ts'

beforeAll(() => setLand(usLand))
afterAll(() => setLand(undefined))

const la = { name: 'Los Angeles', geo: { lat: 34.0522, lng: -118.2437 } }
const sanDiego = { name: 'San Diego', geo: { lat: 32.7157, lng: -117.1611 } }
const sanJuan = { name: 'San Juan', geo: { lat: 18.4655, lng: -66.1057 } }
const inland = fc.record({
  lat: fc.double({ min: 32, max: 46, noNaN: true }),
  lng: fc.double({ min: -118, max: -82, noNaN: true }),
})

it('draws the ring to the scale of the land', () => {
  const area = areaAround([la, sanDiego], 112)
  const [here, there] = area?.spots ?? []
  const distance = Math.hypot((here?.x ?? 0) - (there?.x ?? 0), (here?.y ?? 0) - (there?.y ?? 0))
  // San Diego lies 112 miles from Los Angeles.
  expect(Math.abs(distance - (area?.ringRadius ?? 0)) / distance).toBeLessThan(0.03)
})

it('shows every city with its name, however far apart they are', () => {
  fc.assert(
    fc.property(inland, inland, (one, other) => {
      const area = areaAround(
        [
          { name: 'Here', geo: one },
          { name: 'There', geo: other },
        ],
        50,
      )
      expect(area?.spots).toHaveLength(2)
      for (const { x, y } of area?.spots ?? []) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(areaSize.width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(areaSize.height)
      }
      expect(area?.spots[0]?.label).toBeDefined()
    }),
  )
})

it('has no map around a place that is not on the map of the US', () => {
  expect(areaAround([sanJuan, la], 50)).toBeUndefined()
  expect(areaAround([la, sanJuan], 50)?.spots.map(({ city }) => city.name)).toEqual(['Los Angeles'])
})
