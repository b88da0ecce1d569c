import { readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/** Endings of a photograph, the first found is used. */
const endings = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'] as const

/** Path of `images/{name}.*` under the public folder, or undefined where there is none. */
export function findPictureFile(publicDir: string, name: string): string | undefined {
  return endings
    .map((ending) => join(publicDir, 'images', `${name}.${ending}`))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Names of all pictures that have a file, each with the path of the file below the public folder. */
export function listPictureFiles(publicDir: string): Map<string, string> {
  const folder = join(publicDir, 'images')
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => extname(entry.name) === `.${ending}`))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort()
  return new Map(files.map((file) => [file.slice(0, -extname(file).length), `images/${file}`]))
}
