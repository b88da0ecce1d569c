const kmPerMile = 1.609344

/** The radius of an area map in miles, whatever unit its block uses. */
export const radiusOf = ({
  radiusMiles,
  radiusKm = 0,
}: {
  radiusMiles?: number | undefined
  radiusKm?: number | undefined
}) => radiusMiles ?? radiusKm / kmPerMile
