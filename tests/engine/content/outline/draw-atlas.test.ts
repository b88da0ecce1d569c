import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawCountries, drawStates } from '../../../support/draw-atlas.ts'

const folder = join(import.meta.dirname, '../../../../src/content/outline')

test.each([
  ['us', drawStates],
  ['world', drawCountries],
])('the map `%s` is what its drawing gives, and stays small', async (name, draw) => {
  const drawing = draw()
  await expect(drawing).toMatchFileSnapshot(join(folder, `${name}.svg`))
  expect(Buffer.byteLength(drawing)).toBeLessThan(40_000)
})
