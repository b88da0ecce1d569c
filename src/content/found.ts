import { anchorsIn, type FoundLink, linksOf } from './links.ts'
import { type FoundPicture, picturesOf } from './missing-pictures.ts'

/** What leads out of a block or a part of it, and what links may lead to in it. */
export type Found = { links: readonly FoundLink[]; pictures: readonly FoundPicture[]; anchors: readonly string[] }

/** What is found in a value as it is written, with tokens filled, and as its schema gave it. */
export const findIn = (written: unknown, parsed: unknown): Found => ({
  links: linksOf(written),
  pictures: picturesOf(written),
  anchors: anchorsIn(parsed),
})

/** What is found in parts, one after another. */
export const foundInAll = (parts: readonly Found[]): Found => ({
  links: parts.flatMap(({ links }) => links),
  pictures: parts.flatMap(({ pictures }) => pictures),
  anchors: parts.flatMap(({ anchors }) => anchors),
})

const known = new WeakMap<object, { parsed: object; found: Found }>()

const isMappings = (list: unknown): list is object[] =>
  Array.isArray(list) && list.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))

function findInEntry(written: object, parsed: object): Found {
  const before = known.get(written)
  if (before?.parsed === parsed) return before.found
  const found = findIn(written, parsed)
  known.set(written, { parsed, found })
  return found
}

/** The same for one field of a block. What many lists hold, as one object, is looked through once. */
export function findInField(key: string, written: Record<string, unknown>, parsed: unknown): Found {
  const list = written[key]
  if (!isMappings(list) || !isMappings(parsed) || parsed.length !== list.length)
    return findIn(written, { [key]: parsed })
  return foundInAll(list.map((entry, index) => findInEntry(entry, parsed[index] as object)))
}
