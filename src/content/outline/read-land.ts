import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Land, type MapPoint, mapSize } from '../../../schema/outline.ts'
import { shortHash } from '../../cache/hash.ts'
import { drawLand, type Point } from './draw-land.ts'
import { GeoJsonError, parseRings } from './geojson.ts'
import { projectionAround, usProjection, worldProjection } from './projections.ts'

/** The land of a site with its drawing, which a build writes to the address. */
export type DrawnLand = Land & {
  svg: string
  /** The place at a point of the map, in degrees; `undefined` if no place is there. */
  placeAt: (point: MapPoint) => { lat: number; lng: number } | undefined
}

/** Where a longitude and latitude lie on the map, and the other way round. */
type Projection = ((point: [number, number]) => [number, number] | null) & {
  invert?: (point: [number, number]) => [number, number] | null
}

const rounded = (value: number) => Math.round(value * 10) / 10
/** Degrees to about a hundred metres: a click on a map is not nearer. */
const inDegrees = (value: number) => Math.round(value * 1000) / 1000

/** A land that is drawn in this projection. Places are rounded to a tenth of a unit. */
function landOf(svg: string, projection: Projection): DrawnLand {
  return {
    svg,
    url: `/assets/land-${shortHash(svg)}.svg`,
    project({ lat, lng }) {
      const [x, y] = projection([lng, lat]) ?? []
      const isShown =
        x !== undefined && y !== undefined && x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height
      return isShown ? { x: rounded(x), y: rounded(y) } : undefined
    },
    placeAt({ x, y }) {
      const [lng, lat] = projection.invert?.([x, y]) ?? []
      return lat === undefined || lng === undefined || Number.isNaN(lat)
        ? undefined
        : { lat: inDegrees(lat), lng: inDegrees(lng) }
    },
  }
}

/** A drawing of this folder. */
const drawn = (name: string) => readFileSync(join(import.meta.dirname, `${name}.svg`), 'utf8')

function ownLand(text: string): DrawnLand {
  const rings = parseRings(text)
  const projection = projectionAround(rings.flat())
  const coast = rings.map((ring) => ring.map((point): Point => projection([...point]) ?? [0, 0]))
  return landOf(drawLand({ title: 'Map', coast, borders: [] }), projection)
}

/**
 * The land that `outline` of a site file names. `data` is the folder of shared data, which holds GeoJSON files. Throws
 * `GeoJsonError`.
 */
export function readLand(outline: string, data: string): DrawnLand {
  if (outline === 'us') return landOf(drawn('us'), usProjection)
  if (outline === 'world') return landOf(drawn('world'), worldProjection)
  let text: string
  try {
    text = readFileSync(join(data, outline), 'utf8')
  } catch {
    throw new GeoJsonError('is not there')
  }
  return ownLand(text)
}
