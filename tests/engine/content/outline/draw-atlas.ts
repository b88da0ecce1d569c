import { geoStream } from 'd3-geo'
import { merge, mesh } from 'topojson-client'
import states from 'us-atlas/states-albers-10m.json' with { type: 'json' }
import countries from 'world-atlas/countries-110m.json' with { type: 'json' }
import { drawLand, type Point } from '../../../../src/content/outline/draw-land.ts'
import { worldProjection } from '../../../../src/content/outline/projections.ts'

type Topology = Parameters<typeof mesh>[0]
type Part = NonNullable<Parameters<typeof mesh>[1]>

const partOf = (atlas: unknown, name: string) => {
  const topology = atlas as Topology
  return { topology, part: topology.objects[name] as Part & { geometries: { id?: string }[] } }
}

/** The states of the US. Outline: us-atlas, from boundaries of the US Census Bureau, already projected to its map. */
export function drawStates(): string {
  const { topology, part } = partOf(states, 'states')
  /** Lines between two states, or along one alone. */
  const lines = (isBorder: boolean) =>
    mesh(topology, part as never, (one, other) => (one !== other) === isBorder).coordinates as unknown as Point[][]
  return drawLand({ title: 'States of the United States', coast: lines(false), borders: lines(true) })
}

/** The lines of a shape on the map of the world, cut at its left and right edge. */
function onWorld(shape: Parameters<typeof geoStream>[0]): Point[][] {
  const lines: Point[][] = []
  geoStream(
    shape,
    worldProjection.stream({
      point: (x, y) => lines.at(-1)?.push([x, y]),
      lineStart: () => lines.push([]),
      lineEnd() {},
      polygonStart() {},
      polygonEnd() {},
    }),
  )
  return lines
}

const antarctica = '010'

/** The countries of the world. Outline: world-atlas, from Natural Earth, which is in the public domain. */
export function drawCountries(): string {
  const { topology, part } = partOf(countries, 'countries')
  const geometries = part.geometries.filter(({ id }) => id !== antarctica) as never
  return drawLand({
    title: 'Countries of the world',
    coast: onWorld(merge(topology, geometries)),
    borders: onWorld(mesh(topology, { type: 'GeometryCollection', geometries }, (one, other) => one !== other)),
  })
}
