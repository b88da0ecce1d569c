import { describe, expect, it, test } from 'vitest'
import { mapSize } from '../../../../schema/outline.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { readLand } from '../../../../src/content/outline/read-land.ts'
import { contentFolder, pageText } from '../folder.ts'

const [us, world] = [readLand('us', ''), readLand('world', '')]

test.each([
  ['Seattle', us, 47.6062, -122.3321],
  ['Miami', us, 25.7617, -80.1918],
  ['Anchorage', us, 61.2181, -149.9003],
  ['Honolulu', us, 21.3069, -157.8583],
  ['Amsterdam', world, 52.37, 4.89],
  ['Auckland', world, -36.85, 174.76],
])('%s lies on the map', (_name, land, lat, lng) => {
  const { x = -1, y = -1 } = land.project({ lat, lng }) ?? {}
  expect(x).toBeGreaterThan(0)
  expect(x).toBeLessThan(mapSize.width)
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(mapSize.height)
})

test('west is left and north is up, but Alaska and Hawaii are below the others', () => {
  const [la, miami, seattle, honolulu] = [
    us.project({ lat: 34, lng: -118 }),
    us.project({ lat: 25.8, lng: -80.2 }),
    us.project({ lat: 47.6, lng: -122.3 }),
    us.project({ lat: 21.3, lng: -157.9 }),
  ]
  expect(la?.x).toBeLessThan(miami?.x ?? 0)
  expect(seattle?.y).toBeLessThan(la?.y ?? 0)
  expect(honolulu?.y).toBeGreaterThan(la?.y ?? 0)
})

test('a place outside of the map has no position on it', () => {
  expect(us.project({ lat: 18.4655, lng: -66.1057 })).toBeUndefined()
})

/** A land of four corners around Amsterdam and Utrecht. */
const box = (ring: unknown) => ({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } })
const ring = [
  [4, 51],
  [6, 51],
  [6, 53],
  [4, 53],
  [4, 51],
]

async function siteWith(file: unknown, name = 'nl.geojson') {
  const { root } = await contentFolder({
    '_data/site.yaml': `name: Bikes\nphone: (213) 555-0100\nemail: hi@example.com\norigin: https://bikes.example.org\noutline: nl.geojson\n`,
    [`_data/${name}`]: typeof file === 'string' ? file : JSON.stringify(file),
    'about.yaml': pageText('About', '  - type: page-title\n    title: Us\n'),
  })
  const { land, diagnostics } = await loadSite({ root })
  return { land, found: diagnostics.filter(({ path }) => path === 'outline').map(({ message }) => message) }
}

describe('a land of its own', () => {
  it('fills the map, and has a position for each of its places, in whichever direction its rings run', async () => {
    for (const corners of [ring, ring.toReversed()]) {
      const { land, found } = await siteWith(box(corners))
      expect(found).toEqual([])
      const { x, y } = land?.project({ lat: 52, lng: 5 }) ?? {}
      expect(x).toBeCloseTo(mapSize.width / 2, 0)
      expect(y).toBeGreaterThan(250)
      expect(land?.project({ lat: 40, lng: -74 })).toBeUndefined()
      expect(land?.svg).toContain('<path id="land"')
      expect(land?.url).toMatch(/^\/assets\/land-\w{10}\.svg$/)
    }
  })

  it.each([
    [box(ring), 'other.geojson', '`_data/nl.geojson` is not there.'],
    ['{', undefined, '`_data/nl.geojson` is not JSON.'],
    [{ type: 'Topology' }, undefined, '`_data/nl.geojson` is not GeoJSON: its `type` is "Topology".'],
    [{ features: [] }, undefined, '`_data/nl.geojson` is not GeoJSON: a `type` is missing.'],
    [{ type: 'Point', coordinates: [4, 52] }, undefined, '`_data/nl.geojson` has no polygon, so it shows no land.'],
    [box([[4, 52]]), undefined, '`_data/nl.geojson` has [[4,52]] in place of a ring of four or more positions.'],
    [
      box([...ring, [5, 152]]),
      undefined,
      '`_data/nl.geojson` has the position [5,152]; a position is [longitude, latitude] in degrees, the latitude from -85 to 85.',
    ],
    [
      box([...ring, ['5', 52]]),
      undefined,
      '`_data/nl.geojson` has ["5",52] in place of a position such as [4.89, 52.37].',
    ],
  ])('says what is wrong with its file: %#', async (file, name, words) => {
    const { land, found } = await siteWith(file, name)
    expect(land).toBeUndefined()
    expect(found).toEqual([expect.stringContaining(words)])
  })
})
