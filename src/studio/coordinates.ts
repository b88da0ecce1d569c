/** A position on Earth, in degrees. */
export type Position = { lat: number; lng: number }

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** How maps write a position: as two numbers and in their links, in which a pin comes before the centre of the window. */
const forms: readonly RegExp[] = [
  new RegExp(`^\\s*\\(?${number}\\s*[,;\\s]\\s*${number}\\)?\\s*$`),
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=[\\d.]+/${number}/${number}`),
  new RegExp(`[?&](?:q|query|ll|center)=${number}(?:,|%2C)${number}`),
  new RegExp(`mlat=${number}&mlon=${number}`),
]

/** `39°31′48″N` in degrees: not the end of a number with a decimal comma. */
const angle =
  /(?<!\d[.,]?)(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["″”]\s*)?([NSEW])/gi

function inDegrees([, degrees = '0', minutes = '0', seconds = '0', direction = '']: readonly string[]): number {
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  const sign = /[sw]/i.test(direction) ? -1 : 1
  return (sign * Math.round(value * 10_000)) / 10_000
}

/** The latitude and the longitude of two angles, which their letters name. */
function inOrder(angles: readonly (readonly string[])[]): number[] {
  const those = (letters: RegExp) => angles.filter(([, , , , direction = '']) => letters.test(direction)).slice(0, 1)
  return [...those(/[ns]/i), ...those(/[ew]/i)].map(inDegrees)
}

/** Whether numbers have a decimal comma, or may have one: `39,53` is one number or two. */
export const hasDecimalComma = (typed: string): boolean => /\d,\d/.test(typed) && !typed.includes('.')

/** The position in what somebody typed or pasted: coordinates, or the link of a map; `undefined` if there is none. */
export function positionIn(typed: string): Position | undefined {
  if (hasDecimalComma(typed)) return undefined
  const angles = [...typed.matchAll(angle)]
  const form = forms.find((one) => one.test(typed))
  const [lat = Number.NaN, lng = Number.NaN] =
    angles.length > 1 ? inOrder(angles) : (form?.exec(typed)?.slice(1, 3).map(Number) ?? [])
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isPlace ? { lat, lng } : undefined
}
