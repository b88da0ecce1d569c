import { isMapping } from '../../../schema/is-mapping.ts'
import type { Point } from './draw-land.ts'

/** What is wrong with a GeoJSON file, as the end of a sentence. */
export class GeoJsonError extends Error {}

/** The most points that a file may have: it is read whenever the content is. */
const maxPoints = 200_000

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing'

function pointOf(position: unknown): Point {
  const [lng, lat] = Array.isArray(position) ? position : []
  if (typeof lng !== 'number' || typeof lat !== 'number')
    throw new GeoJsonError(`has ${shown(position)} in place of a position such as [4.89, 52.37]`)
  // The projection has no place for the poles.
  if (Math.abs(lng) > 180 || Math.abs(lat) > 85)
    throw new GeoJsonError(
      `has the position ${shown(position)}; a position is [longitude, latitude] in degrees, the latitude from -85 to 85`,
    )
  return [lng, lat]
}

function ringsOf(polygon: unknown): Point[][] {
  if (!Array.isArray(polygon)) throw new GeoJsonError(`has ${shown(polygon)} in place of the rings of a polygon`)
  return polygon.map((ring) => {
    if (!Array.isArray(ring) || ring.length < 4)
      throw new GeoJsonError(`has ${shown(ring)} in place of a ring of four or more positions`)
    return ring.map(pointOf)
  })
}

/** The rings of all polygons below a value. Points and lines are left out. */
function ringsBelow(value: unknown): Point[][] {
  const { type, features, geometries, geometry, coordinates } = isMapping(value) ? value : {}
  const several = type === 'FeatureCollection' ? features : type === 'GeometryCollection' ? geometries : undefined
  if (Array.isArray(several)) return several.flatMap(ringsBelow)
  if (type === 'Feature') return geometry === null ? [] : ringsBelow(geometry)
  if (type === 'Polygon') return ringsOf(coordinates)
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) return coordinates.flatMap(ringsOf)
  if (['Point', 'MultiPoint', 'LineString', 'MultiLineString'].includes(String(type))) return []
  throw new GeoJsonError(
    `is not GeoJSON: ${type === undefined ? 'a `type` is missing' : `its \`type\` is ${shown(type)}`}`,
  )
}

/** The rings of the polygons in the text of a GeoJSON file (RFC 7946). Throws `GeoJsonError`. */
export function parseRings(text: string): Point[][] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new GeoJsonError('is not JSON')
  }
  const rings = ringsBelow(value)
  if (rings.length === 0) throw new GeoJsonError('has no polygon, so it shows no land')
  const points = rings.reduce((sum, ring) => sum + ring.length, 0)
  if (points > maxPoints)
    throw new GeoJsonError(`has ${points} positions, and at most ${maxPoints} fit; simplify it first`)
  return rings
}
