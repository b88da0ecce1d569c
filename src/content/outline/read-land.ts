import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Land, mapSize } from '../../../schema/outline.ts'
import { shortHash } from '../../cache/hash.ts'
import { drawLand, type Point } from './draw-land.ts'
import { GeoJsonError, parseRings } from './geojson.ts'
import { projectionAround, usProjection, worldProjection } from './projections.ts'

/** The land of a site with its drawing, which a build writes to the address. */
export type DrawnLand = Land & { svg: string }

/** Where a longitude and latitude lie on the map. */
type Projection = (point: [number, number]) => [number, number] | null

const rounded = (value: number) => Math.round(value * 10) / 10

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
