// Maps import this file in the browser, so it does not import zod: all of it would be loaded.

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
