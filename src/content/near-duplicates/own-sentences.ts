import type { BlockSchemas } from '../../../schema/block.ts'
import type { Diagnostic } from '../../../schema/diagnostic.ts'
import type { Page } from '../../../schema/page.ts'
import { type Derive, deriveAlways } from '../../cache/derive.ts'
import { recordRead } from '../../cache/reads.ts'
import { diagnose, fileStart } from '../diagnostics/diagnose.ts'
import { comparedPages, createPageTexts } from './near-duplicate-checks.ts'
import { createPageReader } from './page-sketch.ts'

type Compared = {
  pages: readonly Page[]
  /** Names of records and of the areas around them, which are ignored. */
  names: Iterable<string>
  /** How many sentences of its own a page needs, by its address. */
  ownSentences: ReadonlyMap<string, number>
  sources: (file: string) => string | undefined
  derive?: Derive
}

/** A title or a label says nothing by itself: a sentence has so many characters at least. */
const leastLength = 30

/** The sentences of texts. */
const sentencesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?…])\s+|(?<=[。！？])|\n+/))
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= leastLength)

/**
 * Pages of matrices with `ownSentences` that have fewer sentences than that which stand on no other page, and so are not indexed. Two sentences that differ
 * in names alone are the same. Pages with `noindex` are not counted, and neither is what is asked in forms.
 */
export function ownSentenceDiagnostics(
  { pages, names, ownSentences, sources, derive = deriveAlways }: Compared,
  schemas: BlockSchemas,
): Diagnostic[] {
  if (ownSentences.size === 0) return []
  const textsOf = createPageTexts(schemas)
  const { hashOfWords } = createPageReader(names)
  const read = comparedPages(pages).map((page) => {
    const hashes = derive(page, 'sentences', () => {
      recordRead('names')
      return [...new Set(sentencesOf(textsOf(page)).map(hashOfWords))]
    })
    return { page, hashes }
  })
  const pagesWith = new Map<number, number>()
  for (const { hashes } of read) for (const hash of hashes) pagesWith.set(hash, (pagesWith.get(hash) ?? 0) + 1)
  return read.flatMap(({ page, hashes }) => {
    const { file, path, detached } = page
    const least = ownSentences.get(path)
    const has = hashes.filter((hash) => pagesWith.get(hash) === 1).length
    if (least === undefined || has >= least) return []
    const isOwn = (sentence: string) => pagesWith.get(hashOfWords(sentence)) === 1
    const own = has === 0 ? [] : sentencesOf(textsOf(page)).filter(isOwn)
    const noindexPath = detached ? ['noindex'] : ['overrides', 'noindex']
    return [
      diagnose('few-own-sentences', fileStart({ file, text: sources(file) ?? '' }), { has, least, own, noindexPath }),
    ]
  })
}
