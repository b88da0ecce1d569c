import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mapSize } from '../../../../schema/outline.ts'
import { drawCountries, drawStates } from './draw-atlas.ts'

const folder = join(import.meta.dirname, '../../../../src/content/outline')

test.each([
  ['us', drawStates],
  ['world', drawCountries],
])('the map `%s` is up to date with its drawing, and small', async (name, draw) => {
  const drawing = draw()
  await expect(drawing).toMatchFileSnapshot(join(folder, `${name}.svg`))
  expect(Buffer.byteLength(drawing)).toBeLessThan(40_000)
  // A land on both sides of the edge is cut there, not drawn through the whole map. Paths are in half units.
  const steps = [...drawing.matchAll(/l(-?\d+)/g)].map(([, dx]) => Math.abs(Number(dx)))
  expect(Math.max(...steps)).toBeLessThan(mapSize.width / 4)
})
