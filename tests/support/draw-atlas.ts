import { mesh } from 'topojson-client'
import states from 'us-atlas/states-albers-10m.json' with { type: 'json' }
import countries from 'world-atlas/countries-110m.json' with { type: 'json' }
import { drawLand, type Point } from '../../src/content/outline/draw-land.ts'
import { worldProjection } from '../../src/content/outline/projections.ts'

type Topology = Parameters<typeof mesh>[0]
type Part = NonNullable<Parameters<typeof mesh>[1]>

/** The lines of a part of an atlas: those between two areas, or those along one alone. */
const linesOf = (atlas: Topology, part: Part, isBorder: boolean, place: (point: Point) => Point) =>
  mesh(atlas, part as never, (one, other) => (one !== other) === isBorder).coordinates.map((line) =>
    line.map(([x = 0, y = 0]) => place([x, y])),
  )

function draw(title: string, atlas: unknown, name: string, place: (point: Point) => Point): string {
  const topology = atlas as Topology
  const part = topology.objects[name] as Part
  return drawLand({
    title,
    coast: linesOf(topology, part, false, place),
    borders: linesOf(topology, part, true, place),
  })
}

/** The states of the US. Outline: us-atlas, from the cartographic boundaries of the US Census Bureau. */
export const drawStates = () => draw('States of the United States', states, 'states', (point) => point)

/** The countries of the world. Outline: world-atlas, from Natural Earth, which is in the public domain. */
export const drawCountries = () =>
  draw('Countries of the world', countries, 'countries', (point) => worldProjection([...point]) ?? point)
