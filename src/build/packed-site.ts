import type { Image } from '../../schema/image.ts'
import type { ContentRecord } from '../content/load-again.ts'
import type { Comparison } from '../content/near-duplicates/faults.ts'
import type { PageRecord } from '../content/page-record.ts'
import type { UsedNames } from '../renderer/class-names.ts'
import type { MadePage, MadeRelease } from './again.ts'

/** All that is remembered of a site that was built. */
export type SiteRecord = { content: ContentRecord; release: MadeRelease; compared: Comparison | undefined }

/** Values that many pages have, each once. */
function createTable<Value>(keyOf: (value: Value) => unknown = (value) => value) {
  const numbers = new Map<unknown, number>()
  const values: Value[] = []
  return {
    values,
    add(value: Value): number {
      const key = keyOf(value)
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, values.length)
      return values.push(value) - 1
    },
  }
}

/** Fields of a record that are lists of texts which other pages have as well. */
const textLists = ['data', 'aliases', 'ids', 'hrefs', 'used'] as const

/** The record as JSON that is read in a moment: what many pages have stands in tables. */
export function packSite({ content, release, compared }: SiteRecord) {
  const texts = createTable<string>()
  const images = createTable<Image>((image) => JSON.stringify(image))
  const uses = createTable<UsedNames>((used) => JSON.stringify(used))
  const numbersOf = (list: readonly string[]) => list.map(texts.add)
  const pages = content.pages.map((record) => {
    const { summary, words, ...rest } = record
    const lists = Object.fromEntries(textLists.map((key) => [key, numbersOf(record[key])]))
    const packed = { ...summary, images: summary.images.map(images.add) }
    return { ...rest, ...lists, summary: packed, words: { ...words, headings: numbersOf(words.headings) } }
  })
  const made = Object.entries(release.pages).map(
    ([path, page]) => [path, { ...page, uses: page.uses.map(uses.add), apart: numbersOf(page.apart) }] as const,
  )
  const sketches = [...(compared?.pages ?? [])].map(([path, { hashes, common, sketch }]) => {
    const bytes = sketch && Buffer.from(sketch.buffer, sketch.byteOffset, sketch.byteLength).toString('base64')
    return [path, hashes, common, bytes ?? ''] as const
  })
  return {
    content: { ...content, pages },
    release: { ...release, pages: made },
    compared: { sketches, settled: compared?.settled ?? [] },
    texts: texts.values,
    images: images.values,
    uses: uses.values,
  }
}

export type PackedSite = ReturnType<typeof packSite>

export function unpackSite({ content, release, compared, texts, images, uses }: PackedSite): SiteRecord {
  const textsOf = (numbers: readonly number[]) => numbers.map((at) => texts[at] as string)
  return {
    content: {
      ...content,
      pages: content.pages.map((page): PageRecord => {
        const { summary, words } = page
        const lists = Object.fromEntries(
          textLists.map((key) => [key, textsOf((page as unknown as Record<string, number[]>)[key] ?? [])]),
        )
        return {
          ...(page as unknown as PageRecord),
          ...lists,
          summary: { ...summary, images: summary.images.map((at) => images[at] as Image) },
          words: { ...words, headings: textsOf(words.headings) },
        }
      }),
    },
    release: {
      ...release,
      pages: Object.fromEntries(
        release.pages.map(([path, page]): [string, MadePage] => [
          path,
          { ...page, uses: page.uses.map((at) => uses[at] as UsedNames), apart: textsOf(page.apart) },
        ]),
      ),
    },
    compared: {
      pages: new Map(
        compared.sketches.map(([path, hashes, common, sketch]) => [path, { hashes, common, sketch: sketchOf(sketch) }]),
      ),
      settled: compared.settled,
    },
  }
}

function sketchOf(text: string): Uint32Array | undefined {
  if (text === '') return undefined
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
  return new Uint32Array(bytes.buffer)
}
