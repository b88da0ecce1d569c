import { type MapPoint, mapSize, onMap } from '../../schema/outline.ts'
import { type Label, placeLabels } from '../../src/components/map/map-labels.ts'
import { pointerAreas } from './areas.ts'

/** The position of a city on the map, in its units. */
export type CitySpot = MapPoint & {
  /** Missing if no label fits. */
  label?: Label
  /** Corners of the area in which the pointer selects this city: x, y, x, y, … */
  area: number[]
}

type Place = { name: string; geo: { lat: number; lng: number } }

/** Adds the position on the map to each city, once per build. A city outside the map gets none. */
export function withSpots<City extends Place>(cities: City[]): (City & { spot?: CitySpot })[] {
  const points = cities.flatMap((city) => {
    const point = onMap(city.geo)
    return point ? [{ ...point, text: city.name, city }] : []
  })
  const labels = placeLabels(points, mapSize)
  const areas = pointerAreas(points)
  const spots = new Map(
    points.map(({ city, x, y }, index): [City, CitySpot] => {
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
