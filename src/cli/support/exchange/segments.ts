import { cutAtCodes, type InlinePart } from '../../../content/translations/inline-codes.ts'
import { comparable } from '../../../content/translations/same-text.ts'
import { type ExchangeUnit, exchangeState } from './exchange-unit.ts'
import { paragraphsOf } from './paragraphs.ts'

/** A paragraph of a unit, with its translation. */
export type Segment = {
  source: InlinePart[]
  target?: InlinePart[]
  /** The old source and its translation, where the source has changed. */
  before?: { source: InlinePart[]; target: InlinePart[] }
  state: 'new' | 'stale' | 'unreviewed' | 'translated'
}

/** The highest number of a code among parts; 0 if they have none. */
const lastId = (parts: readonly InlinePart[]) =>
  Math.max(0, ...parts.map((part) => (typeof part === 'string' ? 0 : part.id)))

/**
 * The codes of a text with the numbers that the same codes have in its source, so that a program pairs them. A code that the source does
 * not have gets a number of its own, above `last`.
 */
function numberedAs(
  source: readonly InlinePart[],
  text: string,
  { isMarkdown, last }: { isMarkdown: boolean; last: number },
): InlinePart[] {
  const codes = source.filter((part) => typeof part !== 'string')
  const free = codes.filter(({ kind }) => kind !== 'close')
  let next = last + 1
  const ids = new Map<number, number>()
  const parts = cutAtCodes(text, isMarkdown)
  const closeOf = (id: number, among: readonly InlinePart[]) =>
    among.find((part) => typeof part !== 'string' && part.id === id && part.kind === 'close')
  for (const part of parts) {
    if (typeof part === 'string' || part.kind === 'close') continue
    const close = closeOf(part.id, parts)
    const index = free.findIndex((code) => {
      const own = closeOf(code.id, codes)
      const isSameClose = typeof own !== 'string' && typeof close !== 'string' && own?.written === close?.written
      return code.kind === part.kind && code.written === part.written && isSameClose
    })
    const [same] = index < 0 ? [] : free.splice(index, 1)
    ids.set(part.id, same?.id ?? next++)
  }
  return parts.map((part) => (typeof part === 'string' ? part : { ...part, id: ids.get(part.id) ?? part.id }))
}

/** The paragraphs of the texts of a unit, which stand beside each other; a single one if one of the texts has another number of them. */
function paragraphs({ source, target, before, isMarkdown }: ExchangeUnit) {
  const texts = { source, target, before }
  const split = {
    source: paragraphsOf(source, isMarkdown),
    ...(target !== undefined && { target: paragraphsOf(target, isMarkdown) }),
    ...(before !== undefined && { before: paragraphsOf(before, isMarkdown) }),
  }
  const isParallel = Object.values(split).every(({ length }) => length === split.source.length)
  return split.source
    .map((_, index) => {
      const part = (name: 'source' | 'target' | 'before') => (isParallel ? split[name]?.[index] : texts[name])
      return { source: part('source') ?? source, target: part('target'), before: part('before') }
    })
    .slice(0, isParallel ? undefined : 1)
}

/** A unit in paragraphs, each with its translation: {@link paragraphs}. */
export function segmentsOf(unit: ExchangeUnit): Segment[] {
  const { isMarkdown } = unit
  const state = exchangeState(unit)
  const segments: Segment[] = []
  // Numbers are those of the unit: no two codes of its paragraphs share one.
  let last = 0
  const counted = (parts: InlinePart[]) => {
    last = Math.max(last, lastId(parts))
    return parts
  }
  for (const { source, target, before } of paragraphs(unit)) {
    const parts = counted(cutAtCodes(source, isMarkdown, last + 1))
    const numbered = (text: string) => counted(numberedAs(parts, text, { isMarkdown, last }))
    const isStale = target !== undefined && before !== undefined && comparable(before) !== comparable(source)
    segments.push({
      source: parts,
      ...(target !== undefined && { target: numbered(target) }),
      ...(isStale && { before: { source: numbered(before), target: numbered(target) } }),
      state: state === 'stale' && !isStale ? 'translated' : state,
    })
  }
  return segments
}
