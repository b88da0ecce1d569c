import { geoAlbersUsa, geoMercator, geoNaturalEarth1 } from 'd3-geo'
import { mapSize } from '../../../schema/outline.ts'
import type { Point } from './draw-land.ts'

const { width, height } = mapSize

/** The projection that us-atlas draws its `albers` files with, so that points lie where they belong on its states. */
export const usProjection = geoAlbersUsa()
  .scale(1300)
  .translate([width / 2, height / 2])

/** The whole Earth in the width of the map. */
export const worldProjection = geoNaturalEarth1().fitSize([width, height], { type: 'Sphere' })

/** Free space around a land of its own, in units of the map. */
const margin = 24

/** The projection in which these points, as longitude and latitude, fill the map. */
export const projectionAround = (points: readonly Point[]) =>
  geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    { type: 'MultiPoint', coordinates: points.map((point) => [...point]) },
  )
