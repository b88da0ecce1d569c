import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Endings of a photograph, the first found is used. */
const endings = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'] as const

/** Path of `images/{name}.*` under the public folder, or undefined where there is none. */
export function findPictureFile(publicDir: string, name: string): string | undefined {
  return endings
    .map((ending) => join(publicDir, 'images', `${name}.${ending}`))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}
