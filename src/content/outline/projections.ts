import { geoAlbersUsa, geoMercator, geoNaturalEarth1 } from 'd3-geo'
import { mapSize } from '../../../schema/outline.ts'
import type { Point } from './draw-land.ts'

const { width, height } = mapSize

/** The projection that us-atlas draws its `albers` files with, so that points lie where they belong on its states. */
export const usProjection = geoAlbersUsa()
  .scale(1300)
  .translate([width / 2, height / 2])

/** The meridian in the middle of the world: its edges are in Bering Strait, where they cut hardly any land. */
const middle = 11

/** All countries in the width of the map. Antarctica, which has no cities, is below it. */
export const worldProjection = geoNaturalEarth1()
  .rotate([-middle, 0])
  .fitSize([width, height], {
    type: 'MultiPoint',
    coordinates: [
      [middle - 179.9, 0],
      [middle + 179.9, 0],
      [middle, 84],
      [middle, -56],
    ],
  })

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
