import { type MapPoint, mapSize, onMap } from '../../schema/outline.ts'
import { type Label, placeLabels } from '../../src/components/map/map-labels.ts'

/** Size of the drawing in its own units, about the width of a phone in px, so that font sizes apply directly. */
export const areaSize = { width: 390, height: 320 } as const

type Geo = { lat: number; lng: number }
type Place = { name: string; geo: Geo }

/** The part of the map around a city. All lengths in units of the drawing. */
export type Area<City> = {
  /** Position of the whole map, of which the drawing shows a part. */
  land: MapPoint & { width: number; height: number }
  ringRadius: number
  spots: (MapPoint & { city: City; label: Label | undefined })[]
}

/** Minimum width of the part, and minimum distance of cities from its edge, in miles. */
const minMiles = 640
const marginMiles = 90
/** Minimum width of the part as a share of the map: its lines are drawn for the whole. */
const minShare = 0.2

const milesPerDegree = 69.1
const radians = Math.PI / 180

/** Units of the map per mile at a position: the mean of both directions, because the projection preserves areas. */
function unitsPerMile({ lat, lng }: Geo): number | undefined {
  const [south, north] = [onMap({ lat: lat - 0.5, lng }), onMap({ lat: lat + 0.5, lng })]
  const half = 0.5 / Math.cos(lat * radians)
  const [west, east] = [onMap({ lat, lng: lng - half }), onMap({ lat, lng: lng + half })]
  if (!south || !north || !west || !east) return undefined
  const [height, width] = [
    Math.hypot(north.x - south.x, north.y - south.y),
    Math.hypot(east.x - west.x, east.y - west.y),
  ]
  return Math.sqrt(height * width) / milesPerDegree
}

/** The start of a stretch of this length, centred on the values. It is moved into the map, or around it if longer. */
function startAround(values: readonly number[], length: number, mapLength: number): number {
  if (length >= mapLength) return (mapLength - length) / 2
  const middle = (Math.min(...values) + Math.max(...values)) / 2
  return Math.max(0, Math.min(middle - length / 2, mapLength - length))
}

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const rounded = (value: number) => Math.round(value * 10) / 10

/** The area around the first city, large enough for all cities. `undefined` if the map does not show the first city. */
export function areaAround<City extends Place>(cities: readonly City[], radiusMiles: number): Area<City> | undefined {
  const [center] = cities
  const scale = center && onMap(center.geo) && unitsPerMile(center.geo)
  if (!scale) return undefined
  const shown = cities.flatMap((city) => {
    const point = onMap(city.geo)
    return point ? [{ ...point, city }] : []
  })
  const [across, down] = [shown.map(({ x }) => x), shown.map(({ y }) => y)]
  const margins = 2 * marginMiles * scale
  const width = Math.max(
    Math.min(minMiles * scale, mapSize.width),
    minShare * mapSize.width,
    extent(across) + margins,
    ((extent(down) + margins) * areaSize.width) / areaSize.height,
  )
  const zoom = areaSize.width / width
  const left = startAround(across, width, mapSize.width)
  const top = startAround(down, areaSize.height / zoom, mapSize.height)
  const points = shown.map(({ x, y, city }) => ({
    x: rounded((x - left) * zoom),
    y: rounded((y - top) * zoom),
    text: city.name,
    city,
  }))
  const labels = placeLabels(points, areaSize)
  return {
    land: {
      x: rounded(-left * zoom),
      y: rounded(-top * zoom),
      width: rounded(mapSize.width * zoom),
      height: rounded(mapSize.height * zoom),
    },
    ringRadius: rounded(radiusMiles * scale * zoom),
    spots: points.map(({ x, y, city }, index) => ({ x, y, city, label: labels[index] })),
  }
}
