import { commonTexts, comparedPage, countedTexts, countTexts } from './compared-page.ts'
import { nearestTo } from './nearest.ts'
import { createPageReader, type PageSketch } from './page-sketch.ts'
import { distinct, likeness } from './shingles.ts'

/** A page of the index: what it is called, and the texts of its blocks. The same `source` always has the same texts. */
export type IndexedPage = { id: string; source: object; textsOf: () => readonly string[] }

/** The page that is most like another one, and how alike they are, from 0 to 1. */
export type NearestPage = { id: string; share: number }

/**
 * Finds for one page after the other what `findNearDuplicates()` finds for all at once: the page that is most like it, and
 * by how much. It keeps the sketches of all pages, so that a page that has changed is compared without reading the others.
 */
export function createLikenessIndex(names: Iterable<string>) {
  const { sketchOf, shinglesOf } = createPageReader(names)
  const sketched = new WeakMap<object, PageSketch>()
  let pages: readonly IndexedPage[] = []
  let sketches: readonly PageSketch[] = []
  let indexOf: ReadonlyMap<string, number> = new Map()
  let counts: Map<number, number> = new Map()
  let common: ReadonlySet<number> = new Set()
  let compared: ReturnType<typeof comparedPage>[] = []

  /** Common texts after the page at an index, or a further one, has become another. */
  function commonWith(sketch: PageSketch, index: number | undefined): ReadonlySet<number> {
    const now = countTexts([sketch])
    const before = countTexts(index === undefined ? [] : [sketches[index] as PageSketch])
    const changed = new Map(counts)
    for (const hash of before.keys()) changed.set(hash, (changed.get(hash) ?? 0) - 1)
    for (const hash of now.keys()) changed.set(hash, (changed.get(hash) ?? 0) + 1)
    return commonTexts(changed, index === undefined ? sketches.length + 1 : sketches.length)
  }

  return {
    /** Takes over all pages; only those that are new are read. Each step takes about as long as to read one page. */
    *update(all: readonly IndexedPage[]): Generator<undefined, void> {
      const read: PageSketch[] = []
      for (const { source, textsOf } of all) {
        const sketch = sketched.get(source) ?? sketchOf(textsOf())
        sketched.set(source, sketch)
        read.push(sketch)
        yield
      }
      pages = all
      sketches = read
      indexOf = new Map(all.map(({ id }, index) => [id, index]))
      counts = countTexts(read)
      common = commonTexts(counts, read.length)
      compared = read.map((sketch) => comparedPage(sketch, common))
    },
    /**
     * The page that is most like the one with an id and these texts, which may be new; `undefined` if it is too short to
     * compare, or no other page is like it at all.
     */
    nearest(id: string, texts: readonly string[]): NearestPage | undefined {
      const sketch = sketchOf(texts)
      const index = indexOf.get(id)
      const commonNow = commonWith(sketch, index)
      const one = comparedPage(sketch, commonNow)
      if (one === undefined) return undefined
      // A text that is common only now counts no longer for others either.
      const isSame = commonNow.size === common.size && commonNow.isSubsetOf(common)
      const found = nearestTo(one, isSame ? compared : sketches.map((other) => comparedPage(other, commonNow)), index)
      const other = found && pages[found.page]
      if (other === undefined) return undefined
      const read = (all: readonly string[], of: PageSketch) => {
        const counted = countedTexts(of, commonNow)
        return distinct(shinglesOf(all.filter((_, index) => counted?.[index])))
      }
      const share = likeness(read(texts, sketch), read(other.textsOf(), sketches[found?.page ?? 0] as PageSketch))
      return { id: other.id, share }
    },
  }
}
