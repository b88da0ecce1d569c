import type { Diagnostic } from '../../schema/diagnostic.ts'
import { collector } from './collect.ts'
import { diagnose, spotOf } from './diagnose.ts'
import { childPlace, isMapping, type Place } from './place.ts'

/** A picture without a scene, as it is written, and where its name stands. */
export type FoundPicture = { name: string; place: Place }

/** All pictures below a value that need a file, because no scene is named for them. */
export const filePicturesOf = collector((container): FoundPicture[] => {
  if (!isMapping(container) || !('alt' in container) || 'scene' in container) return []
  const { name } = container
  const place = childPlace(container, 'name')
  return place && typeof name === 'string' ? [{ name, place }] : []
})

/** Pictures that have neither a scene nor a file, each once. `hasFile` looks for `public/images/{name}.*`. */
export function missingPictures(pictures: Iterable<FoundPicture>, hasFile: (name: string) => boolean): Diagnostic[] {
  const faults = new Map<string, Diagnostic>()
  for (const { name, place } of pictures) {
    const key = `${place.source.file}:${place.start}`
    if (!faults.has(key) && !hasFile(name)) faults.set(key, diagnose('missing-picture', spotOf(place), { name }))
  }
  return [...faults.values()]
}
