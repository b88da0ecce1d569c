import { z } from 'zod'

type Box = { south: number; north: number; west: number; east: number }

/** Degrees. The contiguous states, Alaska (both sides of the 180th meridian), Hawaii, Puerto Rico. */
const unitedStates: Box[] = [
  { south: 24.4, north: 49.4, west: -124.9, east: -66.9 },
  { south: 51.0, north: 71.5, west: -180, east: -129.9 },
  { south: 51.0, north: 53.5, west: 172.0, east: 180 },
  { south: 18.8, north: 22.3, west: -160.6, east: -154.7 },
  { south: 17.8, north: 18.6, west: -67.4, east: -65.2 },
]

/** True for a point in one of the boxes around the United States. */
export const isInUnitedStates = (lat: number, lng: number) =>
  unitedStates.some((box) => lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east)

/** A point on the map, in degrees. West and south are negative. */
export const placeSchema = z.strictObject({
  lat: z
    .number()
    .min(-90)
    .max(90)
    .meta({ description: 'Degrees north.', examples: [34.0522] }),
  lng: z
    .number()
    .min(-180)
    .max(180)
    .meta({ description: 'Degrees east; negative in America.', examples: [-118.2437] }),
})

/** A point in the United States. */
export const geoSchema = placeSchema
  .refine(({ lat, lng }) => isInUnitedStates(lat, lng), {
    error: 'lies outside the United States; west is negative, as in `lng: -118.2437`',
    params: { code: 'outside-us' },
  })
  .meta({ description: 'Where it is on the map.' })
