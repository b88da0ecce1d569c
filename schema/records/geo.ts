import { z } from 'zod'

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

/** A part of the Earth, in degrees. */
export const areaSchema = z.strictObject({
  south: z.number().min(-90).max(90),
  north: z.number().min(-90).max(90),
  west: z.number().min(-180).max(180),
  east: z.number().min(-180).max(180),
})

/** A point on the map, inside an area if one is given. */
export function geoSchema(within?: z.infer<typeof areaSchema>) {
  const isWithin = ({ lat, lng }: z.infer<typeof placeSchema>) =>
    within === undefined || (lat >= within.south && lat <= within.north && lng >= within.west && lng <= within.east)
  return placeSchema
    .refine(isWithin, {
      error: 'lies outside `within` of `_data/collections.yaml`; south and west are negative, as in `lng: -118.2437`',
    })
    .meta({ description: 'Where it is on the map.' })
}
