import { agreementOf } from './nearest.ts'
import { commonLimit, createPageReader, minShingles } from './page-shingles.ts'
import { distinct, likeness } from './shingles.ts'
import { sketchSize, writeSketch } from './sketch.ts'

/** A page of the index: what it is called, and the texts of its blocks. The same `source` always has the same texts. */
export type IndexedPage = { id: string; source: object; textsOf: () => readonly string[] }

/** The keys of the texts of a page, and its sketch without those that are common; none if it is too short to compare. */
type Known = { keys: readonly number[]; common?: string; sketch?: Uint32Array | undefined }

type Entry = IndexedPage & { known: Known }

/** The page that is most like another one, and how alike they are, from 0 to 1. */
export type NearestPage = { id: string; share: number }

/** A number for a text: its length, and a hash (FNV-1a, 32 bit). */
function keyOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) * 2 ** 20 + (text.length % 2 ** 20)
}

/**
 * Finds for one page after the other what `findNearDuplicates()` finds for all at once: the page that is most like it, and
 * by how much. It keeps the sketches of all pages, so that a page that has changed is compared without reading the others.
 */
export function createLikenessIndex(names: Iterable<string>) {
  const { read } = createPageReader(names)
  const known = new WeakMap<object, Known>()
  let pages: readonly Entry[] = []
  let byId = new Map<string, Entry>()
  let counts = new Map<number, number>()
  /** The sketches of all pages one after the other, which are read several times as fast as one by one. */
  let sketches = new Uint32Array(0)

  function sketchOf(texts: readonly string[], isCommon: (key: number) => boolean): Uint32Array | undefined {
    const { shingles } = read(
      texts,
      texts.filter((text) => !isCommon(keyOf(text))),
    )
    if (shingles.length < minShingles) return undefined
    const sketch = new Uint32Array(sketchSize)
    writeSketch(shingles, sketch)
    return sketch
  }

  return {
    /** Takes over all pages; only those that are new are read. Each step takes about as long as to read one page. */
    *update(all: readonly IndexedPage[]): Generator<undefined, void> {
      const entries: Entry[] = []
      for (const page of all) {
        const found = known.get(page.source) ?? { keys: page.textsOf().map(keyOf) }
        known.set(page.source, found)
        entries.push({ ...page, known: found })
        yield
      }
      const now = new Map<number, number>()
      for (const { known } of entries) for (const key of new Set(known.keys)) now.set(key, (now.get(key) ?? 0) + 1)
      const limit = commonLimit(entries.length)
      const isCommon = (key: number) => (now.get(key) ?? 0) > limit
      for (const { known, textsOf } of entries) {
        const common = known.keys.map((key) => (isCommon(key) ? '1' : '0')).join('')
        if (common !== known.common) {
          known.sketch = sketchOf(textsOf(), isCommon)
          known.common = common
        }
        yield
      }
      const table = new Uint32Array(entries.length * sketchSize)
      for (const [at, { known }] of entries.entries()) if (known.sketch) table.set(known.sketch, at * sketchSize)
      sketches = table
      pages = entries
      byId = new Map(entries.map((entry) => [entry.id, entry]))
      counts = now
    },
    /**
     * The page that is most like the one with an id and these texts, which may be new; `undefined` if it is too short to
     * compare, or no other page is like it at all.
     */
    nearest(id: string, texts: readonly string[]): NearestPage | undefined {
      const own = new Set(texts.map(keyOf))
      const before = new Set(byId.get(id)?.known.keys)
      const limit = commonLimit(pages.length + (byId.has(id) ? 0 : 1))
      const countOf = (key: number) => (counts.get(key) ?? 0) - Number(before.has(key)) + Number(own.has(key))
      const isCommon = (key: number) => countOf(key) > limit
      const wasCommon = (key: number) => (counts.get(key) ?? 0) > commonLimit(pages.length)
      // A text that is common only now counts no longer for others either.
      const changed = new Set([...own, ...before].filter((key) => isCommon(key) !== wasCommon(key)))
      const sketch = sketchOf(texts, isCommon)
      if (sketch === undefined) return undefined

      function agreementWith({ known, textsOf }: Entry, at: number): number {
        const isChanged = changed.size > 0 && known.keys.some((key) => changed.has(key))
        const other = isChanged ? sketchOf(textsOf(), isCommon) : known.sketch
        if (sketch === undefined || other === undefined) return 0
        return isChanged ? agreementOf(sketch, other) : agreementOf(sketch, sketches, at * sketchSize)
      }
      let [best, most]: [Entry | undefined, number] = [undefined, 0]
      for (const [at, page] of pages.entries()) {
        const agreeing = page.id === id ? 0 : agreementWith(page, at)
        if (agreeing > most) [best, most] = [page, agreeing]
      }
      if (best === undefined) return undefined
      const shinglesOf = (all: readonly string[]) => {
        const counted = all.filter((text) => !isCommon(keyOf(text)))
        return distinct(read(all, counted).shingles)
      }
      return { id: best.id, share: likeness(shinglesOf(texts), shinglesOf(best.textsOf())) }
    },
  }
}
