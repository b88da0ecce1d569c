/** What the theme file takes as a colour: `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export const colourPattern = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i

/** A colour as all code expects it: `#rrggbb` or `#rrggbbaa`, in lower case. */
export const normalised = (hex: string): string => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex).toLowerCase()

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
type Channels = { rgb: readonly [number, number, number]; alpha: number }

/** The channels of a colour as the theme's schema writes it: `#rrggbb` or `#rrggbbaa`. */
function channelsOf(hex: string): Channels {
  const [r = 0, g = 0, b = 0, alpha = 255] = [1, 3, 5, 7]
    .slice(0, (hex.length - 1) / 2)
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return { rgb: [r, g, b], alpha: alpha / 255 }
}

/** `#rrggbb` or `#rrggbbaa` from three or four numbers between 0 and 255. */
const hexOf = (numbers: readonly number[]): string =>
  `#${numbers.map((number) => Math.round(number).toString(16).padStart(2, '0')).join('')}`

/** A colour between two opaque ones: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [channelsOf(from).rgb, channelsOf(to).rgb]
  return hexOf(start.map((value, index) => value + ((end[index] ?? 0) - value) * share))
}

/** A colour that may be partly transparent, as it looks on an opaque ground. */
export const over = (hex: string, ground: string): string => mix(ground, hex, channelsOf(hex).alpha)

/** `#rrggbbaa` */
export const withAlpha = (hex: string, alpha: number): string => hexOf([...channelsOf(hex).rgb, alpha * 255])

/** Red, green and blue in linear light, from 0 to 1. */
const linearChannels = (hex: string): number[] =>
  channelsOf(hex).rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = linearChannels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const minTextContrast = 4.5

/** Whether white text is easier to read on a colour than black. */
export const isDark = (hex: string): boolean => contrast(hex, '#ffffff') > contrast(hex, '#000000')

/** Lightness from 0 to 1, and the two axes of colour (Oklab, https://bottosson.github.io/posts/oklab/). */
type Oklab = readonly [lightness: number, a: number, b: number]

function oklabOf(hex: string): Oklab {
  const [r = 0, g = 0, b = 0] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Red, green and blue in linear light; outside of 0 to 1 if no screen shows the colour. */
function linearOf([lightness, a, b]: Oklab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** A byte from linear light. */
const byteOf = (linear: number) =>
  255 * Math.min(1, Math.max(0, linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))

/** How far a channel may lie outside of what screens show: less than a byte can say. */
const gamutTolerance = 0.0001
const isShowable = (linear: readonly number[]) =>
  linear.every((value) => value >= -gamutTolerance && value <= 1 + gamutTolerance)

/** Lightness of an opaque colour, from 0 to 1 (OKLCH). */
export const lightnessOf = (hex: string): number => oklabOf(hex)[0]

/** The colour of this lightness and hue: as colourful as asked, or as screens can show there. */
function showable([lightness, a, b]: Oklab): string {
  const shadeOf = (share: number) => linearOf([lightness, a * share, b * share])
  let [least, most] = isShowable(shadeOf(1)) ? [1, 1] : [0, 1]
  for (let step = 0; step < 8 && least < most; step++) {
    const middle = (least + most) / 2
    if (isShowable(shadeOf(middle))) least = middle
    else most = middle
  }
  return hexOf(shadeOf(least).map(byteOf))
}

/** The colour in another lightness (OKLCH): of the same hue, and as colourful as screens can show there. */
export function withLightness(hex: string, lightness: number): string {
  const [, a, b] = oklabOf(hex)
  return showable([lightness, a, b])
}

/** A colour as people compare two: lightness from 0 to 1, chroma from 0 to about 0.37, hue in radians (OKLCH), and opacity. */
export type Oklch = { lightness: number; chroma: number; hue: number; alpha: number }

export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOf(hex)
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a), alpha: channelsOf(hex).alpha }
}

/** The nearest colour that screens can show, in hexadecimal digits. */
export function hexOfOklch({ lightness, chroma, hue, alpha }: Oklch): string {
  const hex = showable([Math.min(1, Math.max(0, lightness)), chroma * Math.cos(hue), chroma * Math.sin(hue)])
  return alpha < 1 ? withAlpha(hex, alpha) : hex
}
