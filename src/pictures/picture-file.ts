import { readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Unusable } from '../../schema/diagnostics/picture-words.ts'

/** Endings of a picture file; the first that exists is used. */
const endings = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'] as const

/** Path of `images/{name}.*` in the public folder, or `undefined` if there is none. */
export function findPictureFile(publicDir: string, name: string): string | undefined {
  return endings
    .map((ending) => join(publicDir, 'images', `${name}.${ending}`))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Picture formats that browsers do not show, or not well. */
const foreign = ['heic', 'heif', 'tif', 'tiff', 'bmp', 'gif', 'jfif', 'jxl', 'psd', 'ai', 'eps', 'raw', 'dng']

/** The closest valid picture name for a file: `Spring photo` → `spring-photo`. */
function pictureName(path: string): string {
  const plain = path.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = plain.split('/').map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
  return parts.map((part) => (part === '' ? 'picture' : part)).join('/')
}

const isEnding = (ending: string): ending is (typeof endings)[number] => endings.some((one) => one === ending)

/** All picture files: those that pages can show, by name, with their path below the public folder, and all others. */
export function listPictureFiles(publicDir: string): { usable: Map<string, string>; unusable: Unusable[] } {
  const folder = join(publicDir, 'images')
  const usable = new Map<string, string>()
  const unusable: Omit<Unusable, 'isTaken'>[] = []
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return { usable, unusable: [] }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort()
  for (const path of files) {
    const ending = extname(path).slice(1)
    const isForeign = foreign.includes(ending.toLowerCase())
    if (!isForeign && !isEnding(ending.toLowerCase())) continue
    const written = path.slice(0, -extname(path).length)
    const name = pictureName(written)
    const file = `images/${path}`
    if (isEnding(ending) && name === written) usable.set(name, file)
    else unusable.push({ file, name, isForeign, wanted: `images/${name}.${isForeign ? 'jpg' : ending.toLowerCase()}` })
  }
  return { usable, unusable: unusable.map((one) => ({ ...one, isTaken: usable.has(one.name) })) }
}

/** Looks up a picture name: its file, or a file whose name or format keeps it from being used. */
export const pictureFiles = (publicDir: string) => ({
  has: (name: string) => findPictureFile(publicDir, name) !== undefined,
  near: (name: string) => listPictureFiles(publicDir).unusable.find((one) => one.name === name),
})
