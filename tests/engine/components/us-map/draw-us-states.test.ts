import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawUsStates } from '../../../../src/components/us-map/draw-us-states.ts'

const file = join(import.meta.dirname, '../../../../src/components/us-map/us-states.svg')

test('the map of the states is what its drawing gives, and stays small', async () => {
  const drawing = drawUsStates()
  await expect(drawing).toMatchFileSnapshot(file)
  expect(Buffer.byteLength(drawing)).toBeLessThan(40_000)
})
