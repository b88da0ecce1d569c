import sharp, { type Sharp } from 'sharp'
import type { Focus } from '../../schema/pictures/image.ts'
import type { Size } from './svg.ts'

/** A picture cropped to a size. Its focus has the same place in the crop, in shares, as in the whole: `focusPosition()`. */
export async function cropped(image: Sharp, size: Size, focus: Focus | undefined): Promise<Sharp> {
  if (!focus) return image.resize({ ...size, fit: 'cover' })
  const covering = image
    .resize({ ...size, fit: 'outside' })
    .toColourspace('srgb')
    .raw()
  const { data, info } = await covering.toBuffer({ resolveWithObject: true })
  const left = Math.round(focus.x * (info.width - size.width))
  const top = Math.round(focus.y * (info.height - size.height))
  return sharp(data, { raw: info }).extract({ left, top, ...size })
}
