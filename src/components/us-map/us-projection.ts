import { geoAlbersUsa } from 'd3-geo'
import { outline } from '../../../schema/outline.ts'
import { type MapPoint, mapSize } from './us-map.ts'

/** The projection that us-atlas draws its `albers` files with, so that points lie where they belong on its states. */
const projection = geoAlbersUsa()
  .scale(1300)
  .translate([mapSize.width / 2, mapSize.height / 2])

/**
 * Where a place lies on the map, to a tenth of a unit. Undefined for one that the map does not show (Puerto Rico), and on a site
 * without a map.
 */
export function onMap({ lat, lng }: { lat: number; lng: number }): MapPoint | undefined {
  const point = outline() === 'us' ? projection([lng, lat]) : null
  return point ? { x: Math.round(point[0] * 10) / 10, y: Math.round(point[1] * 10) / 10 } : undefined
}
