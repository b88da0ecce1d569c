import type { ContentRecord } from '../content/content-record.ts'
import type { Comparison } from '../content/near-duplicates/faults.ts'
import type { PageRecord } from '../content/page-record.ts'
import type { PageSummary } from '../content/page-summary.ts'
import type { UsedNames } from '../renderer/class-names.ts'
import type { MadePage, MadeRelease } from './again.ts'

/** All that is remembered of a site that was built. */
export type SiteRecord = { content: ContentRecord; release: MadeRelease; compared: Comparison | undefined }

/** Fields of a record that are lists of texts which other pages have as well. */
const textLists = ['data', 'aliases', 'ids', 'hrefs', 'used'] as const

/** Fields of a summary that many pages have the same value of. */
const sharedFields = ['types', 'images', 'cases', 'forms', 'documents', 'cardImage', 'scene', 'quote'] as const

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

/** `whole` with another value for each of these fields that it has. */
function withOther<Whole extends object, Key extends keyof Whole, Other>(
  whole: Whole,
  keys: readonly Key[],
  other: (value: NonNullable<Whole[Key]>) => Other,
): Omit<Whole, Key> & Record<Key, Other> {
  const others: Partial<Record<Key, Other>> = {}
  for (const key of keys) {
    const value = whole[key]
    if (value !== undefined && value !== null) others[key] = other(value)
  }
  return { ...whole, ...others } as Omit<Whole, Key> & Record<Key, Other>
}

/** The record as JSON that is read in a moment: what many pages have stands in tables. */
export function packSite({ content, release, compared }: SiteRecord) {
  const texts = createTable<string>()
  const values = createTable<unknown>((value) => JSON.stringify(value))
  const numbersOf = (list: readonly string[]) => list.map(texts.add)
  const sketches = [...(compared?.pages ?? [])].map(([path, { hashes, common, sketch }]) => {
    const bytes = sketch && Buffer.from(sketch.buffer, sketch.byteOffset, sketch.byteLength).toString('base64')
    return [path, hashes, common, bytes ?? ''] as const
  })
  return {
    content: {
      ...content,
      pages: content.pages.map((record) => ({
        ...withOther(record, textLists, numbersOf),
        summary: withOther(record.summary, sharedFields, values.add),
        words: withOther(record.words, ['headings'], numbersOf),
      })),
    },
    release: {
      ...release,
      pages: Object.entries(release.pages).map(
        ([path, page]) => [path, { ...page, uses: page.uses.map(values.add), apart: numbersOf(page.apart) }] as const,
      ),
    },
    compared: { sketches, settled: compared?.settled ?? [] },
    texts: texts.values,
    values: values.values,
  }
}

export type PackedSite = ReturnType<typeof packSite>

export function unpackSite({ content, release, compared, texts, values }: PackedSite): SiteRecord {
  const textsOf = (numbers: readonly number[]) => numbers.map((at) => texts[at] as string)
  const sharedValue = (at: number) => values[at]
  return {
    content: {
      ...content,
      pages: content.pages.map(
        (page): PageRecord => ({
          ...withOther(page, textLists, textsOf),
          summary: withOther(page.summary, sharedFields, sharedValue) as PageSummary,
          words: withOther(page.words, ['headings'], textsOf),
        }),
      ),
    },
    release: {
      ...release,
      pages: Object.fromEntries(
        release.pages.map(([path, page]): [string, MadePage] => [
          path,
          { ...page, uses: page.uses.map(sharedValue) as UsedNames[], apart: textsOf(page.apart) },
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
