import { type Label, placeLabels } from '../../schema/records/map-labels.ts'
import { type MapPoint, mapSize } from '../../schema/records/us-map.ts'
import { onMap } from '../../schema/records/us-projection.ts'
import { pointerAreas } from './areas.ts'

/** Where a city stands on the map, in its units. */
export type Spot = MapPoint & {
  /** Absent where no label fits. */
  label?: Label
  /** Corners of the area in which the pointer means this city: x, y, x, y, … */
  area: number[]
}

type Place = { name: string; geo: { lat: number; lng: number } }

/** Gives each city its place on the map, once for the whole build. A place that the map does not show gets none. */
export function withSpots<City extends Place>(cities: City[]): (City & { spot?: Spot })[] {
  const points = cities.flatMap((city) => {
    const point = onMap(city.geo)
    return point ? [{ ...point, text: city.name, city }] : []
  })
  const labels = placeLabels(points, mapSize)
  const areas = pointerAreas(points)
  const spots = new Map(
    points.map(({ city, x, y }, index): [City, Spot] => {
      const label = labels[index]
      const area = (areas[index] ?? []).flatMap((corner) => [Math.round(corner.x), Math.round(corner.y)])
      return [city, { x, y, ...(label && { label }), area }]
    }),
  )
  return cities.map((city) => {
    const spot = spots.get(city)
    return spot ? { ...city, spot } : city
  })
}
