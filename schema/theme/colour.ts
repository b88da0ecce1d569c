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
