// Maps import this file in the browser, so it does not import zod: all of it would be loaded.
import { siteValue } from './site/site-value.ts'

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

const lands = siteValue<Land | undefined>(undefined)

/** The land that maps of the site show. */
export const land = lands.current

/** Runs what shows maps of this land. `inSite()` runs what a site needs. */
export const inLand = lands.within

/** Sets the land of everything that runs in none. */
export const setLand = lands.set

/** The position of a place on the map of the site; `undefined` if there is no map or the map does not show it. */
export const onMap = (place: Geo): MapPoint | undefined => land()?.project(place)
