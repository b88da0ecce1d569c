import type { Diagnostic } from '../../schema/diagnostic.ts'
import { diagnose, spotOf } from './diagnose.ts'
import { childPlace, isMapping, type Place } from './place.ts'

/** A picture without a scene, as it is written, and where its name stands. */
export type FoundPicture = { name: string; place: Place }

const known = new WeakMap<object, readonly FoundPicture[]>()

/** All pictures below a value that need a file, because no scene is named for them. */
export function filePicturesOf(value: unknown): readonly FoundPicture[] {
  if (typeof value !== 'object' || value === null) return []
  const before = known.get(value)
  if (before) return before
  const pictures = [...ownPicture(value), ...Object.values(value).flatMap(filePicturesOf)]
  known.set(value, pictures)
  return pictures
}

function ownPicture(value: object): FoundPicture[] {
  if (!isMapping(value) || !('alt' in value) || 'scene' in value || typeof value['name'] !== 'string') return []
  const place = childPlace(value, 'name')
  return place ? [{ name: value['name'], place }] : []
}

/** Pictures that have neither a scene nor a file, each once. `hasFile` looks for `public/images/{name}.*`. */
export function missingPictures(pictures: Iterable<FoundPicture>, hasFile: (name: string) => boolean): Diagnostic[] {
  const faults = new Map<string, Diagnostic>()
  for (const { name, place } of pictures) {
    const key = `${place.source.file}:${place.start}`
    if (!faults.has(key) && !hasFile(name)) faults.set(key, diagnose('missing-picture', spotOf(place), { name }))
  }
  return [...faults.values()]
}
