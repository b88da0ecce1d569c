import type { Image } from './image.ts'

/** Result of the picture pipeline for an {@link Image}: addresses by format, and a blurred placeholder. */
export type Picture = {
  width: number
  height: number
  /** Fallback address for browsers without AVIF, a WebP of the largest width; of a drawn mark the one SVG. */
  src: string
  /** `srcset` value with width descriptors; empty where `src` is an SVG. */
  avif: string
  /** `data:image/webp;base64,…`, about 20 pixels wide; empty for a mark. */
  blur: string
}

/** Key of an image in the table of pictures. */
export const pictureKey = (image: Pick<Image, 'name' | 'shape'>) => `${image.shape}/${image.name}`
