import type { Block } from '../../../schema/block.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import { everyBlock } from '../../../schema/nested-blocks.ts'
import { renderMarkdown } from '../../components/prose/render-markdown.ts'

const hasHeading = (text: string) => /^ {0,3}#{1,6}\s/m.test(text)

/** The headings of a Markdown text in a block: their levels, and their ids. */
function headingsIn(text: string, blockId: string): { levels: string; ids: string[] } {
  const found = [...renderMarkdown(text, { topLevel: 2, anchors: blockId }).html.matchAll(/<h([2-6]) id="([^"]*)"/g)]
  return { levels: found.map(([, level]) => level).join(), ids: found.map(([, , id = '']) => id) }
}

/** Collects the ids of headings in a value, and those of the same headings in the source. A value of other structure has none. */
function collect(value: unknown, source: unknown, blockId: string, into: Map<string, string>): void {
  if (typeof value === 'string' && typeof source === 'string') {
    if (value === source || !hasHeading(value) || !hasHeading(source)) return
    const [own, given] = [headingsIn(value, blockId), headingsIn(source, blockId)]
    if (own.levels !== given.levels) return
    for (const [index, id] of own.ids.entries()) into.set(id, given.ids[index] ?? id)
  } else if (Array.isArray(value) && Array.isArray(source))
    for (const [index, entry] of value.entries()) collect(entry, source[index], blockId, into)
  else if (isMapping(value) && isMapping(source))
    for (const [key, entry] of Object.entries(value)) collect(entry, source[key], blockId, into)
}

/**
 * The ids of the headings in translated Markdown by those that they have in the source, so that an anchor leads to the same heading in
 * each language. Headings of other levels than in the source keep their own: nobody knows which is which.
 */
export function headingIds(blocks: readonly Block[], source: readonly Block[]): ReadonlyMap<string, string> {
  const sources = new Map(everyBlock(source).map((block) => [block.id, block]))
  const ids = new Map<string, string>()
  for (const block of everyBlock(blocks)) collect(block, sources.get(block.id), block.id ?? block.type, ids)
  return ids
}

/** Puts ids of the source in the place of those of a language, at headings and in lists of contents. */
export const withHeadingIds = (html: string, ids: ReadonlyMap<string, string>): string =>
  ids.size === 0
    ? html
    : html.replace(/( id="| href="#)([^"]+)(?=")/g, (_, start: string, id: string) => start + (ids.get(id) ?? id))
