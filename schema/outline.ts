import { z } from 'zod'

/** `outline` of the site file: which land maps show. */
export const outlineField = z
  .string()
  .regex(/^(?:us|world|[a-z0-9-]+\.geojson)$/, {
    error: 'must be `us`, `world`, or a file of `_data/`, such as `netherlands.geojson`',
  })
  .optional()
  .meta({
    description:
      'The land that maps show: `us` with its states, `world` with its countries, or a GeoJSON file of `_data/`. Left out: blocks with a map show their list alone.',
    examples: ['us', 'world', 'netherlands.geojson'],
  })

/** Size of every map in its own units. */
export const mapSize = { width: 975, height: 610 } as const

export type MapPoint = { x: number; y: number }
type Geo = { lat: number; lng: number }

/** The land of maps. */
export type Land = {
  /** Address of its drawing: an SVG file that is used as a mask, as large as the map. */
  url: string
  /** The position of a place on the map; `undefined` if the map does not show it. */
  project: (place: Geo) => MapPoint | undefined
}

let current: Land | undefined

/** The land that maps of the site show. */
export const land = (): Land | undefined => current

/** Sets the land of maps: loading content does so before it reads pages. A process has one, like the language. */
export function setLand(given: Land | undefined): void {
  current = given
}

/** The position of a place on the map of the site; `undefined` if there is no map or the map does not show it. */
export const onMap = (place: Geo): MapPoint | undefined => current?.project(place)
