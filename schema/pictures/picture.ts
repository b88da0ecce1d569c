import type { Image } from './image.ts'

/** Result of the picture pipeline for an {@link Image}: addresses by format, and a blurred placeholder. */
export type Picture = {
  width: number
  height: number
  /** Fallback address for browsers without AVIF, a WebP of the largest width; of a drawn mark the one SVG. */
  src: string
  /** `srcset` value with width descriptors; empty where `src` is an SVG, and in a quick release. */
  avif: string
  /** `data:image/webp;base64,…`, about 20 pixels wide; empty for a mark. */
  blur: string
}

/** Key of an image in the table of pictures: another focus is another crop. */
export const pictureKey = ({ name, shape, focus }: Pick<Image, 'name' | 'shape' | 'focus'>) =>
  focus ? `${shape}@${focus.x},${focus.y}/${name}` : `${shape}/${name}`

/** Endings of picture files. Of several for one name, the first that exists is used. */
export const pictureEndings = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'] as const

const pictureFile = new RegExp(`^/([^?#]+\\.(?:${pictureEndings.join('|')}))$`, 'i')

/**
 * The picture at an address in Markdown, such as `/images/plan.png`. It is named by its file in `_public/`. `undefined` for
 * other addresses.
 */
export function textPicture(address: string, alt = ''): Image | undefined {
  const [, name] = pictureFile.exec(decoded(address)) ?? []
  return name === undefined ? undefined : { name, alt, shape: 'text' }
}

/** An address whose escaped signs are plain, as in the path of a file. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
