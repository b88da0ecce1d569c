import fc from 'fast-check'
import { expect, it } from 'vitest'
import { labelBoxes, labelGap, placeLabels } from '../../../src/components/map/map-labels.ts'

const size = { width: 975, height: 610 }
const places = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: size.width, noNaN: true }),
    y: fc.double({ min: 0, max: size.height, noNaN: true }),
    text: fc.string({ minLength: 1, maxLength: 16 }),
  }),
  { maxLength: 60 },
)

it('touches no other label and stays on the map, wherever the cities are', () => {
  fc.assert(
    fc.property(places, (points) => {
      const boxes = labelBoxes(points, size).filter((box) => box !== undefined)
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(size.width)
        for (const other of boxes.slice(index + 1)) {
          const across = Math.max(box.left - other.right, other.left - box.right)
          const down = Math.max(box.top - other.bottom, other.top - box.bottom)
          expect(Math.max(across, down)).toBeGreaterThanOrEqual(labelGap - 1e-9)
        }
      }
    }),
  )
})

it('covers no bulb of another city', () => {
  fc.assert(
    fc.property(places, (points) => {
      for (const [index, box] of labelBoxes(points, size).entries())
        for (const [at, { x, y }] of points.entries())
          if (box && at !== index) expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false)
    }),
  )
})

it('is right of a city without neighbours, and left of one at the right edge', () => {
  const [middle, edge] = placeLabels(
    [
      { x: 400, y: 300, text: 'Denver' },
      { x: 960, y: 300, text: 'Boston' },
    ],
    size,
  )
  expect(middle?.x).toBeGreaterThan(400)
  expect(middle?.ends).toBeUndefined()
  expect(edge).toMatchObject({ ends: true })
  expect(edge?.x).toBeLessThan(960)
})

it('gives no label to a city without free space around it', () => {
  const wall = Array.from({ length: 25 }, (_, index) => ({
    x: 300 + (index % 5) * 16,
    y: 300 + Math.floor(index / 5) * 16,
    text: 'Metropolis',
  }))
  expect(placeLabels(wall, size)[12]).toBeUndefined()
})
