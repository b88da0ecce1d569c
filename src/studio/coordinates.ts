/** A position on Earth, in degrees. */
export type Place = { lat: number; lng: number }

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** How maps write a position: as two numbers, with the letters of the directions, and in their links. */
const forms: readonly RegExp[] = [
  new RegExp(`^\\s*\\(?${number}\\s*[,;\\s]\\s*${number}\\)?\\s*$`),
  new RegExp(`@${number},${number}`),
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`#map=[\\d.]+/${number}/${number}`),
  new RegExp(`[?&](?:q|query|ll|center)=${number}(?:,|%2C)${number}`),
  new RegExp(`mlat=${number}&mlon=${number}`),
]

/** `39°31′48″N` in degrees. */
const angle =
  /(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["″”]\s*)?([NSEW])/gi

function inDegrees([, degrees = '0', minutes = '0', seconds = '0', direction = '']: readonly string[]): number {
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  const sign = /[sw]/i.test(direction) ? -1 : 1
  return (sign * Math.round(value * 10_000)) / 10_000
}

/** The position in what somebody typed or pasted: coordinates, or the link of a map; `undefined` if there is none. */
export function placeIn(typed: string): Place | undefined {
  const angles = [...typed.matchAll(angle)]
  const [first, second] = angles
  const [lat = Number.NaN, lng = Number.NaN] =
    first && second
      ? [inDegrees(first), inDegrees(second)]
      : (forms
          .map((form) => form.exec(typed))
          .find((found) => found !== null)
          ?.slice(1, 3)
          .map(Number) ?? [])
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isPlace ? { lat, lng } : undefined
}
