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

/** The least contrast (WCAG 2.2) between the text of an element and any painted pixel behind it. */
export async function minContrast(text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color)
  const ink = luminance((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
  await text.evaluate((element) => element.style.setProperty('color', 'transparent'))
  const { data, info } = await sharp(await text.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await text.evaluate((element) => element.style.removeProperty('color'))
  let min = Number.POSITIVE_INFINITY
  for (let at = 0; at < data.length; at += info.channels) {
    const [light, dark] = [ink, luminance([...data.subarray(at, at + 3)])].sort((a, b) => b - a) as [number, number]
    min = Math.min(min, (light + 0.05) / (dark + 0.05))
  }
  return min
}
