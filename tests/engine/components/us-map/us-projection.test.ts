import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOutline } from '../../../../schema/outline.ts'
import { mapSize } from '../../../../src/components/us-map/us-map.ts'
import { onMap } from '../../../../src/components/us-map/us-projection.ts'

beforeAll(() => setOutline('us'))
afterAll(() => setOutline(undefined))

test.each([
  ['Seattle', 47.6062, -122.3321],
  ['Miami', 25.7617, -80.1918],
  ['Anchorage', 61.2181, -149.9003],
  ['Honolulu', 21.3069, -157.8583],
])('%s lies on the map', (_name, lat, lng) => {
  const { x = -1, y = -1 } = onMap({ lat, lng }) ?? {}
  expect(x).toBeGreaterThan(0)
  expect(x).toBeLessThan(mapSize.width)
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(mapSize.height)
})

test('west is left and north is up, but Alaska and Hawaii stand below the others', () => {
  const [la, miami, seattle, honolulu] = [
    onMap({ lat: 34, lng: -118 }),
    onMap({ lat: 25.8, lng: -80.2 }),
    onMap({ lat: 47.6, lng: -122.3 }),
    onMap({ lat: 21.3, lng: -157.9 }),
  ]
  expect(la?.x).toBeLessThan(miami?.x ?? 0)
  expect(seattle?.y).toBeLessThan(la?.y ?? 0)
  expect(honolulu?.y).toBeGreaterThan(la?.y ?? 0)
})

test('a place that the map does not show has no place on it', () => {
  expect(onMap({ lat: 18.4655, lng: -66.1057 })).toBeUndefined()
})

test('no place lies on the map of a site that has none', () => {
  setOutline(undefined)
  expect(onMap({ lat: 34, lng: -118 })).toBeUndefined()
})
