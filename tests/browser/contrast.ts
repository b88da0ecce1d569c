import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** Relative luminance (WCAG 2.2) of a colour in sRGB, each channel from 0 to 255. */
function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast (WCAG 2.2) between two colours. */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast (WCAG 2.2) between the text of an element and any painted pixel behind it. */
export async function minContrast(text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color)
  const ink = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  await text.evaluate((element) => element.style.setProperty('color', 'transparent'))
  const { data, info } = await sharp(await text.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await text.evaluate((element) => element.style.removeProperty('color'))
  let min = Number.POSITIVE_INFINITY
  for (let at = 0; at < data.length; at += info.channels)
    min = Math.min(min, contrastOf(ink, [...data.subarray(at, at + 3)]))
  return min
}

/** The contrast (WCAG 2.2) between the lightest and the darkest pixel of an image. */
export async function contrastWithin(image: Buffer): Promise<number> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const shades = Array.from({ length: info.width * info.height }, (_, pixel) =>
    luminance([...data.subarray(pixel * info.channels, pixel * info.channels + 3)]),
  )
  const [darkest = 0] = shades.sort((one, other) => one - other)
  return ((shades.at(-1) ?? 0) + 0.05) / (darkest + 0.05)
}
